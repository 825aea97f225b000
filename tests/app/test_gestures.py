"""Gestures about a neighbour's last turn: what they are about, how many, how long they are kept."""

from boomtown.app.options import Options
from boomtown.rules.rng import Stream
from tests.app.asking import code, heard_since
from tests.app.keeping import brought_back, stored
from tests.app.table import Message, Table, play_round, started, table

HELLO: Message = {"t": "say", "phrase": "hello"}


def react(made: Table, connection: int, seat: int, number: int, gesture: str = "wow") -> str:
    message = {"t": "react", "seat": seat, "round": number, "gesture": gesture}
    return code(made, connection, message)


def test_a_connection_says_no_more_than_its_share_of_what_the_seat_may() -> None:
    made = started(Options(seats=8), people=2, bots=6)
    play_round(made, Stream(1))
    assert [react(made, 0, 1 + n % 7, 1) for n in range(12)] == [""] * 12
    assert react(made, 0, 1, 1) == "said_too_fast"
    assert [code(made, 0, HELLO) for _ in range(4)] == ["", "", "", "said_too_fast"]
    made.enter(5, "p0")
    assert [code(made, 5, HELLO) for _ in range(3)] == ["", "", "said_too_fast"]


def test_a_gesture_is_about_a_neighbours_last_turn_and_nothing_else() -> None:
    made, rng = started(people=2), Stream(1)
    assert react(made, 0, 1, 0) == "no_such_round"
    play_round(made, rng)
    assert react(made, 0, 1, 0) == react(made, 0, 1, 2) == "round_closed"
    assert react(made, 0, 0, 1) == react(made, 0, 2, 1) == "no_such_seat"
    assert react(made, 0, 1, 1, "applause") == "not_understood"
    assert react(made, 0, 1, 1) == ""
    told = made.last(1, "reacted")["reaction"]
    assert (told["name"], told["gesture"], told["seat"]) == ("Person 0", "wow", 1)


def test_a_gesture_before_the_game_is_about_nothing() -> None:
    assert react(table(people=2), 0, 1, 0) == "game_not_running"


def test_a_second_gesture_takes_the_place_of_the_first_and_can_be_taken_back() -> None:
    made = started(people=2)
    play_round(made, Stream(1))
    react(made, 0, 1, 1)
    react(made, 0, 1, 1, "ouch")
    assert [one.gesture for one in stored(made.writes).said] == ["ouch"]
    back = {"t": "react", "seat": 1, "round": 1}
    assert code(made, 0, back) == ""
    assert "gesture" not in made.last(1, "reacted")["reaction"]
    assert stored(made.writes).said == ()
    before = len(made.heard[1])
    assert code(made, 0, back) == ""
    assert heard_since(made, 1, before) == []


def test_gestures_are_kept_for_one_round_and_after_the_end() -> None:
    made, rng = started(people=2), Stream(1)
    play_round(made, rng)
    react(made, 0, 1, 1)
    play_round(made, rng)
    react(made, 1, 0, 2)
    assert [one.round for one in stored(made.writes).said] == [2]
    made.send(0, {"t": "end"})
    assert react(made, 0, 1, 2) == ""


def test_who_looks_on_sees_gestures_and_makes_none() -> None:
    made = started(people=2)
    made.enter(7)
    play_round(made, Stream(1))
    react(made, 0, 1, 1)
    assert react(made, 7, 0, 1) == "not_seated"
    assert made.last(7, "reacted") == made.last(0, "reacted")


def test_gestures_are_there_again_after_a_restart() -> None:
    made = started(people=2)
    play_round(made, Stream(1))
    react(made, 0, 1, 1)
    (gesture,) = brought_back(made).last(0, "talk")["reactions"]
    assert (gesture["gesture"], gesture["seat"], gesture["round"]) == ("wow", 1, 1)
