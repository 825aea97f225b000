"""Sitting down and standing up before the start, and who is host then."""

from boomtown.app.options import Options
from boomtown.app.talk import voice_of
from tests.app.asking import code, names, seats
from tests.app.table import started, table


def test_a_guest_takes_the_first_free_seat_and_is_told_which() -> None:
    made = table(people=1)
    made.enter(1)
    assert "you" not in made.last(1, "room")
    made.send(1, {"t": "join", "name": "Ada", "city": "Lovelace", "colour": 7})
    told = made.last(1, "room")
    assert told["you"] == 1
    assert "host" not in told
    seat = {"seat": 1, "state": "here", "name": "Ada", "city": "Lovelace", "colour": 7}
    assert made.last(0, "room")["seats"][1] == told["seats"][1]
    assert told["seats"][1] == {**seat, "voice": voice_of("room", "p1")}


def test_the_first_person_is_host_and_the_others_see_it() -> None:
    made = table(people=2)
    assert made.last(0, "room")["host"] is True
    assert [seat.get("host", False) for seat in seats(made, 1)] == [True, False, False, False]


def test_a_person_who_joins_again_changes_name_city_and_colour_on_the_same_seat() -> None:
    made = table(people=2)
    made.send(1, {"t": "ready", "ready": True})
    made.send(1, {"t": "join", "name": "Grace", "colour": 3})
    assert names(made) == ["Person 0", "Grace", "", ""]
    assert seats(made)[1] == {
        "seat": 1,
        "voice": voice_of("room", "p1"),
        "state": "here",
        "name": "Grace",
        "colour": 3,
        "ready": True,
    }


def test_a_person_says_ready_and_not_ready() -> None:
    made = table(people=2)
    made.send(1, {"t": "ready", "ready": True})
    assert seats(made)[1]["ready"] is True
    made.send(1, {"t": "ready", "ready": False})
    assert "ready" not in seats(made)[1]


def test_nobody_is_ready_or_leaves_who_has_no_seat() -> None:
    made = table()
    made.enter(1)
    assert code(made, 1, {"t": "ready", "ready": True}) == "not_seated"
    assert code(made, 1, {"t": "leave"}) == "not_seated"


def test_a_seat_that_is_left_is_free_for_the_next() -> None:
    made = table(people=3)
    made.send(1, {"t": "leave"})
    assert names(made) == ["Person 0", "", "Person 2", ""]
    assert "you" not in made.last(1, "room")
    made.enter(5)
    made.send(5, {"t": "join", "name": "Next"})
    assert names(made) == ["Person 0", "Next", "Person 2", ""]


def test_a_full_room_has_no_seat_for_one_more() -> None:
    made = table(Options(seats=2), people=2)
    made.enter(2)
    assert code(made, 2, {"t": "join", "name": "Late"}) == "room_full"
    made.send(1, {"t": "leave"})
    assert code(made, 2, {"t": "join", "name": "Late"}) == ""


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    made = table(people=3)
    made.send(0, {"t": "leave"})
    assert made.last(1, "room")["host"] is True
    assert code(made, 2, {"t": "start"}) == "not_host"
    assert code(made, 1, {"t": "start"}) == ""


def test_host_passes_over_bots_and_around_the_table() -> None:
    made = table(people=3, bots=1)
    made.send(0, {"t": "leave"})
    made.send(1, {"t": "leave"})
    assert made.last(2, "room")["host"] is True
    made.send(1, {"t": "join", "name": "Back again"})
    made.send(2, {"t": "leave"})
    assert made.last(1, "room")["host"] is True
    assert made.last(1, "room")["you"] == 0


def test_whoever_sits_down_in_an_empty_room_is_its_host() -> None:
    made = table(people=2)
    made.send(1, {"t": "leave"})
    made.send(0, {"t": "leave"})
    assert code(made, 1, {"t": "start"}) == "not_host"
    made.send(1, {"t": "join", "name": "Somebody"})
    assert made.last(1, "room")["host"] is True
    assert made.room.row.host == 0


def test_a_bot_is_no_host_of_a_room_that_people_have_left() -> None:
    made = table(people=1, bots=2)
    made.send(0, {"t": "leave"})
    assert not any(seat.get("host") for seat in seats(made))
    made.send(0, {"t": "join", "name": "Back"})
    assert made.last(0, "room")["host"] is True


def test_a_person_is_shown_away_once_the_last_connection_has_gone() -> None:
    made = table(people=2)
    made.enter(7, "p1")
    made.go(1)
    assert seats(made)[1]["state"] == "here"
    made.go(7)
    assert seats(made)[1]["state"] == "away"
    made.enter(1)
    assert seats(made)[1]["state"] == "here"


def test_watchers_are_counted_as_they_come_sit_down_and_go() -> None:
    made = table()
    made.enter(1)
    made.enter(2)
    assert made.last(0, "room")["watching"] == 2
    made.send(1, {"t": "join", "name": "No more"})
    assert made.last(0, "room")["watching"] == 1
    made.go(2)
    assert "watching" not in made.last(0, "room")


def test_seats_close_ranks_at_the_start_and_the_host_stays_host() -> None:
    made = table(people=4)
    made.send(0, {"t": "leave"})
    made.send(2, {"t": "leave"})
    made.send(1, {"t": "start"})
    assert names(made, 1) == ["Person 1", "Person 3"]
    assert (made.last(1, "room")["you"], made.last(3, "room")["you"]) == (0, 1)
    assert made.last(1, "room")["host"] is True
    assert len(made.last(1, "table")["sheets"]) == 2


def test_who_comes_after_the_start_can_only_watch() -> None:
    made = started(people=2)
    made.enter(5)
    assert code(made, 5, {"t": "join", "name": "Late"}) == "game_running"
    assert made.last(5, "table")["round"] == 1
    assert code(made, 5, {"t": "draft", "round": 1, "moves": []}) == "not_seated"


def test_a_room_that_wants_no_spectators_sends_them_away_at_the_start() -> None:
    made = table(Options(spectators=False), people=2)
    made.enter(5)
    assert not made.room.barred("p5")
    made.send(0, {"t": "start"})
    assert made.decoded(5)[-1] == {"t": "farewell", "code": "no_spectators", "again": False}
    assert 5 not in made.room.presence
    assert made.last(0, "room").get("watching", 0) == 0
    assert made.room.barred("p5") == "no_spectators"
    assert not made.room.barred("p1")


def test_who_gives_up_a_seat_does_not_watch_where_no_spectators_are_wanted() -> None:
    made = started(Options(spectators=False), people=3)
    made.send(2, {"t": "leave"})
    assert made.decoded(2)[-1]["t"] == "farewell"
    made.send(0, {"t": "remove", "seat": 1})
    assert made.decoded(1)[-1]["t"] == "farewell"
    heard = len(made.heard[1])
    made.confirm(0, ["refuse", "confirm"])
    made.send(0, {"t": "end"})
    assert len(made.heard[1]) == heard


def test_a_room_that_allows_spectators_shows_them_the_game() -> None:
    made = started(people=2)
    made.send(1, {"t": "leave"})
    assert made.decoded(1)[-1]["t"] != "farewell"
    assert "you" not in made.last(1, "room")
    assert not made.room.barred("anybody")
