"""The rules' moves as the kernel's integers (notation.md)."""

from collections.abc import Callable
from typing import Any

from boomtown.fast.kernel import terms as kernel
from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.spots import Spot

PRINTED = 0


def code_of(turn: Turn, move: Move) -> int:
    """Return a legal move of a turn as the kernel's integer."""
    kind, what = _CODES[type(move)]
    named: int = what(turn, move)
    return kind * kernel.KINDS + named


def cell(turn: Turn, spot: Spot) -> int:
    """Return the bit of a place."""
    streets = turn.terms.site.layout.streets
    return sum(street.houses for street in streets[: spot.street]) + spot.plot


def _write(turn: Turn, move: Write) -> int:
    change = PRINTED if move.shift is None else move.shift + kernel.AS_IT_IS
    return move.offer | change << 4 | cell(turn, move.spot) << kernel.OFFER


def _copy(turn: Turn, move: CopyNumber) -> int:
    from_right = int(move.source.plot > move.spot.plot)
    return cell(turn, move.spot) | from_right << kernel.OFFER


def _claim(turn: Turn, move: ClaimPlan) -> int:
    requirement = turn.terms.plans[move.plan].card.requirement
    way = requirement.ways(turn.sheet, turn.terms.site).index(move.marks)
    return move.plan | way << kernel.OFFER


_CODES: dict[type, tuple[int, Callable[[Turn, Any], int]]] = {
    Write: (kernel.WRITE, _write),
    Refuse: (kernel.REFUSE, lambda _, __: 0),
    Fence: (kernel.FENCE, lambda turn, move: cell(turn, move.gap)),
    Improve: (kernel.IMPROVE, lambda _, move: move.size - 1),
    CrossPark: (kernel.PARK, lambda _, move: move.street),
    BuildPool: (kernel.BUILD, lambda turn, move: cell(turn, move.spot)),
    CopyNumber: (kernel.COPY, _copy),
    ClaimPlan: (kernel.CLAIM, _claim),
    AskReshuffle: (kernel.ASK, lambda _, __: 0),
    LeaveCard: (kernel.LEAVE, lambda _, move: move.card),
    BuildRoundabout: (kernel.ROUND, lambda turn, move: cell(turn, move.spot)),
    Confirm: (kernel.CONFIRM, lambda _, __: 0),
}
