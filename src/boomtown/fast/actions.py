"""The rules' moves as the kernel's integers, and back (notation.md)."""

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


def move_of(turn: Turn, code: int) -> Move:
    """Return a legal move of the kernel as the rules' move, for the turn that it is made in."""
    kind, what = divmod(int(code), kernel.KINDS)
    return _MOVES[kind](turn, what)


def cell(turn: Turn, spot: Spot) -> int:
    """Return the bit of a place."""
    streets = turn.terms.site.layout.streets
    return sum(street.houses for street in streets[: spot.street]) + spot.plot


def spot_at(turn: Turn, bit: int) -> Spot:
    """Return the place of a bit."""
    for street, printed in enumerate(turn.terms.site.layout.streets):
        if bit < printed.houses:
            return Spot(street, bit)
        bit -= printed.houses
    raise ValueError(f"no house so far on: {bit}")


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


def _written(turn: Turn, what: int) -> Move:
    change = what >> 4 & 15
    shift = None if change == PRINTED else change - kernel.AS_IT_IS
    return Write(what & 15, spot_at(turn, what >> kernel.OFFER), shift)


def _copied(turn: Turn, what: int) -> Move:
    spot = spot_at(turn, what & 255)
    from_right = what >> kernel.OFFER
    return CopyNumber(Spot(spot.street, spot.plot + (1 if from_right else -1)), spot)


def _claimed(turn: Turn, what: int) -> Move:
    plan, way = what & 15, what >> kernel.OFFER
    requirement = turn.terms.plans[plan].card.requirement
    return ClaimPlan(plan, requirement.ways(turn.sheet, turn.terms.site)[way])


_MOVES: dict[int, Callable[[Turn, int], Move]] = {
    kernel.WRITE: _written,
    kernel.REFUSE: lambda _, __: Refuse(),
    kernel.FENCE: lambda turn, what: Fence(spot_at(turn, what)),
    kernel.IMPROVE: lambda _, what: Improve(what + 1),
    kernel.PARK: lambda _, what: CrossPark(what),
    kernel.BUILD: lambda turn, what: BuildPool(spot_at(turn, what)),
    kernel.COPY: _copied,
    kernel.CLAIM: _claimed,
    kernel.ASK: lambda _, __: AskReshuffle(),
    kernel.LEAVE: lambda _, what: LeaveCard(what),
    kernel.ROUND: lambda turn, what: BuildRoundabout(spot_at(turn, what)),
    kernel.CONFIRM: lambda _, __: Confirm(),
}
