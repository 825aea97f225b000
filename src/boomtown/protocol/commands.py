"""What a client asks for.

A command has an `id` that its answer repeats; a repeated id is answered again and not applied
twice.
"""

from typing import Annotated

import msgspec

from boomtown.app.options import Speech
from boomtown.app.speaking import LONGEST_LINE
from boomtown.app.talk import VOICE_LENGTH, Gesture, Phrase
from boomtown.protocol.choices import BotName, Options

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
City = Annotated[str, msgspec.Meta(max_length=24)]
Colour = Annotated[int, msgspec.Meta(ge=0, le=15)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Round = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
MoveText = Annotated[str, msgspec.Meta(max_length=160)]
Moves = Annotated[list[MoveText], msgspec.Meta(max_length=24)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
Voice = Annotated[str, msgspec.Meta(max_length=VOICE_LENGTH)]


class Command(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client asks for."""

    id: Id


class Hello(Command, tag="hello", frozen=True):
    """First message of a connection; `last` is the last version seen, 0 for none."""

    last: int = 0


class Join(Command, tag="join", frozen=True):
    """Sit down on a free seat, or change name, city or colour.

    In a running game, where late comers are welcome, take a bot's `seat`, or the first.
    """

    name: Name
    city: City = ""
    colour: Colour = 0
    seat: SeatNumber | None = None


class Leave(Command, tag="leave", frozen=True):
    """Stand up; in a running game a bot plays on."""


class Ready(Command, tag="ready", frozen=True):
    """Say that one is ready, or not yet."""

    ready: bool


class SetOptions(Command, tag="options", frozen=True):
    """Host: change the room before the start."""

    options: Options


class AddBot(Command, tag="add_bot", frozen=True):
    """Host: put a bot on a free seat before the start.

    Without a name it is one that suits the table: not always the same, none that is hard to beat.
    """

    bot: BotName = ""


class Remove(Command, tag="remove", frozen=True):
    """Host: clear a seat before the start; in a running game hand it to a bot.

    It is the one named, or else the room's own stand-in.
    """

    seat: SeatNumber
    bot: BotName = ""


class Start(Command, tag="start", frozen=True):
    """Host: begin with the seats taken."""


class Pause(Command, tag="pause", frozen=True):
    """Host: stop the clocks, or let them run."""

    paused: bool


class End(Command, tag="end", frozen=True):
    """Host: end the game, scored as it stands."""


class Rematch(Command, tag="rematch", frozen=True):
    """Host, after the end: open a new room with the same people."""


class Say(Command, tag="say", frozen=True):
    """Say one of the preset phrases; each reads them in their own language."""

    phrase: Phrase


class Chat(Command, tag="chat", frozen=True):
    """Say something in one's own words, where the room's `talk` is "free"."""

    text: Line


class React(Command, tag="react", frozen=True):
    """Make a gesture about a neighbour's turn in the round that has closed; none takes it back."""

    seat: SeatNumber
    round: Round
    gesture: Gesture | None = None


class LetTalk(Command, tag="let_talk", frozen=True):
    """Host, at any time: what may be said from now on."""

    talk: Speech


class Hush(Command, tag="hush", frozen=True):
    """Host: clear all that was said, or all by one voice."""

    voice: Voice = ""


class Lock(Command, tag="lock", frozen=True):
    """Host, at any time: let in only those who have a seat, or everybody again."""

    locked: bool


class Draft(Command, tag="draft", frozen=True):
    """The whole draft so far; the answer is a `drafted`."""

    round: Round
    moves: Moves


class Confirm(Command, tag="confirm", frozen=True):
    """Confirm a whole turn; its last move is `confirm`."""

    round: Round
    moves: Moves


class TakeBack(Command, tag="take_back", frozen=True):
    """Take the confirmed turn back while the round is open."""

    round: Round


class Why(Command, tag="why", frozen=True):
    """Ask why a move cannot be made after a draft; the answer is a `reason`."""

    round: Round
    moves: Moves
    move: MoveText


class Look(Command, tag="look", frozen=True):
    """Ask for another seat's sheet, where not all are sent; the answer is a `sheet`."""

    seat: SeatNumber


class Ping(Command, tag="ping", frozen=True):
    """Ask for a sign of life."""


FromClient = (
    Hello
    | Join
    | Leave
    | Ready
    | SetOptions
    | AddBot
    | Remove
    | Start
    | Pause
    | End
    | Rematch
    | Say
    | Chat
    | React
    | LetTalk
    | Hush
    | Lock
    | Draft
    | Confirm
    | TakeBack
    | Why
    | Look
    | Ping
)
