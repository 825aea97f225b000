"""Another game with the same people: a new room, whose address stands in the old one."""

from boomtown.app.options import Options
from boomtown.app.seating import FREE
from boomtown.app.stored import StoredRoom
from boomtown.rules.rng import Stream
from tests.app.asking import code
from tests.app.keeping import brought_back, stored
from tests.app.table import Table, started


def again(made: Table) -> StoredRoom:
    """Ask for another game; return the room that it is to be in."""
    assert code(made, 0, {"t": "rematch"}) == ""
    return stored(made.writes, made.last(0, "room")["next_room"])


def test_everybody_is_told_where_to_go() -> None:
    made = started(people=2)
    made.enter(9, "a spectator")
    made.send(0, {"t": "end"})
    new = again(made)
    assert made.last(1, "room")["next_room"] == made.last(9, "room")["next_room"] == new.room.id
    assert new.room.id != "room"


def test_people_and_chosen_bots_sit_where_they_sat() -> None:
    options = Options(edition="2023", seats=3, tempo="bank", seconds=600)
    made = started(options, people=2, bots=1)
    made.send(0, {"t": "end"})
    new = again(made)
    assert [chair.people for chair in new.chairs] == [("p0",), ("p1",), ()]
    assert [chair.name for chair in new.chairs] == ["Person 0", "Person 1", "random"]
    assert [chair.bot for chair in new.chairs] == [None, None, "random"]
    assert not any(chair.ready for chair in new.chairs[:2])
    assert (new.room.status, new.room.host, new.room.options) == ("lobby", 0, made.room.row.options)


def test_a_bot_that_plays_on_for_somebody_who_left_does_not_come_along() -> None:
    made = started(people=3)
    made.send(2, {"t": "leave"})
    made.send(0, {"t": "end"})
    new = again(made)
    assert new.chairs[2] == FREE


def test_a_person_for_whom_a_bot_only_stepped_in_comes_along() -> None:
    options = Options(tempo="round", seconds=60, on_timeout="seat")
    made = started(options, people=2)
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(60_000)
    made.send(0, {"t": "end"})
    chair = again(made).chairs[1]
    assert (chair.people, chair.bot) == (("p1",), None)


def test_a_known_deal_is_not_dealt_twice() -> None:
    made = started(Options(seed="17"), people=2)
    made.send(0, {"t": "end"})
    assert again(made).room.options.seed == ""


def test_there_is_one_rematch_however_often_it_is_asked_for() -> None:
    made = started(people=2)
    made.send(0, {"t": "end"})
    first = again(made).room.id
    before = len(made.writes)
    assert again(made).room.id == first
    assert len(made.writes) == before
    back = brought_back(made)
    assert back.last(1, "room")["next_room"] == first


def test_a_game_that_is_not_over_has_no_rematch() -> None:
    made = started(people=2)
    assert code(made, 0, {"t": "rematch"}) == "game_not_over"
    made.send(0, {"t": "pause", "paused": True})
    assert code(made, 0, {"t": "rematch"}) == "game_not_over"


def test_the_new_room_can_be_played_at_once() -> None:
    made = started(people=2)
    made.send(0, {"t": "end"})
    new = again(made).room.id
    there = brought_back(made, new)
    there.send(0, {"t": "start"})
    assert there.last(1, "table")["round"] == 1
    assert there.room.play is not None
    assert made.room.play is not None
    assert there.room.play.record.deal != made.room.play.record.deal


def test_who_became_host_in_the_game_is_host_of_the_next() -> None:
    made = started(people=3)
    made.send(0, {"t": "leave"})
    made.send(1, {"t": "end"})
    made.send(1, {"t": "rematch"})
    new = stored(made.writes, made.last(1, "room")["next_room"])
    assert new.room.host == 1
    assert new.chairs[1].people == ("p1",)
