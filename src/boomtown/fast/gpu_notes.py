"""What a group of a GPU's threads notes of a turn beside its sheet, on a longer pad.

A value found is kept as a key: with its place in the list, sooner first, and what it stands for, so
that the greatest key is the best.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.glance import Gains
from boomtown.fast.kernel.lacking import Stand
from boomtown.fast.kernel.pad import CLOSER, FENCES, TOLD
from boomtown.fast.kernel.sheet import Pen
from boomtown.fast.kernel.terms import Draft
from boomtown.fast.kernel.worth import Streets

# Sorts of gains: none, a fence in each street, a copy, an improvement.
NOW, FENCED, COPIED, COLUMN, SORTS = 0, 1, 4, 5, 6

# Where more stands on the pad: of each list how many, what is best, and the turn so far.
STANDS = TOLD + 16  # of each street what stands there
WAYS = STANDS + 12  # of each plan how many ways to validate it
PLACES = WAYS + 3  # the houses for a roundabout, as bits
COUNTS = PLACES + 1  # of each of the best numbers how many uses, with none
BEST = COUNTS + CLOSER  # of each sort of gain the best
TURN = BEST + SORTS  # the turn so far, apart from its sheet
NOTES = TURN + 9

# A use of an action in a few bits after the number: its kind, and what it names.
USE_AT, USE_KIND = 14, 9
USE_WHAT = (1 << USE_KIND) - 1
WRITTEN = (1 << USE_AT) - 1
REFUSES = 1 << 27
ALL_STREETS = 7

# A key: a value, its place in the list from the last on, what it stands for.
VALUE_AT, ORDER_AT, LAST = 40, 28, 4095
WHAT = (1 << ORDER_AT) - 1
NO_KEY = -(1 << 62)


@inlined
def keep_turn(notes: Row, turn: Draft) -> None:
    """Note a turn, apart from its sheet."""
    notes[TURN], notes[TURN + 1], notes[TURN + 2] = turn.choice, turn.cell, turn.acted
    notes[TURN + 3], notes[TURN + 4], notes[TURN + 5] = turn.claims, turn.built, turn.asked
    notes[TURN + 6], notes[TURN + 7], notes[TURN + 8] = turn.left, turn.done, turn.fits


@inlined
def turn_of(notes: Row, pen: Pen) -> Draft:
    """Read a turn."""
    return Draft(
        pen,
        notes[TURN],
        notes[TURN + 1],
        notes[TURN + 2],
        notes[TURN + 3],
        notes[TURN + 4],
        notes[TURN + 5],
        notes[TURN + 6],
        notes[TURN + 7],
        notes[TURN + 8],
    )


@inlined
def stand_of(notes: Row, street: int) -> Stand:
    """Read what stands in a street."""
    place = STANDS + 4 * street
    return Stand(notes[place], notes[place + 1], notes[place + 2], notes[place + 3])


@kernel
def streets_known(notes: Row) -> Streets:
    """Read what stands in each street."""
    return Streets(stand_of(notes, 0), stand_of(notes, 1), stand_of(notes, 2))


@inlined
def keep_stand(notes: Row, street: int, streets: Streets) -> None:
    """Note what stands in a street."""
    stand = streets.three
    if street == 0:
        stand = streets.one
    if street == 1:
        stand = streets.two
    place = STANDS + 4 * street
    notes[place], notes[place + 1] = stand.value, stand.filled
    notes[place + 2], notes[place + 3] = stand.rows, stand.whole


@kernel
def gains_of(notes: Row) -> Gains:
    """Return what the actions gain that can be used anywhere."""
    now = notes[BEST + NOW] >> VALUE_AT
    fence = max(notes[BEST + FENCED], notes[BEST + FENCED + 1], notes[BEST + FENCED + 2])
    copy, improved = notes[BEST + COPIED], notes[BEST + COLUMN]
    return Gains(
        max(now, fence >> VALUE_AT) - now,
        max(now, copy >> VALUE_AT) - now,
        max(now, improved >> VALUE_AT) - now,
    )


@kernel
def keep_fences(notes: Row) -> None:
    """Note the best fence of each street where closer.py looks for it."""
    for street in range(at.STREETS):
        best = notes[BEST + FENCED + street]
        notes[FENCES + street] = 1 << (best & WHAT) if best > NO_KEY else 0
