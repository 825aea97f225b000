"""A room brought back from what was stored is the room that was there (R3.6)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.app.options import Options
from boomtown.app.restore import PIECE, restoring
from boomtown.app.room import Room
from boomtown.app.told import EndedTold, TableTold, ToAll
from boomtown.editions import edition
from boomtown.protocol.encode import frames
from boomtown.rules.commitment import Deal
from boomtown.rules.game import Game
from boomtown.rules.record import record_of
from boomtown.rules.rng import Stream
from tests.app.happenings import OPTIONS, PEOPLE, Deed, evenings, happen
from tests.app.keeping import brought_back, stored
from tests.app.table import Table, play_round, started, table


def told(room: Room) -> list[ToAll]:
    """Return what a room would tell whoever comes in now, at a restart with its moment of grace."""
    kinds: list[ToAll] = [room.room_told(1)]
    if room.play is None:
        return kinds
    now = room.table_told(1)
    if isinstance(now, TableTold) and room.row.status in ("running", "paused"):
        game = room.play.game
        waiting = [seat for seat in range(game.seats) if not game.confirmed >> seat & 1]
        now = replace(now, timing=now.timing.with_grace(waiting, now.now))
    return [*kinds, now]


def written(room: Room) -> list[bytes]:
    """Return what every seat and those who watch would read."""
    contents = []
    for one in told(room):
        frame = frames(one)
        for _ in frame.worked_out():
            pass
        contents += [frame.frame(seat) for seat in (None, *range(len(room.chairs)))]
    return contents


def spelt_out(game: Game) -> Game:
    """Return a game whose settings name every switch, as those of its record do."""
    settings = game.ruleset.settings
    record = record_of(settings, edition(settings.edition), Deal(0))
    return replace(game, ruleset=replace(game.ruleset, settings=record.settings))


def check_the_same(made: Table) -> None:
    """Bring the room back, and compare what it is and what it tells."""
    again = brought_back(made)
    assert (again.room.row, again.room.chairs) == (made.room.row, made.room.chairs)
    assert written(again.room) == written(made.room)
    living, play = made.room.play, again.room.play
    assert (living is None) == (play is None)
    if living is None or play is None:
        return
    assert spelt_out(play.game) == spelt_out(living.game)
    assert (play.record, play.rounds, play.past) == (living.record, living.rounds, living.past)
    assert (play.claims, play.confirmed_at) == (living.claims, living.confirmed_at)


def check_bots_are_asked(room: Room) -> None:
    """Nobody waits for a bot that nobody has asked."""
    play = room.play
    if play is None or room.row.status not in ("running", "paused"):
        return
    bots = [seat for seat, chair in enumerate(room.chairs) if chair.bot]
    idle = [s for s in bots if not play.game.confirmed >> s & 1 and s not in play.thinking]
    assert idle == []


def check_all_along(made: Table, done: list[Deed]) -> None:
    """Let things happen; after some of them, and at the end, bring the room back."""
    for place, deed in enumerate(done):
        happen(made, deed)
        check_bots_are_asked(made.room)
        if deed[2] % 4 == 0 or place == len(done) - 1:
            check_the_same(made)


@pytest.mark.slow
@pytest.mark.rule("R3.6")
@given(st.sampled_from(OPTIONS), evenings)
def test_a_room_comes_back_as_it_was_whatever_happened_before_and_in_the_game(
    options: Options, done: list[Deed]
) -> None:
    made = table(options, people=2)
    for connection in range(2, PEOPLE):
        made.enter(connection)
    check_all_along(made, done)


@pytest.mark.slow
@pytest.mark.rule("R3.6")
@given(st.sampled_from(OPTIONS[:-2]), evenings)
def test_a_game_of_people_and_bots_comes_back_as_it_was(options: Options, done: list[Deed]) -> None:
    made = started(options, people=2, bots=1)
    check_all_along(made, done)


@pytest.mark.parametrize("options", OPTIONS[:-1], ids=lambda one: f"{one.mode}-{one.tempo}")
def test_a_whole_game_comes_back_after_every_turn(options: Options) -> None:
    people = 1 if options.mode == "aaa" else 2
    made, rng = started(options, people=people), Stream(7)
    while made.room.row.status == "running":
        play_round(made, rng)
        if made.room.play is not None and made.room.play.game.round % 6 == 0:
            check_the_same(made)
    check_the_same(made)


@pytest.mark.rule("R3.6")
def test_a_restored_game_goes_on_as_the_living_one() -> None:
    made, rng = started(people=2), Stream(7)
    for _ in range(4):
        play_round(made, rng)
    again = brought_back(made)
    for one in (made, again):
        stream = Stream(9)
        while one.room.row.status == "running":
            play_round(one, stream)
    ends = [{**one.last(1, "ended"), "v": 0} for one in (made, again)]
    assert ends[0] == ends[1]


def test_a_long_log_is_replayed_in_pieces() -> None:
    made, rng = started(people=3), Stream(7)
    while made.room.row.status == "running":
        play_round(made, rng)
    log = stored(made.writes)
    pauses = sum(1 for _ in restoring(log, made.room.tools))
    assert pauses == (len(log.decisions) + PIECE - 1) // PIECE


def test_an_ended_room_has_nothing_more_to_wake_for() -> None:
    made = started(OPTIONS[2], people=2)
    made.send(0, {"t": "end"})
    again = brought_back(made)
    assert again.room.wake_at() is None
    assert isinstance(again.room.table_told(1), EndedTold)
