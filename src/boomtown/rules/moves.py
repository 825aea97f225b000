"""The closed union of moves that make up a turn (R4–R7, R11.2); legality lives in the steps."""

from dataclasses import dataclass

from boomtown.rules.estates import Way
from boomtown.rules.spots import Spot


@dataclass(frozen=True, slots=True)
class Write:
    """Write the number of an offer (R4.1). A shift, even 0, uses its temp action (R5.5)."""

    offer: int
    spot: Spot
    shift: int | None = None


@dataclass(frozen=True, slots=True)
class Refuse:
    """Take a permit refusal (R4.2)."""


@dataclass(frozen=True, slots=True)
class Fence:
    """Draw a fence to the left of `gap` (R5.1)."""

    gap: Spot


@dataclass(frozen=True, slots=True)
class Improve:
    """Cross the next box in the column of an estate size (R5.2)."""

    size: int


@dataclass(frozen=True, slots=True)
class CrossPark:
    """Cross the next park of a street (R5.3)."""

    street: int


@dataclass(frozen=True, slots=True)
class BuildPool:
    """Build the pool planned at the house just numbered (R5.4)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class CopyNumber:
    """Copy the number of the neighbour `source` into the empty house `spot` (R5.6)."""

    source: Spot
    spot: Spot


@dataclass(frozen=True, slots=True)
class BuildRoundabout:
    """Replace an empty house by a roundabout (R7.1)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class ClaimPlan:
    """Validate a plan (0, 1 or 2) by marking these houses (R6.3, R6.4)."""

    plan: int
    marks: Way = ()


@dataclass(frozen=True, slots=True)
class AskReshuffle:
    """Ask for a reshuffle with the claim just made (R6.6)."""


@dataclass(frozen=True, slots=True)
class LeaveCard:
    """After a refusal, choose the card of the hand that goes on (R11.3, R12.2)."""

    card: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """Finish the turn."""


ActionMove = Fence | Improve | CrossPark | BuildPool | CopyNumber
Move = (
    Write | Refuse | ActionMove | BuildRoundabout | ClaimPlan | AskReshuffle | LeaveCard | Confirm
)
