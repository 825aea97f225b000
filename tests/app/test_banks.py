"""Banks: each player's own time for the whole game, kept over rounds, pauses and restarts."""

from boomtown.app.options import Options
from boomtown.app.timing import GRACE, LEAST, SECOND, Timing, timing_of
from boomtown.rules.rng import Stream
from tests.app.keeping import brought_back
from tests.app.table import Table, started

BANK = 100


def banked(people: int = 2) -> Table:
    return started(Options(tempo="bank", seconds=BANK), people=people)


def after(made: Table, seconds: int, connection: int) -> None:
    """Let time pass, then let a seat confirm."""
    made.pass_time(seconds * SECOND)
    made.confirm(connection, made.turn(connection, Stream(made.clock.time)))


def banks(made: Table) -> list[float]:
    """Return the banks that were told last, in seconds."""
    return [bank / SECOND for bank in made.last(0, "table")["banks"]]


def paused(made: Table, seconds: int) -> None:
    made.send(0, {"t": "pause", "paused": True})
    made.pass_time(seconds * SECOND)
    made.send(0, {"t": "pause", "paused": False})


def test_everybody_begins_with_the_whole_bank() -> None:
    made = banked(3)
    assert banks(made) == [BANK] * 3
    assert made.last(1, "table")["deadline"] == BANK * SECOND


def test_each_pays_for_the_own_time_only() -> None:
    made = banked(3)
    after(made, 10, 0)
    after(made, 20, 1)
    after(made, 5, 2)
    assert banks(made) == [90, 70, 65]
    assert [made.last(n, "table")["deadline"] for n in range(3)] == [90_000, 70_000, 65_000]


def test_banks_go_on_from_round_to_round() -> None:
    made = banked()
    for _ in range(2):
        after(made, 10, 0)
        after(made, 10, 1)
    assert banks(made) == [80, 60]


def test_a_spectator_sees_the_banks_and_no_deadline_of_their_own() -> None:
    made = banked()
    made.enter(9, "a spectator")
    assert "deadline" not in made.last(9, "table")
    assert made.last(9, "table")["banks"] == [BANK * SECOND] * 2


def test_a_turn_taken_back_costs_until_it_is_confirmed_again() -> None:
    made = banked()
    after(made, 10, 0)
    made.send(0, {"t": "take_back", "round": 1})
    assert made.last(1, "confirmed")["deadline"] == 90_000
    after(made, 20, 0)
    after(made, 0, 1)
    assert banks(made) == [70, 70]


def test_a_pause_costs_nobody_anything() -> None:
    made = banked(3)
    after(made, 10, 0)
    paused(made, 500)
    after(made, 10, 1)
    paused(made, 500)
    after(made, 10, 2)
    assert banks(made) == [90, 80, 70]


def test_who_confirms_in_a_pause_pays_until_the_pause() -> None:
    made = banked(3)
    made.pass_time(10 * SECOND)
    made.send(0, {"t": "pause", "paused": True})
    after(made, 40, 0)
    made.pass_time(40 * SECOND)
    made.send(0, {"t": "pause", "paused": False})
    after(made, 5, 1)
    after(made, 5, 2)
    assert banks(made) == [90, 85, 80]


def test_a_round_that_closes_in_a_pause_costs_until_the_pause() -> None:
    made = banked()
    made.pass_time(30 * SECOND)
    made.send(0, {"t": "pause", "paused": True})
    after(made, 400, 0)
    after(made, 400, 1)
    assert banks(made) == [70, 70]


def test_banks_are_the_same_after_a_restart_in_the_middle_of_a_round() -> None:
    made = banked(3)
    after(made, 10, 0)
    paused(made, 300)
    after(made, 10, 1)
    again = brought_back(made)
    for one in (made, again):
        one.confirm(2, one.turn(2, Stream(3)))
    assert banks(made) == banks(again) == [90, 80, 80]


def test_time_while_the_server_was_away_is_not_paid_by_who_was_in() -> None:
    made = banked()
    after(made, 10, 0)
    made.clock.time += 3_600 * SECOND
    again = brought_back(made)
    assert again.last(1, "table")["deadline"] == GRACE
    after(again, 5, 1)
    assert banks(again) == [90, 15]


def test_an_empty_bank_leaves_a_moment_for_every_round() -> None:
    made = banked()
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(BANK * SECOND)
    assert banks(made) == [100, 0]
    assert made.last(1, "table")["deadline"] == LEAST
    assert made.room.wake_at() == made.clock.time + LEAST
    after(made, 5, 1)
    after(made, 0, 0)
    assert banks(made) == [95, 0]
    assert made.last(1, "table")["deadline"] == LEAST


def test_the_first_to_run_out_is_the_first_to_be_woken_for() -> None:
    made = banked(3)
    after(made, 10, 0)
    after(made, 20, 1)
    after(made, 30, 2)
    assert made.room.wake_at() == made.clock.time + 40 * SECOND
    made.pass_time(40 * SECOND)
    assert made.room.play is not None
    assert made.room.play.game.confirmed == 0b100
    assert made.room.wake_at() == made.clock.time + 30 * SECOND


def test_nobody_waited_for_means_no_deadline() -> None:
    made = banked()
    made.bots_act = False
    made.pass_time(BANK * SECOND)
    assert made.room.wake_at() is None


def test_a_clock_that_runs_goes_on_and_one_that_stands_stands() -> None:
    going = timing_of(Options(tempo="round", seconds=60), 2, 1_000)
    standing = going.stopped(5_000)
    assert going.going(9_000) == going
    assert standing.stopped(9_000) == standing
    assert standing.time(9_000) == 5_000
    assert standing.going(9_000).time(9_000) == 5_000
    assert standing.late([0, 1], 10**12) == []


def test_a_game_without_a_clock_has_no_times() -> None:
    timing = Timing()
    assert timing.allowed(0) is timing.left(0, 5) is timing.deadline([0]) is None
    assert timing.late([0], 10**15) == []
    assert timing.with_grace([0], 10**15) == timing
