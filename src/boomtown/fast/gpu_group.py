"""What the threads of a group tell each other, in words that only a GPU has."""

from typing import Any, NamedTuple

from boomtown.fast.gpu_notes import BEST, NO_KEY, SORTS
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.pad import CLOSER

LANES = 8  # threads of a group: at least as many as numbers are looked at closely

cuda: Any = None  # comes when the functions are built


class Group(NamedTuple):
    """A thread's place in its group, and the threads of the group as bits of their warp."""

    lane: int
    mask: int


@kernel
def top(group: Group, key: int) -> int:
    """Return the greatest of the keys of a group."""
    step = LANES >> 1
    while step:
        key = max(key, cuda.shfl_xor_sync(group.mask, key, step))
        step >>= 1
    return key


@kernel
def topmost(group: Group, key: int, held: int) -> int:
    """Return, to each thread its own, the best of what is held and of new keys, in order."""
    kept = NO_KEY
    for place in range(CLOSER):
        best = top(group, max(key, held))
        if key == best:
            key = NO_KEY
        if held == best:
            held = NO_KEY
        if group.lane == place:
            kept = best
    return kept


@kernel
def keep_gains(group: Group, notes: Row, sort: int, key: int) -> None:
    """Note the best of each sort of gain."""
    for one in range(SORTS):
        mine = key if sort == one else NO_KEY
        if cuda.ballot_sync(group.mask, mine > NO_KEY):
            best = top(group, mine)
            if group.lane == 0:
                notes[BEST + one] = max(notes[BEST + one], best)


@inlined
def together(group: Group) -> None:
    """Wait for all of a group: what one wrote, all can read."""
    cuda.syncwarp(group.mask)
