"""A locked room: who has a seat stays, nobody new comes in."""

from boomtown.app.options import Options
from tests.app.asking import code, names, seats
from tests.app.keeping import stored
from tests.app.table import started, table

LOCK = {"t": "lock", "locked": True}
OPEN = {"t": "lock", "locked": False}


def test_only_the_host_locks_the_room_and_opens_it_again() -> None:
    made = table(people=2)
    assert code(made, 1, LOCK) == "not_host"
    assert code(made, 0, LOCK) == ""
    assert made.last(1, "room")["locked"] is True
    assert made.room.barred("p9") == "locked"
    assert not made.room.barred("p1")
    assert code(made, 0, OPEN) == ""
    assert "locked" not in made.last(1, "room")
    assert not made.room.barred("p9")


def test_who_only_looks_on_stays_but_does_not_sit_down() -> None:
    made = table(people=2)
    made.enter(7)
    made.send(0, LOCK)
    assert code(made, 7, {"t": "join", "name": "Late"}) == "locked"
    assert 7 in made.room.presence
    assert code(made, 1, {"t": "join", "name": "Renamed"}) == ""
    assert names(made)[:2] == ["Person 0", "Renamed"]


def test_a_game_may_be_locked_to_new_spectators() -> None:
    made = started(people=2)
    made.enter(7)
    assert code(made, 0, LOCK) == ""
    assert made.room.barred("p8") == "locked"
    assert 7 in made.room.presence
    assert seats(made)[1]["state"] == "here"


def test_who_is_taken_from_a_locked_room_has_to_go() -> None:
    made = table(people=3)
    made.send(0, LOCK)
    made.send(0, {"t": "remove", "seat": 1})
    assert made.decoded(1)[-1] == {"t": "farewell", "code": "locked", "again": False}
    assert made.room.barred("p1") == "locked"
    assert 2 in made.room.presence


def test_who_is_taken_from_a_seat_of_an_open_room_may_look_on() -> None:
    made = table(people=2)
    made.send(0, {"t": "remove", "seat": 1})
    assert 1 in made.room.presence


def test_a_game_begins_with_its_spectators_behind_a_locked_door() -> None:
    made = table(people=2)
    made.enter(7)
    made.send(0, LOCK)
    made.send(0, {"t": "start"})
    assert made.last(7, "table")["round"] == 1


def test_a_locked_room_stays_locked_when_it_is_read_again_and_in_a_rematch() -> None:
    made = started(Options(public=True), people=2)
    made.send(0, LOCK)
    row = stored(made.writes).room
    assert row.locked
    assert not row.listed
    made.send(0, {"t": "end"})
    made.send(0, {"t": "rematch"})
    assert stored(made.writes, made.room.row.next_room).room.locked
