"""Screens for all eyes, and many who watch: what they are told, and how often."""

import pytest

from boomtown.app.options import Options
from boomtown.app.presence import FEW
from boomtown.app.room import TALLY_EVERY
from boomtown.app.told import TableTold
from boomtown.protocol.encode import frames
from boomtown.rules.rng import Stream
from tests.app.asking import code
from tests.app.table import Table, play_round, started, table

SPECTATOR, SCREEN = 99, 98


def shown(options: Options, people: int = 2) -> Table:
    """Begin a game that somebody watches, beside a screen that a player has put up."""
    made = table(options, people)
    made.enter(SPECTATOR, "a spectator")
    made.enter(SCREEN, "p0", screen=True)
    made.send(0, {"t": "start"})
    return made


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_a_screen_is_told_what_those_who_watch_are_told(mode: str) -> None:
    made, rng = shown(Options(mode=mode)), Stream(3)
    for connection in (SPECTATOR, SCREEN):
        made.heard[connection].clear()
    for _ in range(3):
        made.draft(0, [])
        play_round(made, rng)
    made.send(0, {"t": "end"})
    assert made.heard[SCREEN] == made.heard[SPECTATOR]
    assert made.heard[SCREEN]


@pytest.mark.rule("R3.8")
def test_a_screen_that_comes_back_gets_no_draft_and_no_turn_of_its_owner() -> None:
    made = shown(Options(mode="expert"))
    made.draft(0, ["refuse"])
    made.confirm(0, made.turn(0, Stream(1)))
    made.go(SCREEN)
    made.heard[SCREEN].clear()
    made.enter(SCREEN, "p0", screen=True)
    told = {one["t"]: one for one in made.decoded(SCREEN)}
    assert set(told) == {"room", "table", "answer"}
    assert "you" not in told["room"]
    assert told["table"].get("sent") is None
    assert "hand" not in told["table"]["cards"]


@pytest.mark.parametrize(
    "asked",
    [
        {"t": "draft", "round": 1, "moves": []},
        {"t": "confirm", "round": 1, "moves": ["refuse", "confirm"]},
        {"t": "why", "round": 1, "moves": [], "move": "refuse"},
        {"t": "join", "name": "Screen"},
        {"t": "leave"},
        {"t": "pause", "paused": True},
        {"t": "end"},
    ],
)
def test_nothing_can_be_done_from_a_screen(asked: dict[str, object]) -> None:
    assert code(shown(Options()), SCREEN, asked) == "not_seated"


def test_a_screen_is_neither_somebody_watching_nor_a_sign_that_its_owner_is_there() -> None:
    made = shown(Options())
    assert made.last(0, "room")["watching"] == 1
    made.go(0)
    assert made.last(SPECTATOR, "room")["seats"][0]["state"] == "away"


def test_who_plays_may_put_a_screen_up_where_nobody_else_may_watch() -> None:
    made = shown(Options(spectators=False))
    assert made.decoded(SPECTATOR)[-1]["t"] == "farewell"
    assert made.all(SCREEN, "table")
    made.send(0, {"t": "leave"})
    assert made.decoded(SCREEN)[-1]["t"] == "farewell"


def test_of_many_who_come_to_watch_all_are_told_once_in_a_while() -> None:
    made = started(people=2)
    for number in range(100):
        made.enter(1_000 + number, f"w{number}")
    assert len(made.all(0, "room")) < FEW + 10
    made.pass_time(TALLY_EVERY)
    assert made.last(0, "room")["watching"] == 100
    assert made.last(1_000, "room")["watching"] == 100
    assert made.room.wake_at() is None


def test_everybody_who_watches_gets_one_and_the_same_frame() -> None:
    made = started(Options(seats=20, scores=False), people=2, bots=18)
    told = made.room.table_told(7)
    assert isinstance(told, TableTold)
    written = frames(told)
    list(written.worked_out())
    assert written.frame(None) is written.frame(None)
    assert written.frame(0) != written.frame(None)
