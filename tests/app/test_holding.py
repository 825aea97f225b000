"""Bots take the time that people take, and nobody waits for them."""

import pytest

from boomtown.app.holding import LONGEST, SHARE, SOONEST
from boomtown.app.options import BotPace, Options
from boomtown.app.stored import Decide
from boomtown.app.timing import SECOND
from boomtown.rules.rng import Stream
from tests.app.keeping import brought_back
from tests.app.table import Table, started


def confirmed(made: Table) -> list[int]:
    """Return the seats that are in."""
    assert made.room.play is not None
    game = made.room.play.game
    return [seat for seat in range(game.seats) if game.confirmed >> seat & 1]


def round_of(made: Table) -> int:
    """Return the open round."""
    assert made.room.play is not None
    return made.room.play.game.round


def confirm(made: Table, connection: int) -> None:
    """Let a person confirm some turn."""
    assert made.confirm(connection, made.turn(connection, Stream(connection)))["t"] == "answer"


def moments(made: Table) -> list[int]:
    """Let time pass from one wish to be woken to the next; return when bots came in."""
    began, seen = made.clock.time, []
    while len(confirmed(made)) < len(made.room.chairs) - 2:
        wake = made.room.wake_at()
        assert wake is not None
        before = len(confirmed(made))
        made.pass_time(wake - made.clock.time)
        seen += [made.clock.time - began] * (len(confirmed(made)) - before)
    return seen


def test_among_people_bots_come_in_one_by_one() -> None:
    made = started(Options(seats=6), people=2, bots=4)
    assert confirmed(made) == []
    came = moments(made)
    assert len(set(came)) == 4
    assert all(SOONEST <= moment <= LONGEST for moment in came)


def test_with_the_last_person_all_bots_are_in() -> None:
    made = started(Options(seats=6), people=2, bots=4)
    confirm(made, 0)
    assert confirmed(made) == [0]
    confirm(made, 1)
    assert round_of(made) == 2
    assert confirmed(made) == []


@pytest.mark.parametrize(
    ("pace", "people", "waits"),
    [
        ("people", 1, False),
        ("people", 2, True),
        ("none", 2, False),
        ("always", 1, True),
    ],
)
def test_the_host_decides_when_bots_take_their_time(
    pace: BotPace, people: int, waits: bool
) -> None:
    made = started(Options(bot_pace=pace), people=people, bots=2)
    assert confirmed(made) == ([] if waits else [people, people + 1])


def test_nobody_waits_for_a_bot_even_if_it_always_takes_its_time() -> None:
    made = started(Options(bot_pace="always"), people=1, bots=3)
    confirm(made, 0)
    assert round_of(made) == 2


def test_a_turn_that_comes_after_everybody_counts_at_once() -> None:
    made = started(people=2, bots=1)
    made = started(people=2, bots=1)
    made.bots_act = False
    confirm(made, 0)
    confirm(made, 1)
    made.thoughts.clear()
    made.bots_act = True
    made.room.play.thinking.clear()  # type: ignore[union-attr]
    made.room.think(2, "random")
    made.deliver()
    assert round_of(made) == 2


@pytest.mark.parametrize(("tempo", "seconds"), [("round", 9), ("bank", 30)])
def test_bots_take_a_part_of_a_short_time(tempo: str, seconds: int) -> None:
    options = Options(seats=6, tempo=tempo, seconds=seconds)  # type: ignore[arg-type]
    made = started(options, people=2, bots=4)
    assert max(moments(made)) <= seconds * SECOND // SHARE


def test_a_bank_knows_when_a_bot_had_decided() -> None:
    made = started(Options(tempo="bank", seconds=60), people=2, bots=1)
    made.pass_time(30 * SECOND)
    confirm(made, 0)
    confirm(made, 1)
    assert made.room.play is not None
    assert made.room.play.timing.banks == (30 * SECOND, 30 * SECOND, 60 * SECOND)


def test_while_time_stands_still_no_bot_comes_in_and_afterwards_it_does() -> None:
    made = started(people=2, bots=1)
    made.send(0, {"t": "pause", "paused": True})
    assert made.room.wake_at() is None
    made.pass_time(LONGEST)
    assert confirmed(made) == []
    made.send(0, {"t": "pause", "paused": False})
    assert confirmed(made) == []
    moments_left = made.room.wake_at()
    assert moments_left is not None
    assert moments_left - made.clock.time >= SOONEST
    made.pass_time(LONGEST)
    assert confirmed(made) == [2]


def test_a_person_who_confirms_in_a_pause_waits_for_nobody() -> None:
    made = started(people=2, bots=1)
    made.send(0, {"t": "pause", "paused": True})
    confirm(made, 0)
    confirm(made, 1)
    assert round_of(made) == 2


def test_when_the_last_person_who_was_waited_for_leaves_all_bots_come_in() -> None:
    made = started(people=2, bots=1)
    confirm(made, 0)
    made.send(1, {"t": "leave"})
    assert round_of(made) == 2


def test_who_takes_the_seat_back_is_not_overtaken_by_its_bot() -> None:
    made = started(Options(tempo="round", seconds=60, on_timeout="seat"), people=3)
    confirm(made, 0)
    confirm(made, 1)
    made.pass_time(60 * SECOND)
    assert round_of(made) == 2
    assert made.room.chairs[2].bot is not None
    made.send(2, {"t": "join", "name": "Person 2"})
    made.pass_time(LONGEST)
    assert confirmed(made) == []


def test_after_a_restart_bots_come_in_at_the_moments_they_would_have() -> None:
    made, again = (started(Options(seats=6), people=2, bots=4) for _ in range(2))
    again = brought_back(again)
    assert confirmed(again) == []
    assert moments(again) == moments(made)


def test_what_is_held_is_not_stored() -> None:
    made = started(people=2, bots=2)
    assert not [write for write in made.writes if isinstance(write, Decide)]


def test_the_end_by_the_host_forgets_what_is_held() -> None:
    made = started(people=2, bots=2)
    made.send(0, {"t": "end"})
    made.pass_time(LONGEST)
    assert made.room.wake_at() is None
    assert not [write for write in made.writes if isinstance(write, Decide)]


def test_a_draft_lets_nothing_count_that_would_not_be_stored() -> None:
    made = started(people=2, bots=1)
    made.clock.time += LONGEST
    made.draft(0, [])
    assert confirmed(made) == []
    made.pass_time(0)
    assert confirmed(made) == [2]


def test_by_post_bots_answer_at_once() -> None:
    made = started(Options(tempo="days", seconds=3), people=2, bots=1)
    assert confirmed(made) == [2]
