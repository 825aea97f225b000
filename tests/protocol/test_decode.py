"""What clients send, checked at the door: commands, or why it is none."""

from typing import get_args

import msgspec
import pytest

from boomtown.app import commands
from boomtown.app.options import Options
from boomtown.protocol import commands as wire
from boomtown.protocol.decode import Misunderstood, command_of
from boomtown.rules.moves import Confirm, Refuse, Write
from boomtown.rules.spots import Spot

EXAMPLES: dict[type[wire.Command], tuple[dict[str, object], commands.Command]] = {
    wire.Hello: ({"last": 7}, commands.Hello("x", 7)),
    wire.Join: ({"name": "Ada", "colour": 2}, commands.Join("x", "Ada", "", 2)),
    wire.Leave: ({}, commands.Leave("x")),
    wire.Ready: ({"ready": True}, commands.Ready("x", ready=True)),
    wire.SetOptions: ({"options": {"seats": 5}}, commands.SetOptions("x", Options(seats=5))),
    wire.AddBot: ({"bot": "apprentice"}, commands.AddBot("x", "apprentice")),
    wire.Remove: ({"seat": 3}, commands.Remove("x", 3)),
    wire.Start: ({}, commands.Start("x")),
    wire.Pause: ({"paused": False}, commands.Pause("x", paused=False)),
    wire.End: ({}, commands.End("x")),
    wire.Rematch: ({}, commands.Rematch("x")),
    wire.Say: ({"phrase": "luck"}, commands.Say("x", "luck")),
    wire.Chat: ({"text": "Hi!"}, commands.Chat("x", "Hi!")),
    wire.React: ({"seat": 1, "round": 2}, commands.React("x", 1, 2)),
    wire.LetTalk: ({"talk": "off"}, commands.LetTalk("x", "off")),
    wire.Hush: ({"voice": "a0"}, commands.Hush("x", "a0")),
    wire.Lock: ({"locked": True}, commands.Lock("x", locked=True)),
    wire.Draft: (
        {"round": 2, "moves": ["write 1 b6"]},
        commands.Draft("x", 2, (Write(0, Spot(1, 5)),)),
    ),
    wire.Confirm: (
        {"round": 2, "moves": ["refuse", "confirm"]},
        commands.Confirm("x", 2, (Refuse(), Confirm())),
    ),
    wire.TakeBack: ({"round": 2}, commands.TakeBack("x", 2)),
    wire.Why: (
        {"round": 2, "moves": [], "move": "confirm"},
        commands.Why("x", 2, (), Confirm()),
    ),
    wire.Look: ({"seat": 0}, commands.Look("x", 0)),
    wire.Ping: ({}, commands.Ping("x")),
}


def problem_of(content: bytes | str) -> Misunderstood:
    """Return why something is not understood."""
    with pytest.raises(Misunderstood) as no:
        command_of(content)
    return no.value


@pytest.mark.parametrize("kind", get_args(wire.FromClient), ids=lambda kind: kind.__name__)
def test_every_kind_of_message_becomes_its_command(kind: type[wire.Command]) -> None:
    fields, command = EXAMPLES[kind]
    content = msgspec.json.encode({"id": "x", **fields, "t": kind.__struct_config__.tag})
    assert command_of(content) == command_of(content.decode()) == command


NONSENSE = [
    b"",
    b" ",
    b"{",
    b"null",
    b"[]",
    b"17",
    b'"ping"',
    b"\x00\xff",
    b'{"t":"ping"}',
    b'{"id":"x"}',
    b'{"t":"dance","id":"x"}',
    b'{"t":1,"id":"x"}',
    b'{"t":"ping","id":"x","more":1}',
    b'{"t":"ping","id":""}',
    b'{"t":"ping","id":7}',
    b'{"t":"ping","id":"x"} {}',
    b'{"t":"look","id":"x","seat":-1}',
    b'{"t":"look","id":"x","seat":100001}',
    b'{"t":"look","id":"x","seat":1e400}',
    b'{"t":"draft","id":"x","round":10001,"moves":[]}',
    b'{"t":"draft","id":"x","round":1,"moves":"refuse"}',
    b'{"t":"draft","id":"x","round":1,"moves":[["refuse"]]}',
    b'{"t":"options","id":"x"}',
    b'{"t":"options","id":"x","options":{"sides":2}}',
    b'{"t":"join","id":"x","name":"\\ud800"}',
    b'{"t":"join","id":"\xff","name":"Ada"}',
]


@pytest.mark.parametrize("content", NONSENSE, ids=ascii)
def test_what_is_no_message_is_not_understood(content: bytes) -> None:
    no = problem_of(content)
    assert no.reason.code == "not_understood"
    assert dict(no.reason.params)["problem"]


def test_text_that_cannot_be_written_is_not_understood() -> None:
    assert problem_of('{"t":"ping","id":"\ud800"}').reason.code == "not_understood"


@pytest.mark.parametrize("depth", [500, 4_000, 100_000])
@pytest.mark.parametrize("bracket", ["[", '{"x":'])
def test_brackets_without_end_are_not_understood(bracket: str, depth: int) -> None:
    deep = bracket * depth
    for content in (deep, f'{{"x":{deep}', f'{{"t":"options","id":"x","options":{deep}'):
        assert problem_of(content).reason.code == "not_understood"


def test_the_id_of_a_wrong_message_is_read_if_it_can_be() -> None:
    assert problem_of(b'{"t":"dance","id":"c7"}').id == "c7"
    assert problem_of(b'{"id":"c7","t":"look","seat":"x"}').id == "c7"
    assert problem_of(b'{"t":"ping","id":"' + b"y" * 50 + b'"}').id == "y" * 32
    assert problem_of(b'{"t":"ping","id":7}').id == ""
    assert problem_of(b"\xff").id == ""


def test_problems_are_told_in_short() -> None:
    no = problem_of(b'{"t":"' + b"z" * 5_000 + b'","id":"x"}')
    assert len(str(dict(no.reason.params)["problem"])) <= 200


@pytest.mark.parametrize(
    "move",
    ["", " ", "dance", "write", "write 1", "write 0 a1", "write 1 a0", "write 1 i1", "copy a1"],
)
def test_a_move_that_cannot_be_read_names_its_place(move: str) -> None:
    content = msgspec.json.encode({"t": "draft", "id": "c7", "round": 1, "moves": [move]})
    no = problem_of(content)
    assert (no.id, no.reason.code) == ("c7", "not_a_move")
    assert "column" in str(dict(no.reason.params)["problem"])


@pytest.mark.parametrize("digits", ["9" * 30, "9" * 150, "0" * 100 + "1", "¹", "٣"])
def test_numbers_beyond_all_sense_are_no_moves(digits: str) -> None:
    for move in (f"write {digits} a1", f"leave {digits}", f"improve {digits}", f"claim {digits}"):
        content = msgspec.json.encode({"t": "draft", "id": "c7", "round": 1, "moves": [move]})
        assert problem_of(content).reason.code in ("not_a_move", "not_understood")


def test_a_turn_has_room_for_so_many_moves_of_such_a_length() -> None:
    for moves in (["refuse"] * 25, ["x" * 161]):
        content = msgspec.json.encode({"t": "confirm", "id": "x", "round": 1, "moves": moves})
        assert problem_of(content).reason.code == "not_understood"
    content = msgspec.json.encode({"t": "confirm", "id": "x", "round": 1, "moves": ["refuse"] * 24})
    assert isinstance(command_of(content), commands.Confirm)
