"""Time as everybody is told of it, what happens when it is up, and what a restart does to it."""

import pytest

from boomtown.app.options import OnTimeout, Options, Tempo
from boomtown.app.stored import Advance, OpenGame, PutTiming, Steer
from boomtown.app.timing import DAY, GRACE, SECOND
from boomtown.rules.rng import Stream
from tests.app.asking import code, seats
from tests.app.keeping import brought_back, stored
from tests.app.table import Table, play_round, started, table

MINUTE = 60 * SECOND


def timed(
    tempo: Tempo = "round", seconds: int = 60, people: int = 2, on_timeout: OnTimeout = "turn"
) -> Table:
    """Begin a game with a clock."""
    options = Options(tempo=tempo, seconds=seconds, on_timeout=on_timeout)
    return started(options, people=people)


def round_of(made: Table) -> int:
    assert made.room.play is not None
    return made.room.play.game.round


def test_without_a_clock_nobody_is_ever_late() -> None:
    made = started(people=2)
    assert made.room.wake_at() is None
    assert "deadline" not in made.last(0, "table")
    made.pass_time(365 * DAY)
    assert round_of(made) == 1
    assert not made.thoughts


@pytest.mark.parametrize(
    ("tempo", "seconds", "length"),
    [("round", 60, MINUTE), ("bank", 600, 10 * MINUTE), ("days", 3, 3 * DAY)],
)
def test_a_seat_is_late_when_its_time_is_up_and_not_before(
    tempo: Tempo, seconds: int, length: int
) -> None:
    made = timed(tempo, seconds)
    assert made.last(0, "table")["deadline"] == length
    assert made.room.wake_at() == made.clock.time + length
    made.pass_time(length - 1)
    assert round_of(made) == 1
    made.pass_time(1)
    assert round_of(made) == 2


def test_each_round_has_its_own_time() -> None:
    made = timed("round", 60)
    made.pass_time(50 * SECOND)
    play_round(made, Stream(1))
    assert made.last(0, "table")["deadline"] == MINUTE
    assert made.room.wake_at() == made.clock.time + MINUTE


def test_several_who_are_late_are_played_on_at_once() -> None:
    made = timed("round", 60, people=4)
    made.confirm(2, made.turn(2, Stream(1)))
    made.bots_act = False
    made.pass_time(MINUTE)
    assert [(one.seat, one.bot) for one in made.thoughts] == [
        (0, "apprentice"),
        (1, "apprentice"),
        (3, "apprentice"),
    ]
    made.pass_time(MINUTE)
    assert len(made.thoughts) == 3
    assert made.room.wake_at() is None
    made.think()
    made.deliver()
    assert round_of(made) == 2


def test_a_bot_plays_the_turn_and_the_seat_stays_with_its_person() -> None:
    made = timed("round", 60)
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(MINUTE)
    assert [seat["state"] for seat in seats(made)] == ["here", "here"]
    assert made.confirm(1, made.turn(1, Stream(2)))["t"] == "answer"


def test_a_bot_takes_the_seat_and_its_person_takes_it_back() -> None:
    made = timed("round", 60, on_timeout="seat")
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(MINUTE)
    assert seats(made)[1]["state"] == "bot"
    assert seats(made)[1]["name"] == "Person 1"
    assert made.last(1, "room")["you"] == 1
    for kind in ("draft", "confirm"):
        assert code(made, 1, {"t": kind, "round": 2, "moves": []}) == "bot_plays"
    assert code(made, 1, {"t": "take_back", "round": 2}) == "bot_plays"
    made.send(1, {"t": "join", "name": "Person 1"})
    assert seats(made)[1]["state"] == "here"
    assert code(made, 1, {"t": "take_back", "round": 2}) == ""
    assert made.confirm(1, made.turn(1, Stream(2)))["t"] == "answer"
    kinds = [(write.kind, write.seat) for write in made.writes if isinstance(write, Steer)]
    assert kinds == [("bot", 1), ("person", 1)]


def test_a_seat_taken_back_while_its_bot_thinks_is_not_played_by_it() -> None:
    made = timed("round", 60, on_timeout="seat")
    made.bots_act = False
    made.pass_time(MINUTE)
    assert len(made.thoughts) == 2
    made.send(1, {"t": "join", "name": "Person 1"})
    made.think()
    made.deliver()
    assert made.room.play is not None
    assert made.room.play.game.confirmed == 0b01


def test_a_bot_goes_on_playing_the_seat_that_it_took() -> None:
    made = timed("round", 60, on_timeout="seat")
    made.pass_time(MINUTE)
    assert round_of(made) > 2
    assert made.room.row.status == "ended"


def test_a_bots_own_seat_is_never_taken() -> None:
    made = table(Options(tempo="round", seconds=60, on_timeout="seat"), people=1, bots=1)
    made.bots_act = False
    made.send(0, {"t": "start"})
    made.thoughts.clear()
    assert made.room.play is not None
    made.room.play.thinking.clear()  # as if its process had died
    made.pass_time(MINUTE)
    assert [(one.seat, one.bot) for one in made.thoughts] == [(0, "apprentice"), (1, "random")]
    assert made.room.chairs[1].bot == "random"


@pytest.mark.parametrize("tempo", ["round", "bank"])
def test_a_pause_stops_the_time_for_everybody(tempo: Tempo) -> None:
    made = timed(tempo, 60)
    made.pass_time(20 * SECOND)
    made.send(0, {"t": "pause", "paused": True})
    assert made.room.wake_at() is None
    assert made.last(1, "table")["deadline"] == 40 * SECOND
    made.pass_time(DAY)
    assert round_of(made) == 1
    made.enter(9, "a spectator")
    made.enter(10, "p1")
    assert made.last(10, "table")["deadline"] == 40 * SECOND
    made.send(0, {"t": "pause", "paused": False})
    assert made.last(1, "table")["deadline"] == 40 * SECOND
    assert made.room.wake_at() == made.clock.time + 40 * SECOND
    made.pass_time(40 * SECOND)
    assert round_of(made) == 2


def test_a_round_that_closes_in_a_pause_leaves_the_next_one_its_whole_time() -> None:
    made = timed("round", 60)
    made.send(0, {"t": "pause", "paused": True})
    made.pass_time(DAY)
    for connection in (0, 1):
        made.confirm(connection, made.turn(connection, Stream(connection)))
    assert made.last(0, "table")["deadline"] == MINUTE
    made.pass_time(DAY)
    made.send(0, {"t": "pause", "paused": False})
    assert made.last(0, "table")["deadline"] == MINUTE
    assert made.room.wake_at() == made.clock.time + MINUTE


def test_pausing_twice_is_pausing_once() -> None:
    made = timed("round", 60)
    made.pass_time(10 * SECOND)
    for paused in (True, True, False, False):
        before = len(made.writes)
        made.send(0, {"t": "pause", "paused": paused})
        made.pass_time(5 * SECOND)
    assert len(made.writes) == before
    assert made.room.wake_at() == made.clock.time + 40 * SECOND


def test_deadlines_are_stored_with_the_round_and_with_a_pause() -> None:
    made = timed("round", 60)
    (opened,) = (write for write in made.writes if isinstance(write, OpenGame))
    assert opened.game.deadline == made.clock.time + MINUTE
    play_round(made, Stream(1))
    (advance,) = (write for write in made.writes if isinstance(write, Advance))
    assert advance.deadline == made.clock.time + MINUTE
    made.send(0, {"t": "pause", "paused": True})
    made.pass_time(MINUTE)
    made.send(0, {"t": "pause", "paused": False})
    timings = [write.deadline for write in made.writes if isinstance(write, PutTiming)]
    assert timings == [None, made.clock.time + MINUTE]
    made.send(0, {"t": "end"})
    game = stored(made.writes).game
    assert game is not None
    assert (game.ended, game.deadline) == (True, None)


def test_a_deadline_outlives_a_restart() -> None:
    made = timed("round", 60)
    made.pass_time(15 * SECOND)
    again = brought_back(made)
    assert again.room.wake_at() == made.room.wake_at()
    assert again.last(0, "table")["deadline"] == 45 * SECOND


def test_who_became_late_while_the_server_was_away_has_a_moment_to_act() -> None:
    made = timed("round", 60, people=2)
    made.clock.time += 10 * MINUTE
    again = brought_back(made)
    assert again.last(0, "table")["deadline"] == GRACE
    again.pass_time(GRACE - 1)
    assert round_of(again) == 1
    again.pass_time(1)
    assert round_of(again) == 2


def test_who_would_be_late_in_a_moment_has_that_moment_too() -> None:
    made = timed("round", 60)
    made.clock.time += 55 * SECOND
    again = brought_back(made)
    assert again.last(0, "table")["deadline"] == GRACE


def test_a_paused_game_is_paused_after_a_restart() -> None:
    made = timed("round", 60)
    made.pass_time(20 * SECOND)
    made.send(0, {"t": "pause", "paused": True})
    made.clock.time += DAY
    again = brought_back(made)
    assert again.last(0, "room")["status"] == "paused"
    assert again.last(0, "table")["deadline"] == 40 * SECOND
    assert again.room.wake_at() is None
    again.send(0, {"t": "pause", "paused": False})
    assert again.last(0, "table")["deadline"] == 40 * SECOND


def test_bots_that_had_not_decided_before_a_restart_in_a_pause_still_do() -> None:
    made = started(people=1, bots=1)
    made.bots_act = False
    play_round(made, Stream(1))
    made.send(0, {"t": "pause", "paused": True})
    again = brought_back(made)
    again.bots_act = True
    again.think()
    again.deliver()
    again.send(0, {"t": "pause", "paused": False})
    play_round(again, Stream(2))
    assert round_of(again) == 3
