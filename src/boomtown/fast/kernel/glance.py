"""Numbers and places at first sight: what each is worth with what its action would bring."""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.counts import (
    copies_from_left,
    copies_from_right,
    fence_gaps,
    free_columns,
)
from boomtown.fast.kernel.gifts import price
from boomtown.fast.kernel.pad import FENCES, NOTHING, rank_write
from boomtown.fast.kernel.sheet import Pen, copied, crossed, empty, fenced, housed, street_of, takes
from boomtown.fast.kernel.terms import (
    KINDS,
    OFFER,
    SHIFTS,
    WRITE,
    Terms,
    action_of,
    number_of,
    shift_fits,
    shifted,
)
from boomtown.fast.kernel.turn import changed, with_pool
from boomtown.fast.kernel.worth import (
    Judge,
    Streets,
    streets_of,
    worth,
    worth_changed,
    worth_with,
)


@kernel
def best_column(judge: Judge, pen: Pen) -> int:
    """Return what the best improvement is worth on the sheet as it is."""
    book = judge.book
    free, best = free_columns(book, pen.tally), NOTHING
    while free:
        size = lowest(free)
        free &= free - 1
        best = max(best, worth(judge, crossed(pen, at.COLUMNS_AT + 4 * size)))
    return best


@kernel
def best_fences(judge: Judge, pen: Pen, streets: Streets, pad: Row) -> int:
    """Note the best fence of each street as the sheet is; return what the best of all is worth."""
    book = judge.book
    gaps, most = fence_gaps(book, pen.marks), NOTHING
    for street in range(at.STREETS):
        here, best = gaps & book[at.STREET_CELLS + street], NOTHING
        pad[FENCES + street] = 0
        while here:
            gap = lowest(here)
            here &= here - 1
            value = worth_changed(judge, fenced(pen, gap), streets, street)
            if value > best:
                best = value
                pad[FENCES + street] = 1 << gap
        most = max(most, best)
    return most


@kernel
def best_copy(judge: Judge, pen: Pen, streets: Streets) -> int:
    """Return what the best copy is worth as the sheet is."""
    book = judge.book
    best = NOTHING
    if (pen.tally >> at.BIS_AT & at.BOX) >= book[at.BIS_BOXES]:
        return best
    for right in range(2):
        cells = copies_from_left(book, pen.marks)
        if right:
            cells = copies_from_right(book, pen.marks)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            after, street = crossed(copied(pen, cell, right), at.BIS_AT), street_of(book, cell)
            best = max(best, worth_changed(judge, after, streets, street))
    return best


@inlined
def at_first_sight(book: Row, pen: Pen, action: int, cell: int) -> Pen:
    """Carry an action out where the house decides what it does."""
    if action == at.LANDSCAPER:
        street = street_of(book, cell)
        if (pen.tally >> 4 * street & at.BOX) < book[at.PARK_BOXES + street]:
            return crossed(pen, 4 * street)
    if action == at.POOL and book[at.POOLS] >> cell & 1:
        return with_pool(pen, cell)
    return pen


@inlined
def actions_offered(terms: Terms) -> int:
    """Return the actions of a turn's offers, as bits."""
    actions = 0
    for offer in range(terms.many):
        actions |= 1 << action_of(terms, offer)
    return actions


class Gains(NamedTuple):
    """What the actions gain that can be used anywhere, as the sheet is."""

    fence: int
    copy: int
    improved: int


@kernel
def gains(judge: Judge, pen: Pen, streets: Streets, actions: int, pad: Row) -> Gains:
    """Return what those of some actions gain."""
    now = worth_with(judge, pen, streets, None)
    fence = copy = improved = now
    if actions >> at.SURVEYOR & 1:
        fence = max(now, best_fences(judge, pen, streets, pad))
    if actions >> at.BIS & 1:
        copy = max(now, best_copy(judge, pen, streets))
    if actions >> at.REAL_ESTATE & 1:
        improved = max(now, best_column(judge, pen))
    return Gains(fence - now, copy - now, improved - now)


@inlined
def gain_of(gained: Gains, action: int) -> int:
    """Return what an action gains that can be used anywhere."""
    if action == at.SURVEYOR:
        return gained.fence
    if action == at.BIS:
        return gained.copy
    return gained.improved if action == at.REAL_ESTATE else 0


@kernel
def rank_writes(judge: Judge, terms: Terms, rooms: Row, pen: Pen, pad: Row) -> Streets:
    """Rank the numbers that can be written, each in every place that takes it."""
    book = judge.book
    streets = streets_of(judge, pen, None)
    gained = gains(judge, pen, streets, actions_offered(terms), pad)
    cells = empty(book, pen.marks)
    for offer in range(terms.many):
        action, number = action_of(terms, offer), number_of(terms, offer)
        gain = gain_of(gained, action) - price(book, terms, offer)
        for shift in range(SHIFTS if action == at.TEMP else 1):
            if action == at.TEMP and not shift_fits(book, pen, number, shift):
                continue
            new = shifted(number, shift)
            places = takes(rooms, pen, cells, new)
            while places:
                cell = lowest(places)
                places &= places - 1
                after = changed(book, housed(pen, cell, new), shift)
                after = at_first_sight(book, after, action, cell)
                street = street_of(book, cell)
                value = worth_changed(judge, after, streets, street) + gain
                rank_write(pad, value, WRITE * KINDS + (offer | shift << 4 | cell << OFFER))
    return streets
