"""What happens between rounds, for logs and screens; derived, never the source of truth."""

from dataclasses import dataclass
from typing import Literal

EndReason = Literal["refusals", "plans", "houses", "deck"]


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round has begun (R3.2)."""

    round: int


@dataclass(frozen=True, slots=True)
class PlanTurned:
    """A plan shows its second side from now on (R6.2)."""

    plan: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """All cards were shuffled and dealt because a player asked for it (R6.6)."""


@dataclass(frozen=True, slots=True)
class PileRefilled:
    """Used-up stacks or an empty pile were made anew (R3.4, R3.5, R3.7)."""


@dataclass(frozen=True, slots=True)
class SoloCardDrawn:
    """The Solo card came up: open plans turn (R10.3)."""


@dataclass(frozen=True, slots=True)
class RivalValidated:
    """A validation card came up; no `points` if the opponent does not list it (R12.3)."""

    plan: int
    points: int | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, for these reasons (R8.1)."""

    reasons: tuple[EndReason, ...]


Event = (
    RoundOpened
    | PlanTurned
    | DeckReshuffled
    | PileRefilled
    | SoloCardDrawn
    | RivalValidated
    | GameEnded
)
