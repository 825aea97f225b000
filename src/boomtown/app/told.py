"""What a room tells: values of the rules and the room, which `protocol` writes for each seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boomtown.app.seating import Chairs
from boomtown.app.stored import RoomRow, Said
from boomtown.app.timing import Timing
from boomtown.rules.commitment import Deal
from boomtown.rules.draft import Turn
from boomtown.rules.events import EndReason, Event
from boomtown.rules.game import Game, Sealed
from boomtown.rules.reasons import Reason
from boomtown.rules.roll import Roll
from boomtown.rules.view import View

Claims = Mapping[tuple[int, int], int]
# What `protocol` has written of a game's sheets, so that it writes each of them once.
Written = dict[Any, Any]


@dataclass(frozen=True, slots=True)
class Answered:
    """A command was carried out."""

    id: str


@dataclass(frozen=True, slots=True)
class Explained:
    """A command, or a move asked about, cannot be; no reason: it can."""

    id: str
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class RoomTold:
    """The room as it is; `here` lists the seats with a connection."""

    v: int
    room: RoomRow
    chairs: Chairs
    here: frozenset[int]
    watching: int
    deal: Deal | None


@dataclass(frozen=True, slots=True)
class Past:
    """What the round that closed was: its turns, what happened then, who claimed what when."""

    sealed: Roll[Sealed | None] | None = None
    events: tuple[Event, ...] = ()
    claims: Claims | None = None


@dataclass(frozen=True, slots=True)
class TableTold:
    """A round is open: the game, from which each seat's view is made."""

    v: int
    game: Game
    past: Past
    timing: Timing
    now: int
    room: RoomRow
    chairs: Chairs
    written: Written


@dataclass(frozen=True, slots=True)
class EndedTold:
    """The game is over; `reasons` also when the host ended it."""

    v: int
    game: Game
    past: Past
    reasons: tuple[EndReason | str, ...]
    deal: Deal
    room: RoomRow
    chairs: Chairs
    written: Written


@dataclass(frozen=True, slots=True)
class ConfirmedTold:
    """A seat is in, or has taken its turn back."""

    v: int
    round: int
    seat: int
    confirmed: bool
    left: int | None


@dataclass(frozen=True, slots=True)
class TallyTold:
    """How many are in, in a crowd."""

    v: int
    round: int
    count: int
    confirmed: int
    watching: int
    left: int | None


@dataclass(frozen=True, slots=True)
class SaidTold:
    """Somebody has said something, or made a gesture, or taken one back."""

    v: int
    room: str
    said: Said
    now: int


@dataclass(frozen=True, slots=True)
class TalkTold:
    """All that was said and is kept."""

    v: int
    room: str
    said: tuple[Said, ...]
    now: int


@dataclass(frozen=True, slots=True)
class DraftTold:
    """A draft, to its own seat only; `temps` are the amounts on the other sheets (R9.1)."""

    id: str
    game: Game
    seat: int
    turn: Turn
    temps: frozenset[int]
    written: Written


@dataclass(frozen=True, slots=True)
class SheetTold:
    """A seat's sheet as of the last closed round, with its score or without."""

    id: str
    game: Game
    seat: int
    name: str
    temps: frozenset[int]
    written: Written
    scored: bool = True


@dataclass(frozen=True, slots=True)
class FarewellTold:
    """A connection is not wanted any more."""

    code: str
    again: bool


ToOne = Answered | Explained | DraftTold | SheetTold | FarewellTold
ToAll = RoomTold | TableTold | EndedTold | ConfirmedTold | TallyTold | SaidTold | TalkTold
Told = ToOne | ToAll


@dataclass(frozen=True, slots=True)
class Out:
    """A message and the connection it goes to; None: everybody in the room."""

    to: int | None
    told: Told


@dataclass(frozen=True, slots=True)
class Thinking:
    """A seat's turn that a bot is to decide."""

    seat: int
    round: int
    bot: str
    seen: View
    seed: int
