"""Several tabs and devices on one seat: each is another view of it."""

from boomtown.app import commands, desk
from boomtown.app.presence import Who
from boomtown.app.told import Answered, Explained
from boomtown.rules.rng import Stream
from tests.app.asking import code
from tests.app.keeping import brought_back
from tests.app.table import Table, started, table


def carried(made: Table, seat: int, person: str) -> str:
    """Carry a seat to another device; return the code of a refusal, or ""."""
    share = commands.Share("", seat, person)
    answer = desk.attempt(made.room, Who(0, person), share)
    made.deliver()
    assert isinstance(answer, Answered | Explained)
    return answer.reason.code if isinstance(answer, Explained) and answer.reason else ""


def test_a_second_tab_sees_the_draft_as_it_is_and_as_it_goes_on() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(0, rng)[:-1]
    made.draft(0, turn[:1])
    made.enter(10, "p0")
    assert made.last(10, "drafted")["moves"] == turn[:1]
    made.draft(0, turn)
    assert made.last(10, "drafted")["moves"] == turn
    made.draft(10, [])
    assert made.last(0, "drafted")["moves"] == []
    assert "id" not in made.last(0, "drafted")


def test_a_draft_is_told_to_no_other_seat_and_to_nobody_who_watches() -> None:
    made = started(people=2)
    made.enter(9, "a spectator")
    before = len(made.heard[1]), len(made.heard[9])
    write = made.draft(0, [])["legal"][0]
    made.draft(0, [write])
    assert (len(made.heard[1]), len(made.heard[9])) == before


def test_a_turn_confirmed_in_one_tab_is_taken_back_in_the_other() -> None:
    made, rng = started(people=2), Stream(1)
    made.enter(10, "p0")
    turn = made.turn(0, rng)
    made.confirm(0, turn)
    assert made.last(10, "confirmed")["seat"] == 0
    assert code(made, 10, {"t": "draft", "round": 1, "moves": []}) == "already_confirmed"
    assert code(made, 10, {"t": "take_back", "round": 1}) == ""
    assert made.last(0, "drafted")["moves"] == turn[:-1]


def test_a_tab_opened_after_the_turn_was_confirmed_sees_it_in_pencil() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(0, rng)
    made.confirm(0, turn)
    made.enter(10, "p0")
    assert made.last(10, "table")["sent"] == turn
    assert made.last(10, "drafted")["moves"] == turn[:-1]
    made.enter(9, "a spectator")
    assert made.all(9, "drafted") == []


def test_a_device_that_a_seat_was_carried_to_plays_it_too() -> None:
    made, rng = started(people=2), Stream(1)
    made.enter(10, "a phone")
    assert "you" not in made.last(10, "room")
    assert carried(made, 0, "a phone") == ""
    assert made.last(10, "room")["you"] == 0
    assert made.last(10, "room")["host"] is True
    write = made.draft(0, [])["legal"][0]
    made.draft(10, [write])
    assert made.last(0, "drafted")["moves"] == [write]
    assert made.confirm(10, made.turn(10, rng))["t"] == "answer"
    assert made.send(10, {"t": "end"})["t"] == "answer"


def test_a_carried_seat_is_still_carried_after_a_restart() -> None:
    made = started(people=2)
    carried(made, 1, "a phone")
    again = brought_back(made)
    again.enter(10, "a phone")
    assert again.last(10, "room")["you"] == 1


def test_a_seat_is_carried_to_the_same_device_once() -> None:
    made = table(people=2)
    assert carried(made, 0, "a phone") == ""
    before = len(made.writes)
    assert carried(made, 0, "a phone") == ""
    assert len(made.writes) == before


def test_a_device_with_a_seat_of_its_own_is_given_no_other() -> None:
    made = table(people=2)
    assert carried(made, 0, "p1") == "already_seated"
    assert made.room.chairs[0].people == ("p0",)


def test_a_seat_of_nobody_cannot_be_carried() -> None:
    made = table(people=1, bots=1)
    for seat in (-1, 1, 2, 99):
        assert carried(made, seat, "a phone") == "no_such_seat"


def test_a_seat_stays_here_while_one_of_its_devices_does() -> None:
    made = table(people=2)
    made.enter(10, "a phone")
    carried(made, 1, "a phone")
    made.go(1)
    assert made.last(0, "room")["seats"][1]["state"] == "here"


def test_all_devices_of_a_seat_leave_it_together() -> None:
    made = table(people=2)
    made.enter(10, "a phone")
    carried(made, 1, "a phone")
    made.send(1, {"t": "leave"})
    assert "you" not in made.last(10, "room")
    assert code(made, 10, {"t": "ready", "ready": True}) == "not_seated"
