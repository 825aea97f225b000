"""What clients send, checked at the door and turned into commands of the room."""

import msgspec

from boomtown.app import commands
from boomtown.app.options import Options
from boomtown.app.refusals import Refused, refused
from boomtown.protocol import commands as wire
from boomtown.protocol.choices import Options as OptionsPart
from boomtown.protocol.moves import move_of, moves_of

_decoder = msgspec.json.Decoder(wire.FromClient)
# A message that nests deeper than Python goes is no less wrong than one that is no JSON.
_WRONG = (msgspec.DecodeError, UnicodeError, RecursionError)


class _Marked(msgspec.Struct):
    """Whatever else is wrong with a message, its id may be readable."""

    id: str = ""


class Misunderstood(Exception):  # noqa: N818 - reads as what it says
    """A message that is not one of the protocol; `id` is what could be read of its id."""

    def __init__(self, command_id: str, why: Refused) -> None:
        """Keep what the answer needs."""
        super().__init__(why.reason.code)
        self.id = command_id
        self.reason = why.reason


def command_of(content: bytes | str) -> commands.Command:
    """Read a message; raises `Misunderstood`."""
    try:
        message: wire.FromClient = _decoder.decode(content)
    except _WRONG as error:
        why = refused("not_understood", problem=str(error)[:200])
        raise Misunderstood(id_of(content), why) from error
    try:
        return _command(message)
    except Refused as no:
        raise Misunderstood(message.id, no) from no


def id_of(content: bytes | str) -> str:
    """Return what can be read of a message's id."""
    try:
        return msgspec.json.decode(content, type=_Marked).id[:32]
    except _WRONG:
        return ""


_SAME: dict[type[wire.Command], type[commands.Command]] = {
    wire.Hello: commands.Hello,
    wire.Join: commands.Join,
    wire.Leave: commands.Leave,
    wire.Ready: commands.Ready,
    wire.AddBot: commands.AddBot,
    wire.Remove: commands.Remove,
    wire.Start: commands.Start,
    wire.Pause: commands.Pause,
    wire.End: commands.End,
    wire.Rematch: commands.Rematch,
    wire.Say: commands.Say,
    wire.Chat: commands.Chat,
    wire.React: commands.React,
    wire.LetTalk: commands.LetTalk,
    wire.Hush: commands.Hush,
    wire.Lock: commands.Lock,
    wire.TakeBack: commands.TakeBack,
    wire.Look: commands.Look,
    wire.Ping: commands.Ping,
}


def _command(message: wire.FromClient) -> commands.Command:
    match message:
        case wire.Draft(id, number, moves):
            return commands.Draft(id, number, moves_of(moves))
        case wire.Confirm(id, number, moves):
            return commands.Confirm(id, number, moves_of(moves))
        case wire.Why(id, number, moves, move):
            return commands.Why(id, number, moves_of(moves), move_of(move))
        case wire.SetOptions(id, options):
            return commands.SetOptions(id, options_of(options))
        case _:
            fields = {name: getattr(message, name) for name in message.__struct_fields__}
            return _SAME[type(message)](**fields)


def options_of(part: OptionsPart) -> Options:
    """Return the room's own options; whether they can be is the room's affair."""
    return msgspec.convert(part, Options, from_attributes=True)
