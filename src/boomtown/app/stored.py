"""What is remembered of rooms, and the writes that change it: the log is the truth.

A decision is stored against its round, so whatever comes second, at this node or another, is not
stored and does not stand (`Store.save` raises `Conflict`).
"""

from dataclasses import dataclass
from typing import Literal

from boomtown.app.options import Options
from boomtown.app.seating import NOBODY, Chair, Chairs
from boomtown.app.timing import Timing

Status = Literal["lobby", "running", "paused", "ended"]
Steering = Literal["bot", "person", "pause", "resume", "end"]


@dataclass(frozen=True, slots=True)
class Origin:
    """The finished game that another one goes on from: from which round, on which seat."""

    game: str
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room without its chairs; `host` is a seat. The id is that of its game too."""

    id: str
    options: Options
    host: int = NOBODY
    status: Status = "lobby"
    next_room: str = ""
    changed: int = 0
    origin: Origin | None = None
    locked: bool = False

    @property
    def listed(self) -> bool:
        """Whether strangers find it: not while they may not come in."""
        return self.options.public and not self.locked


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game: its record without decisions, its round, how many seats it waits for, its clock."""

    id: str
    record: str
    seats: int
    round: int
    waiting: int
    timing: Timing
    deadline: int | None = None
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's turn, in notation, and when it came by the game's own clock."""

    round: int
    seat: int
    moves: str
    at: int


@dataclass(frozen=True, slots=True)
class Said:
    """Something said, by the first person of a chair, under the name they had then.

    It is one of three: a `phrase` by its code, a `text`, a `gesture` about a `seat`'s turn in a
    `round`.
    """

    n: int
    person: str
    name: str
    colour: int
    at: int
    phrase: str = ""
    text: str = ""
    gesture: str = ""
    seat: int = NOBODY
    round: int = 0


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """All that is stored of a room; decisions in the order of rounds and seats."""

    room: RoomRow
    chairs: Chairs
    game: GameRow | None = None
    decisions: tuple[Decision, ...] = ()
    said: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class PutRoom:
    """Store a room, new or changed."""

    room: RoomRow


@dataclass(frozen=True, slots=True)
class PutChair:
    """Store one chair of a room."""

    room: str
    seat: int
    chair: Chair


@dataclass(frozen=True, slots=True)
class PutChairs:
    """Store all chairs of a room, in place of those before."""

    room: str
    chairs: Chairs


@dataclass(frozen=True, slots=True)
class PutSaid:
    """Store something said; a conflict if something else has its number."""

    room: str
    said: Said


@dataclass(frozen=True, slots=True)
class DropSaid:
    """Remove what was said under these numbers."""

    room: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Store a game that begins."""

    game: GameRow


@dataclass(frozen=True, slots=True)
class Decide:
    """Store a seat's turn; a conflict if its round has closed or the seat is in already."""

    game: str
    decision: Decision


@dataclass(frozen=True, slots=True)
class Undo:
    """Remove a seat's turn; a conflict if its round has closed."""

    game: str
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class Advance:
    """Close a round that waits for nobody, and open the next or end the game."""

    game: str
    round: int
    timing: Timing
    deadline: int | None
    ended: bool = False


@dataclass(frozen=True, slots=True)
class PutTiming:
    """Store the clock of a round that goes on; a conflict if the round has closed."""

    game: str
    round: int
    timing: Timing
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Steer:
    """Note what else steers a game: a seat given to a bot or back, a pause, the host's end."""

    game: str
    round: int
    kind: Steering
    at: int
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Halt:
    """End a game in the middle of a round; a conflict if the round has closed."""

    game: str
    round: int


RoomWrite = PutRoom | PutChair | PutChairs | PutSaid | DropSaid
GameWrite = OpenGame | Decide | Undo | Advance | PutTiming | Steer | Halt
Write = RoomWrite | GameWrite


@dataclass(frozen=True, slots=True)
class Listed:
    """A room in a list: its first names, and whether its game waits for the person who asks.

    `round` is the open one, of a game that is over the last one closed; `seat` is the person's.
    `opened` is when the open round did, `deadline` when somebody's time is up.
    """

    room: RoomRow
    names: tuple[str, ...]
    taken: int
    round: int = 0
    your_turn: bool = False
    host: str = ""
    seat: int = NOBODY
    opened: int | None = None
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat that somebody has in a room, whatever has become of its game."""

    room: RoomRow
    seat: int
    chair: Chair
    game: GameRow | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """A code that carries a seat to another device, stored as a hash."""

    room: str
    seat: int
    expires: int
