"""Commands of those who may not give them, and messages that are meant to break something."""

from typing import Any

import pytest

from tests.security.scene import scene

Attack = tuple[str, dict[str, Any], str]

OPTIONS = {"options": {"edition": "2018", "public": True}}
OF_THE_HOST: list[dict[str, Any]] = [
    {"t": "start"},
    {"t": "pause", "paused": True},
    {"t": "end"},
    {"t": "rematch"},
    {"t": "options", **OPTIONS},
    {"t": "add_bot", "bot": "apprentice"},
    {"t": "remove", "seat": 0},
    {"t": "remove", "seat": 1},
    {"t": "remove", "seat": 99_999},
]
OF_A_SEAT: list[dict[str, Any]] = [
    {"t": "draft", "round": 1, "moves": []},
    {"t": "confirm", "round": 1, "moves": ["refuse", "confirm"]},
    {"t": "take_back", "round": 1},
    {"t": "why", "round": 1, "moves": [], "move": "refuse"},
    {"t": "leave"},
    {"t": "ready", "ready": True},
]
ATTACKS: list[Attack] = [
    *(("guest", command, "not_host") for command in OF_THE_HOST),
    *(("watcher", command, "not_host") for command in OF_THE_HOST),
    *(("watcher", command, "not_seated") for command in OF_A_SEAT),
    ("watcher", {"t": "join", "name": "Intruder"}, "game_running"),
    # Nobody names the seat that a command is for: it is the one behind the cookie.
    ("guest", {"t": "draft", "round": 1, "moves": [], "seat": 0}, "not_understood"),
    ("guest", {"t": "take_back", "round": 1, "seat": 0}, "not_understood"),
    ("guest", {"t": "take_back", "round": 1}, "not_confirmed"),
    ("guest", {"t": "join", "name": "Ada", "person": "host"}, "not_understood"),
    # What only the server itself says.
    ("guest", {"t": "share", "seat": 0, "person": "x"}, "not_understood"),
    ("guest", {"t": "thought", "seat": 0, "round": 1, "moves": []}, "not_understood"),
    ("guest", {"t": "tick"}, "not_understood"),
    ("guest", {"t": "table", "v": 1, "round": 9}, "not_understood"),
    # Rounds that are not open.
    *(
        ("host", {"t": "take_back", "round": number}, code)
        for number, code in ((0, "round_closed"), (2, "round_closed"), (-1, "not_understood"))
    ),
    ("guest", {"t": "confirm", "round": 0, "moves": ["confirm"]}, "round_closed"),
    ("guest", {"t": "confirm", "round": 10_000, "moves": ["confirm"]}, "round_closed"),
    ("guest", {"t": "confirm", "round": 10_001, "moves": []}, "not_understood"),
    # Turns that are none.
    ("guest", {"t": "confirm", "round": 1, "moves": []}, "turn_unfinished"),
    ("guest", {"t": "confirm", "round": 1, "moves": ["confirm"]}, "turn_unfinished"),
    ("guest", {"t": "confirm", "round": 1, "moves": ["refuse", "confirm"]}, "number_fits"),
    ("guest", {"t": "draft", "round": 1, "moves": ["write 9 a1"]}, "no_such_offer"),
    ("guest", {"t": "draft", "round": 1, "moves": ["write 1 z99"]}, "not_a_move"),
    ("guest", {"t": "draft", "round": 1, "moves": ["confirm"] * 25}, "not_understood"),
    ("guest", {"t": "draft", "round": 1, "moves": ["x" * 161]}, "not_understood"),
    ("guest", {"t": "draft", "round": 1, "moves": ["write 1 a1\nend"]}, "not_a_move"),
    ("guest", {"t": "why", "round": 1, "moves": [], "move": "'; DROP TABLE"}, "not_a_move"),
    ("host", {"t": "draft", "round": 1, "moves": []}, "already_confirmed"),
    # Seats that are not there.
    ("watcher", {"t": "look", "seat": 2}, "no_such_seat"),
    ("watcher", {"t": "look", "seat": -1}, "not_understood"),
    ("watcher", {"t": "look", "seat": 10**30}, "not_understood"),
    ("host", {"t": "add_bot", "bot": "apprentice"}, "game_running"),
    ("host", {"t": "add_bot", "bot": "x" * 33}, "not_understood"),
    ("host", {"t": "remove", "seat": 2}, "no_such_seat"),
    ("host", {"t": "options", "options": {"seats": 100}}, "game_running"),
    ("host", {"t": "rematch"}, "game_not_over"),
    ("host", {"t": "start"}, "game_running"),
    # Names that would not be seen, or that are no text of ours.
    ("guest", {"t": "join", "name": "\u202e\u200b\u2066"}, "bad_name"),
    ("guest", {"t": "join", "name": "a\u0300" * 13}, "not_understood"),
    ("guest", {"t": "join", "name": "Ada", "colour": -1}, "not_understood"),
    ("guest", {"t": "join", "name": ["Ada"]}, "not_understood"),
    ("guest", {"t": "join", "name": {"$ne": ""}}, "not_understood"),
    ("guest", {"t": "ping", "id": "x" * 33}, "not_understood"),
    ("guest", {"t": "ping", "__proto__": {}}, "not_understood"),
]


def label(attack: Attack) -> str:
    """Name an attack."""
    who, command, code = attack
    return f"{who} {str(command)[:60]} {code}".replace("\n", " ")


@pytest.mark.parametrize("attack", ATTACKS, ids=label)
async def test_a_command_that_is_not_ones_to_give_is_refused_and_changes_nothing(
    attack: Attack,
) -> None:
    who, command, code = attack
    async with scene() as table:
        before, heard = table.state(), len(table.wires[who].heard)
        table.wires[who].say({"id": "attack", **command})
        answer = await table.wires[who].until(lambda one: one["t"] == "reason", heard)
        assert answer["code"] == code
        await table.home.settled(table.room)
        assert table.state() == before
        assert (await table.wires[who].ask({"t": "ping"}))["t"] == "answer"


DEEP = 3_900
HOSTILE: list[str | bytes] = [
    "[" * (2 * DEEP),
    '{"t":"ping","id":"x","a":' + "[" * DEEP + "]" * DEEP + "}",
    '{"a":' * 1_500 + "1" + "}" * 1_500,
    '{"a":' + "[" * DEEP + "]" * DEEP + ',"t":"ping","id":"x"}',
    '{"t":"hello","id":"x","last":' + "9" * 7_000 + "}",
    '{"t":"hello","id":"x","last":1e999}',
    '{"t":"hello","id":"x","last":-0.0}',
    '{"t":"look","id":"x","seat":1.5}',
    '{"t":"ping","id":"\\ud800"}',
    '{"t":"ping","id":"x"}\x00',
    '{"t":"join","id":"x","name":"\\u0000"}',
    '{"t":"ping","t":"end","id":"x"}',
    b'{"t":"join","id":"x","name":"\xc0\xaf"}',
    b"\x00" * 8_000,
    "\ufeff" + '{"t":"ping","id":"x"}',
    '{"t":"ping","id":"x"' + ',"id":"x"' * 800 + "}",
    '{"t":"draft","id":"x","round":1,"moves":[' + '"refuse",' * 600 + '"refuse"]}',
]


@pytest.mark.parametrize("content", HOSTILE, ids=lambda one: repr(one[:40]))
async def test_a_hostile_message_changes_nothing_and_ends_nothing(content: str | bytes) -> None:
    async with scene() as table:
        before = table.state()
        wire = table.wires["watcher"]
        wire.say(content)
        assert (await wire.ask({"t": "ping"}))["t"] == "answer"
        assert table.state() == before


async def test_a_command_of_one_person_does_not_take_the_answer_of_another() -> None:
    async with scene() as table:
        await table.wires["guest"].done({"t": "ready", "ready": True, "id": "same"})
        answer = await table.wires["watcher"].ask({"t": "end", "id": "same"})
        assert answer["code"] == "not_host"


async def test_who_was_removed_gives_no_commands_any_more() -> None:
    async with scene() as table:
        await table.wires["host"].done({"t": "remove", "seat": 1})
        await table.wires["host"].table(2)
        await table.home.settled(table.room)
        before = table.state()
        for command in OF_A_SEAT:
            assert await table.wires["guest"].refused(command) == "not_seated"
        assert table.state() == before
        code = await table.guests["guest"].post(f"/api/rooms/{table.room}/code")
        assert code.status_code == 403
