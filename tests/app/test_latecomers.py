"""Where the host allows it, whoever comes late takes over a bot's seat in a running game."""

from dataclasses import replace

import pytest

from boomtown.app.options import Options
from boomtown.app.stored import Steer
from boomtown.rules.rng import Stream
from tests.app.asking import code, seats
from tests.app.keeping import brought_back
from tests.app.table import Message, Table, started

OPEN = Options(late_comers=True, bot_pace="none")
LATE = 7
JOIN: Message = {"t": "join", "name": "Late", "city": "Latham", "colour": 5}


def running(options: Options = OPEN, people: int = 1, bots: int = 2) -> Table:
    """Begin a game that somebody looks on at."""
    made = started(options, people, bots)
    made.enter(LATE)
    return made


def test_a_late_comer_takes_the_first_bots_seat_and_plays_on() -> None:
    made = running()
    assert code(made, LATE, JOIN) == ""
    seat = seats(made)[1]
    assert (seat["state"], seat["name"], seat["colour"]) == ("here", "Late", 5)
    assert made.last(LATE, "room")["you"] == 1
    made.send(LATE, {"t": "hello", "last": 0})
    assert made.last(LATE, "drafted")["moves"][-1] != "confirm"
    assert code(made, LATE, {"t": "take_back", "round": 1}) == ""
    assert made.confirm(LATE, made.turn(LATE, Stream(3)))["t"] == "answer"
    made.confirm(0, made.turn(0, Stream(1)))
    assert made.last(0, "table")["round"] == 2
    assert 1 not in made.last(0, "table")["confirmed"]
    steered = [(one.kind, one.seat) for one in made.writes if isinstance(one, Steer)]
    assert steered == [("person", 1)]


def test_a_late_comer_may_choose_among_the_bots() -> None:
    made = running()
    assert code(made, LATE, {**JOIN, "seat": 2}) == ""
    assert made.last(LATE, "room")["you"] == 2


@pytest.mark.parametrize("seat", [0, 3, 9_999])
def test_a_seat_that_no_bot_has_for_good_is_not_given_away(seat: int) -> None:
    assert code(running(), LATE, {**JOIN, "seat": seat}) == "room_full"


def test_the_seat_of_somebody_who_may_come_back_is_not_given_away() -> None:
    options = replace(OPEN, tempo="round", seconds=60, on_timeout="seat")
    made = running(options, people=2, bots=0)
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(60_000)
    assert made.room.chairs[1].bot is not None
    assert code(made, LATE, JOIN) == "room_full"


def test_the_seat_of_who_was_forgotten_stays_nobodys() -> None:
    made = running(people=2, bots=0)
    made.room.chairs = tuple(
        replace(chair, people=(), bot="random", erased=True) if seat else chair
        for seat, chair in enumerate(made.room.chairs)
    )
    assert code(made, LATE, JOIN) == "room_full"


def test_the_seat_that_somebody_left_is_open() -> None:
    made = running(people=2, bots=0)
    made.send(1, {"t": "leave"})
    assert [seat.get("open", False) for seat in seats(made)] == [False, True]
    assert code(made, LATE, JOIN) == ""


def test_two_who_come_for_one_seat_do_not_both_get_it() -> None:
    made = running(bots=1)
    made.enter(LATE + 1)
    assert code(made, LATE, {**JOIN, "seat": 1}) == ""
    assert code(made, LATE + 1, {**JOIN, "seat": 1}) == "room_full"
    assert seats(made)[1]["name"] == "Late"


def test_only_by_the_hosts_choice_and_never_through_a_locked_door() -> None:
    assert code(running(replace(OPEN, late_comers=False)), LATE, JOIN) == "game_running"
    made = running()
    made.send(0, {"t": "lock", "locked": True})
    assert not any(seat.get("open") for seat in seats(made))
    assert code(made, LATE, JOIN) == "locked"


def test_whoever_has_a_seat_changes_the_name_and_takes_no_other() -> None:
    made = running()
    assert code(made, 0, {**JOIN, "seat": 2}) == ""
    assert [seat["name"] for seat in seats(made)] == ["Late", "random", "random"]


def test_a_bots_turn_that_is_still_thought_of_does_not_count_any_more() -> None:
    made = started(OPEN, people=1, bots=1)
    made.enter(LATE)
    assert made.room.play is not None
    made.confirm(0, made.turn(0, Stream(1)))
    made.bots_act = False
    made.room.play.thinking.clear()
    made.room.think(1, "random")
    made.deliver()
    assert code(made, LATE, JOIN) == ""
    before = made.room.play.game
    made.think()
    assert made.room.play.game is before


def test_who_looks_on_only_to_take_a_seat_may_come_in_though_nobody_else_may() -> None:
    made = running(replace(OPEN, spectators=False))
    assert code(made, LATE, JOIN) == ""


def test_the_game_comes_back_with_who_came_late() -> None:
    made = running()
    made.send(LATE, JOIN)
    again = brought_back(made)
    assert again.last(LATE, "room")["you"] == 1


def test_a_game_that_is_over_has_no_seat_to_take() -> None:
    made = running()
    made.send(0, {"t": "end"})
    assert code(made, LATE, JOIN) == "game_running"


def test_a_name_that_cannot_be_shown_takes_no_seat() -> None:
    made = running()
    assert code(made, LATE, {**JOIN, "name": "\u200b"}) == "bad_name"
    assert seats(made)[1]["state"] == "bot"
