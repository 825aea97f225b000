"""What validating a plan marks, in each of the ways to do it (R6.3, R6.4).

Ways are numbered as in `notation.md`: the smallest size first, combinations in order, the largest
size varying fastest.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest, quotient
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.plans import (
    BYTE,
    choices,
    end_estates,
    houses_wanted,
    roundabouts_fit,
    serves,
    serving,
    ways_among,
)
from boomtown.fast.kernel.sheet import (
    LARGEST,
    Marks,
    Pen,
    estates_by_size,
    street_of,
    with_marks,
)


@kernel
def spans(book: Row, card: int, marks: Marks, street: int, size: int, chosen: int) -> int:
    """Return the houses of the estates of a size whose places among them are `chosen` bits."""
    houses, fences, k = 0, marks.fences, 0
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        end = lowest(fences)
        fits = end - first == size and (street < 0 or street_of(book, first) == street)
        if fits and serves(book, card, marks, first, end):
            if chosen >> k & 1:
                houses |= ((1 << size) - 1) << first
            k += 1
    return houses


@kernel
def combination(book: Row, many: int, few: int, k: int) -> int:
    """Return the k-th choice of a few of many, as bits, in the order of combinations."""
    chosen = 0
    item = 0
    while few:
        with_item = choices(book, many - item - 1, few - 1)
        if k < with_item:
            chosen |= 1 << item
            few -= 1
        else:
            k -= with_item
        item += 1
    return chosen


@kernel
def marked_among(book: Row, card: int, marks: Marks, street: int, counts: int, way: int) -> int:
    """Return the houses that a way marks, among estates counted by size."""
    need, houses = book[card + at.NEED], 0
    later = ways_among(book, counts, need)
    for size in range(LARGEST):
        few = need >> 8 * size & BYTE
        if few:
            many = counts >> 8 * size & BYTE
            later = quotient(later, choices(book, many, few))
            index = quotient(way, later)
            way -= index * later
            chosen = combination(book, many, few, index)
            houses |= spans(book, card, marks, street, size + 1, chosen)
    return houses


@kernel
def marked(book: Row, card: int, pen: Pen, way: int) -> int:
    """Return the houses that a way to validate a plan marks (R6.3, R6.4)."""
    kind, marks = book[card + at.KIND], pen.marks
    if kind == at.ESTATES_IN_ONE_STREET:
        for street in range(at.STREETS):
            counts = serving(book, card, marks, street)
            here = ways_among(book, counts, book[card + at.NEED])
            if roundabouts_fit(book, card, marks, street):
                if way < here:
                    return marked_among(book, card, marks, street, counts, way)
                way -= here
        return 0
    if kind <= at.ESTATES_WITH:
        return marked_among(book, card, marks, -1, serving(book, card, marks, -1), way)
    if kind == at.ESTATES_AT_ENDS:
        return end_estates(book, card)
    if kind <= at.STREET_ENDS:
        return houses_wanted(book, card) & marks.houses
    return 0


@kernel
def validated(pen: Pen, houses: int, index: int, value: int) -> Pen:
    """Mark the houses of a plan and take its value (R6.2, R6.3)."""
    m = pen.marks
    marks = Marks(m.houses, m.roundabouts, m.joints, m.fences, m.used | houses, m.pools, m.bis)
    after = with_marks(pen, marks, estates_by_size(marks, 1))
    points = pen.points | (value + 1) << 8 * index
    return Pen(
        marks,
        after.numbers0,
        after.numbers1,
        after.numbers2,
        after.tally,
        points,
        after.unused,
        after.rooms,
    )


@inlined
def claimed(book: Row, card: int, pen: Pen, index: int, way: int, value: int) -> Pen:
    """Validate a plan in one of its ways."""
    return validated(pen, marked(book, card, pen, way), index, value)
