"""The host in a running game: hand a seat to a bot, pause, end; and who leaves on their own."""

import pytest

from boomtown.app.holding import LONGEST
from boomtown.app.options import Options
from boomtown.app.stored import Halt, Steer
from boomtown.rules.rng import Stream
from tests.app.asking import code, seats
from tests.app.keeping import brought_back
from tests.app.table import Message, Table, play_round, started


def steered(made: Table) -> list[tuple[str, int, int]]:
    """Return what has steered the game: kind, round, seat."""
    steers = [write for write in made.writes if isinstance(write, Steer)]
    return [(one.kind, one.round, one.seat) for one in steers]


def totals(made: Table, kind: str) -> list[int]:
    """Return the totals that were told last, with a table or at the end."""
    told = made.last(0, kind)
    if kind == "table":
        return [int(total) for total in told["totals"]]
    return [score["total"] for score in told["scores"]]


def test_a_bot_plays_on_under_the_name_of_who_is_taken_from_a_seat() -> None:
    made, rng = started(people=3), Stream(1)
    made.send(0, {"t": "remove", "seat": 2})
    seat = seats(made)[2]
    assert (seat["state"], seat["bot"], seat["name"]) == ("bot", "apprentice", "Person 2")
    assert "you" not in made.last(2, "room")
    for connection in (0, 1):
        made.confirm(connection, made.turn(connection, rng))
    assert made.last(0, "table")["round"] == 2
    made.pass_time(LONGEST)
    assert (made.last(0, "confirmed")["round"], made.last(0, "confirmed")["seat"]) == (2, 2)
    assert steered(made) == [("bot", 1, 2)]


def test_a_bot_plays_on_for_who_leaves() -> None:
    made, rng = started(people=2), Stream(1)
    made.send(1, {"t": "leave"})
    assert seats(made)[1]["state"] == "bot"
    play_round(made, rng)
    assert made.last(0, "table")["round"] == 2
    assert code(made, 1, {"t": "join", "name": "Back"}) == "game_running"
    assert code(made, 1, {"t": "draft", "round": 2, "moves": []}) == "not_seated"


def test_a_turn_that_was_confirmed_before_leaving_stands() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(1, rng)
    made.confirm(1, turn)
    made.send(1, {"t": "leave"})
    made.confirm(0, made.turn(0, rng))
    assert made.last(0, "table")["last"][1]["moves"] == turn


@pytest.mark.slow
def test_a_game_goes_on_without_any_people() -> None:
    made = started(people=2)
    made.send(0, {"t": "leave"})
    assert made.last(1, "room")["host"] is True
    made.send(1, {"t": "leave"})
    assert made.room.row.status == "ended"
    assert made.room.row.host == -1
    assert len(made.last(0, "ended")["scores"]) == 2


def test_who_leaves_a_seat_that_a_bot_stepped_in_for_has_left_it() -> None:
    options = Options(tempo="round", seconds=60, on_timeout="seat")
    made, rng = started(options, people=2), Stream(1)
    made.confirm(0, made.turn(0, rng))
    made.pass_time(60_000)
    assert made.last(1, "room")["you"] == 1
    made.send(1, {"t": "leave"})
    assert "you" not in made.last(1, "room")
    assert code(made, 1, {"t": "join", "name": "Back"}) == "game_running"


def test_the_host_takes_a_seat_for_good_that_a_bot_stepped_in_for() -> None:
    options = Options(tempo="round", seconds=60, on_timeout="seat")
    made, rng = started(options, people=2), Stream(1)
    made.confirm(0, made.turn(0, rng))
    made.pass_time(60_000)
    made.send(0, {"t": "remove", "seat": 1})
    assert "you" not in made.last(1, "room")
    assert seats(made)[1]["name"] == "Person 1"


def test_taking_a_bot_from_its_seat_in_a_game_leaves_it_there() -> None:
    made = started(people=1, bots=1)
    assert code(made, 0, {"t": "remove", "seat": 1}) == ""
    assert seats(made)[1]["bot"] == "random"


def test_a_pause_is_told_with_the_table_and_turns_go_on() -> None:
    made, rng = started(people=2), Stream(1)
    made.send(0, {"t": "pause", "paused": True})
    assert made.last(1, "room")["status"] == "paused"
    play_turns(made, rng)
    assert made.last(1, "table")["round"] == 2
    made.send(0, {"t": "pause", "paused": False})
    assert made.last(1, "room")["status"] == "running"
    assert [kind for kind, *_ in steered(made)] == ["pause", "resume"]


def play_turns(made: Table, rng: Stream) -> None:
    for connection in (0, 1):
        made.confirm(connection, made.turn(connection, rng))


@pytest.mark.rule("R8.1", "R9")
def test_the_host_ends_a_game_scored_as_it_stood_after_the_last_round() -> None:
    made, rng = started(people=2, bots=1), Stream(1)
    for _ in range(5):
        play_round(made, rng)
    before = totals(made, "table")
    made.confirm(1, made.turn(1, rng))
    made.send(0, {"t": "end"})
    told = made.last(1, "ended")
    assert told["reasons"] == ["host"]
    assert totals(made, "ended") == before
    assert told["sheets"] == made.last(1, "table")["sheets"]
    assert sum(isinstance(write, Halt) for write in made.writes) == 1
    assert made.last(1, "room")["status"] == "ended"


def test_a_bots_turn_that_comes_after_the_end_is_not_taken_in() -> None:
    made = started(people=1, bots=0)
    made.send(0, {"t": "end"})
    assert code(made, 0, {"t": "end"}) == "game_not_running"
    other = started(people=2)
    other.bots_act = False
    other.send(1, {"t": "leave"})
    other.send(0, {"t": "end"})
    before = len(other.writes)
    other.think()
    other.deliver()
    assert len(other.writes) == before


AFTER: list[Message] = [
    {"t": "draft", "round": 1, "moves": []},
    {"t": "confirm", "round": 1, "moves": ["refuse", "confirm"]},
    {"t": "take_back", "round": 1},
    {"t": "why", "round": 1, "moves": [], "move": "refuse"},
    {"t": "pause", "paused": True},
    {"t": "end"},
]


@pytest.mark.parametrize("message", AFTER, ids=lambda message: str(message["t"]))
def test_nothing_is_played_after_the_end(message: Message) -> None:
    made = started(people=2)
    made.send(0, {"t": "end"})
    assert code(made, 0, message) == "game_not_running"


def test_who_leaves_after_the_end_keeps_the_place_in_the_scores() -> None:
    made = started(people=2)
    made.send(0, {"t": "end"})
    assert code(made, 1, {"t": "leave"}) == ""
    assert seats(made)[1]["name"] == "Person 1"


def test_a_game_that_the_host_ended_is_ended_after_a_restart() -> None:
    made, rng = started(people=2), Stream(1)
    play_round(made, rng)
    made.confirm(0, made.turn(0, rng))
    made.send(0, {"t": "end"})
    again = brought_back(made)
    assert {**again.last(1, "ended"), "v": 0} == {**made.last(1, "ended"), "v": 0}
    assert not again.thoughts
