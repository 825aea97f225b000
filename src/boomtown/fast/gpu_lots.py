"""What a builder's turn may become, as lists of sheets that are judged side by side.

A processor looks at one after the other (kernel/builder.py, glance.py, closer.py), a group of a
GPU's threads at as many as it has. The lists have the same order, so that of equals the same comes
first.
"""

from typing import NamedTuple

from boomtown.fast.gpu_notes import (
    ALL_STREETS,
    COLUMN,
    COPIED,
    COUNTS,
    FENCED,
    NOW,
    REFUSES,
    USE_AT,
    USE_KIND,
    WAYS,
)
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest, nth, popcount
from boomtown.fast.kernel.builder import ENOUGH_WAYS
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.claims import claimed
from boomtown.fast.kernel.closer import acts, kind_of
from boomtown.fast.kernel.counts import (
    claim_ways,
    copies_from_left,
    copies_from_right,
    fence_gaps,
    free_columns,
)
from boomtown.fast.kernel.gifts import price
from boomtown.fast.kernel.glance import Gains, actions_offered, at_first_sight, gain_of
from boomtown.fast.kernel.moves import write_at
from boomtown.fast.kernel.pad import CLOSER, WRITES
from boomtown.fast.kernel.sheet import Pen, copied, crossed, fenced, housed, parted, street_of
from boomtown.fast.kernel.terms import (
    COPY,
    FENCE,
    IMPROVE,
    OFFER,
    Terms,
    action_of,
    card_of,
    number_of,
    shifted,
)
from boomtown.fast.kernel.turn import acted_on, changed
from boomtown.fast.kernel.worth import Judge, Streets, street_stand, with_street


class Lot(NamedTuple):
    """A sheet to judge, and which of its streets are not known; `what` names what led to it."""

    pen: Pen
    streets: int
    gain: int
    what: int
    sort: int


class Anywhere(NamedTuple):
    """What the actions of a turn can be used for as the sheet is, as bits."""

    gaps: int
    left: int
    right: int
    columns: int


@inlined
def looked_at(judge: Judge, lot: Lot, streets: Streets) -> Streets:
    """Look at the streets of a lot that are not known."""
    left = lot.streets
    while left:
        street = lowest(left)
        left &= left - 1
        fresh = street_stand(judge, lot.pen, street, None)
        streets = with_street(streets, street, fresh)
    return streets


@inlined
def rounded_lot(book: Row, pen: Pen, else_pen: Pen, places: int, k: int) -> Lot:
    """Return a sheet with a roundabout; the first is the one without."""
    if k == 0:
        return Lot(else_pen, 0, 0, 0, 0)
    cell = nth(places, k - 1)
    return Lot(parted(pen, cell), 1 << street_of(book, cell), 0, 1 + cell, 0)


@inlined
def anywhere(book: Row, terms: Terms, pen: Pen) -> Anywhere:
    """Return what the actions offered can be used for anywhere on the sheet."""
    actions = actions_offered(terms)
    copies = actions >> at.BIS & 1 and (pen.tally >> at.BIS_AT & at.BOX) < book[at.BIS_BOXES]
    return Anywhere(
        fence_gaps(book, pen.marks) if actions >> at.SURVEYOR & 1 else 0,
        copies_from_left(book, pen.marks) if copies else 0,
        copies_from_right(book, pen.marks) if copies else 0,
        free_columns(book, pen.tally) if actions >> at.REAL_ESTATE & 1 else 0,
    )


@inlined
def gains_many(free: Anywhere) -> int:
    """Count the sheets that tell what an action gains, with the one as it is."""
    copies = popcount(free.left) + popcount(free.right)
    return 1 + popcount(free.gaps) + copies + popcount(free.columns)


@inlined
def gain_lot(book: Row, pen: Pen, free: Anywhere, k: int) -> Lot:
    """Return the k-th of the sheets that tell what an action gains."""
    if k == 0:
        return Lot(pen, 0, 0, 0, NOW)
    k -= 1
    fences = popcount(free.gaps)
    if k < fences:
        gap = nth(free.gaps, k)
        street = street_of(book, gap)
        return Lot(fenced(pen, gap), 1 << street, 0, gap, FENCED + street)
    k -= fences
    left = popcount(free.left)
    if k < left + popcount(free.right):
        right = 1 if k >= left else 0
        cell = nth(free.right if right else free.left, k - left * right)
        after = crossed(copied(pen, cell, right), at.BIS_AT)
        return Lot(after, 1 << street_of(book, cell), 0, cell, COPIED)
    size = nth(free.columns, k - left - popcount(free.right))
    return Lot(crossed(pen, at.COLUMNS_AT + 4 * size), ALL_STREETS, 0, size, COLUMN)


@inlined
def write_lot(book: Row, terms: Terms, rooms: Row, pen: Pen, gained: Gains, k: int) -> Lot:
    """Return the k-th number written, with what its action gains at first sight."""
    write = write_at(book, terms, rooms, pen, k)
    offer, shift, cell = write & 15, write >> 4 & 15, write >> OFFER & 63
    action = action_of(terms, offer)
    after = changed(book, housed(pen, cell, shifted(number_of(terms, offer), shift)), shift)
    after = at_first_sight(book, after, action, cell)
    gain = gain_of(gained, action) - price(book, terms, offer)
    return Lot(after, 1 << street_of(book, cell), gain, write, 0)


@inlined
def with_number(book: Row, terms: Terms, pen: Pen, write: int) -> Pen:
    """Write a number, without narrowing any rooms."""
    offer, shift, cell = write & 15, write >> 4 & 15, write >> OFFER & 63
    return changed(book, housed(pen, cell, shifted(number_of(terms, offer), shift)), shift)


@kernel
def uses_many(book: Row, terms: Terms, pen: Pen, notes: Row, write: int) -> int:
    """Count the uses of a number's action, with none."""
    action = action_of(terms, write & 15)
    if action == at.TEMP:
        return 1
    after = with_number(book, terms, pen, write)
    left, right = acts(book, notes, after, action, write >> OFFER & 63)
    return 1 + popcount(left) + popcount(right)


@inlined
def use_lot(book: Row, terms: Terms, pen: Pen, notes: Row, write: int, k: int) -> Lot:
    """Return a number with the k-th use of its action; the first is none."""
    offer, cell = write & 15, write >> OFFER & 63
    after, streets = with_number(book, terms, pen, write), 1 << street_of(book, cell)
    cost = price(book, terms, offer)
    if k == 0:
        return Lot(after, streets, -cost, write, 0)
    action = action_of(terms, offer)
    left, right = acts(book, notes, after, action, cell)
    many, kind = popcount(left), kind_of(action)
    what = nth(left, k - 1) if k <= many else nth(right, k - 1 - many) | 1 << OFFER
    if kind == IMPROVE:
        streets = ALL_STREETS
    if kind in (FENCE, COPY):
        streets |= 1 << street_of(book, what & 255)
    use = kind << USE_KIND | what
    return Lot(acted_on(after, kind, what), streets, -cost, write | use << USE_AT, 0)


@inlined
def turn_lot(book: Row, terms: Terms, pen: Pen, notes: Row, k: int) -> Lot:
    """Return the k-th of the best numbers with their uses; the last is a refusal."""
    for place in range(CLOSER):
        many = notes[COUNTS + place]
        if k < many:
            return use_lot(book, terms, pen, notes, notes[WRITES + place], k)
        k -= many
    return Lot(crossed(pen, at.REFUSALS_AT), 0, 0, REFUSES, 0)


@kernel
def ways_for(book: Row, terms: Terms, pen: Pen, plan: int) -> int:
    """Count the ways to validate a plan that are looked at."""
    return min(claim_ways(book, terms, pen, plan), ENOUGH_WAYS)


@inlined
def claim_lot(book: Row, terms: Terms, pen: Pen, notes: Row, k: int) -> Lot:
    """Return the k-th way to validate a plan."""
    plan = 0
    while k >= notes[WAYS + plan]:
        k -= notes[WAYS + plan]
        plan += 1
    card = card_of(terms, plan)
    side = at.LOW if terms.turned >> plan & 1 else at.HIGH
    after = claimed(book, card, pen, plan, k, book[card + side])
    return Lot(after, ALL_STREETS, 0, plan | k << OFFER, 0)
