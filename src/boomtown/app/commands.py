"""What people, bots and clocks ask of a room."""

from dataclasses import dataclass

from boomtown.app.options import Options, Speech
from boomtown.app.talk import Gesture, Phrase
from boomtown.rules.moves import Move

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """A command; its answer repeats its `id`."""

    id: str


@dataclass(frozen=True, slots=True)
class Hello(Command):
    """Ask for what was missed since a version, or for everything."""

    last: int = 0


@dataclass(frozen=True, slots=True)
class Join(Command):
    """Sit down, change name, city or colour, or take one's seat back from a bot.

    Who comes late names the bot's `seat`, or takes the first.
    """

    name: str
    city: str = ""
    colour: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Stand up."""


@dataclass(frozen=True, slots=True)
class Ready(Command):
    """Say that one is ready, or not yet."""

    ready: bool


@dataclass(frozen=True, slots=True)
class SetOptions(Command):
    """Host: change the room before the start."""

    options: Options


@dataclass(frozen=True, slots=True)
class AddBot(Command):
    """Host: put a bot on a free seat; without a name whoever suits the table."""

    bot: str = ""


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """Host: clear a seat, or hand it to a bot in a running game: to `bot`, or who stands in."""

    seat: int
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Host: begin."""


@dataclass(frozen=True, slots=True)
class Pause(Command):
    """Host: stop the clocks, or let them run."""

    paused: bool


@dataclass(frozen=True, slots=True)
class End(Command):
    """Host: end the game, scored as it stands."""


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """Host: open a new room with the same people."""


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Say one of the preset phrases."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Chat(Command):
    """Say something in one's own words."""

    text: str


@dataclass(frozen=True, slots=True)
class React(Command):
    """Make a gesture about a seat's last turn; none takes it back."""

    seat: int
    round: int
    gesture: Gesture | None = None


@dataclass(frozen=True, slots=True)
class LetTalk(Command):
    """Host: decide what may be said from now on."""

    talk: Speech


@dataclass(frozen=True, slots=True)
class Hush(Command):
    """Host: clear all that was said, or all by one voice."""

    voice: str = ""


@dataclass(frozen=True, slots=True)
class Lock(Command):
    """Host: let nobody new in, or open the door again."""

    locked: bool


@dataclass(frozen=True, slots=True)
class Draft(Command):
    """The whole draft so far."""

    round: int
    moves: Moves


@dataclass(frozen=True, slots=True)
class Confirm(Command):
    """A whole turn, its confirmation included."""

    round: int
    moves: Moves


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Take a confirmed turn back."""

    round: int


@dataclass(frozen=True, slots=True)
class Why(Command):
    """Ask why a move cannot be made after a draft."""

    round: int
    moves: Moves
    move: Move


@dataclass(frozen=True, slots=True)
class Look(Command):
    """Ask for a seat's sheet."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ping(Command):
    """Ask for a sign of life."""


@dataclass(frozen=True, slots=True)
class Share(Command):
    """Let the device that used a code play a seat too."""

    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class Forget(Command):
    """Erase who asks: the seat stays in the game, without name and without a way back."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has decided a seat's turn."""

    seat: int
    round: int
    moves: Moves


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: perhaps a deadline too."""
