"""Moves of the kernel as actions of the step interface (kernel/choices.py)."""

from boomtown.fast.kernel import choices
from boomtown.fast.kernel import terms as kernel

_ROWS = {kernel.FENCE: choices.FENCES, kernel.ROUND: choices.ROUNDS}
_COUNTED = (kernel.CLAIM, kernel.LEAVE, kernel.IMPROVE)
_SINGLE = {
    kernel.CONFIRM: choices.DONE,
    kernel.REFUSE: choices.REFUSAL,
    kernel.ASK: choices.RESHUFFLING,
    kernel.LEAVE: choices.LEAVING,
    kernel.CLAIM: choices.CLAIMING,
    kernel.IMPROVE: choices.COLUMN,
    kernel.PARK: choices.CROSS,
    kernel.BUILD: choices.POOL,
}


def action_of(code: int) -> int:
    """Return a move, given as the kernel's integer, as an action.

    Of a plan that can be validated in several ways this names the plan; its estates follow.
    """
    kind, what = code // kernel.KINDS, code % kernel.KINDS
    if kind == kernel.WRITE:
        offer, shift, house = what & 15, what >> 4 & 15, what >> kernel.OFFER
        return choices.BITS * (choices.WRITES + kernel.SHIFTS * offer + shift) + house
    if kind in _ROWS:
        return choices.BITS * _ROWS[kind] + what
    if kind == kernel.COPY:
        return choices.BITS * (choices.FROM_LEFT + (what >> kernel.OFFER)) + (what & 255)
    return _SINGLE[kind] + (what & 15 if kind in _COUNTED else 0)
