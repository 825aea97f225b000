"""Commands whose answer was lost are sent again: they are answered and not applied twice."""

import msgspec
import pytest

from boomtown.app.history import ANSWERS
from boomtown.rules.rng import Stream
from tests.app.asking import state
from tests.app.keeping import brought_back
from tests.app.table import Message, Table, started, table


def again(made: Table, connection: int, message: Message) -> tuple[Message, Message]:
    """Send the same message twice; return both answers."""
    content = msgspec.json.encode(message)
    first = made.send_raw(connection, content)
    before = state(made)
    second = made.send_raw(connection, content)
    assert state(made) == before
    return first, second


LOBBY: list[Message] = [
    {"t": "join", "id": "x", "name": "Other"},
    {"t": "leave", "id": "x"},
    {"t": "ready", "id": "x", "ready": True},
    {"t": "options", "id": "x", "options": {"seats": 9}},
    {"t": "add_bot", "id": "x", "bot": "random"},
    {"t": "remove", "id": "x", "seat": 1},
    {"t": "start", "id": "x"},
    {"t": "end", "id": "x"},
    {"t": "ping", "id": "x"},
]


@pytest.mark.parametrize("message", LOBBY, ids=lambda message: str(message["t"]))
def test_a_repeated_id_gets_the_same_answer_and_changes_nothing(message: Message) -> None:
    first, second = again(table(people=3), 0, message)
    assert first == second
    assert first["id"] == "x"


@pytest.mark.parametrize(
    "message",
    [{"t": "pause", "id": "x", "paused": True}, {"t": "end", "id": "x"}],
    ids=lambda message: str(message["t"]),
)
def test_in_a_game_too(message: Message) -> None:
    first, second = again(started(people=2), 0, message)
    assert first == second == {"t": "answer", "id": "x"}


def test_a_repeated_confirmation_is_stored_once_and_a_take_back_too() -> None:
    made = started(people=2)
    turn = made.turn(0, Stream(1))
    assert again(made, 0, {"t": "confirm", "id": "a", "round": 1, "moves": turn})[1]["id"] == "a"
    assert again(made, 0, {"t": "take_back", "id": "b", "round": 1})[1] == {
        "t": "answer",
        "id": "b",
    }
    kinds = [type(write).__name__ for write in made.writes]
    assert (kinds.count("Decide"), kinds.count("Undo")) == (1, 1)


def test_a_confirmation_that_comes_again_after_the_take_back_stays_taken_back() -> None:
    made = started(people=2)
    confirm = msgspec.json.encode(
        {"t": "confirm", "id": "a", "round": 1, "moves": made.turn(0, Stream(1))}
    )
    made.send_raw(0, confirm)
    made.send(0, {"t": "take_back", "round": 1})
    assert made.send_raw(0, confirm) == {"t": "answer", "id": "a"}
    assert made.room.play is not None
    assert made.room.play.game.confirmed == 0


def test_a_repeated_refusal_is_the_same_refusal() -> None:
    first, second = again(table(people=2), 1, {"t": "start", "id": "x"})
    assert first == second
    assert first["code"] == "not_host"


def test_the_same_id_of_another_person_is_another_command() -> None:
    made = table(people=3)
    for connection in (1, 2):
        made.send(connection, {"t": "ready", "id": "same", "ready": True})
    assert [chair.ready for chair in made.room.chairs] == [False, True, True]


def test_the_same_id_from_another_tab_is_the_same_command() -> None:
    made = table(people=2)
    made.enter(10, "p1")
    made.send(1, {"t": "ready", "id": "same", "ready": True})
    answer = made.send(10, {"t": "ready", "id": "same", "ready": False})
    assert answer == {"t": "answer", "id": "same"}
    assert made.room.chairs[1].ready


def test_a_draft_under_a_repeated_id_is_answered_anew() -> None:
    made = started(people=2)
    write = made.draft(0, [])["legal"][0]
    for moves in ([], [write]):
        answer = made.send(0, {"t": "draft", "id": "same", "round": 1, "moves": moves})
        assert answer["moves"] == moves


def test_after_a_restart_a_confirmed_turn_sent_again_is_answered_and_stored_once() -> None:
    made = started(people=2)
    turn = made.turn(0, Stream(1))
    made.send(0, {"t": "confirm", "id": "a", "round": 1, "moves": turn})
    back = brought_back(made)
    before = len(back.writes)
    answer = back.send(0, {"t": "confirm", "id": "a", "round": 1, "moves": turn})
    assert answer == {"t": "answer", "id": "a"}
    assert len(back.writes) == before


def test_after_a_restart_a_turn_of_a_closed_round_sent_again_is_answered() -> None:
    made = started(people=2)
    turn = made.turn(0, Stream(1))
    made.confirm(1, made.turn(1, Stream(2)))
    made.send(0, {"t": "confirm", "id": "a", "round": 1, "moves": turn})
    back = brought_back(made)
    answer = back.send(0, {"t": "confirm", "id": "a", "round": 1, "moves": turn})
    assert answer == {"t": "answer", "id": "a"}
    assert back.room.play is not None
    assert back.room.play.game.round == 2


def test_answers_are_kept_for_a_while_and_not_for_ever() -> None:
    made = table(people=2)
    for number in range(ANSWERS + 1):
        made.room.history.remember("p1", f"n{number}", made.room.history.answer("p1", "c1"))  # type: ignore[arg-type]
    assert made.room.history.answer("p1", "n0") is None
    assert len(made.room.history._answers) == ANSWERS
