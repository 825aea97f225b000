"""How much a sheet lacks for a plan, roughly in turns (R6)."""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.plans import houses_wanted, in_street, most_copies, serves, total_of
from boomtown.fast.kernel.sheet import LARGEST, Marks, Pen, empty

NEVER = 99


class Stand(NamedTuple):
    """What a street is worth, and its rows, a byte a size.

    Of unused rows the numbered houses and how many they are; `whole` are all complete estates.
    """

    value: int
    filled: int
    rows: int
    whole: int


@inlined
def estates_lack(need: int, filled: int, rows: int) -> int:
    """Return the houses and fences that estates of some sizes still lack."""
    lack = 0
    for size in range(LARGEST):
        wanted = need >> 8 * size & 255
        if wanted:
            houses = wanted * (size + 1)
            lack += houses - min(houses, filled >> 8 * size & 255)
            lack += max(0, wanted - (rows >> 8 * size & 255))
    return lack


@inlined
def parks_lack(book: Row, tally: int, street: int) -> int:
    """Return the parks that a street still lacks."""
    return max(0, book[at.PARK_BOXES + street] - (tally >> 4 * street & at.BOX))


@inlined
def pools_lack(book: Row, pen: Pen, street: int) -> int:
    """Return the pools that a street still lacks, far too many where one was missed."""
    planned = book[at.POOLS] & book[at.STREET_CELLS + street]
    missed = planned & (pen.marks.houses | pen.marks.roundabouts) & ~pen.marks.pools
    return NEVER if missed else popcount(planned & ~pen.marks.pools)


@inlined
def streets_lack(book: Row, card: int, pen: Pen) -> int:
    """Return what the streets that are nearest to it lack of parks, pools, roundabouts."""
    kind, tally = book[card + at.KIND], pen.tally
    lack0, lack1, lack2 = 0, 0, 0
    if kind != at.ALL_POOLS:
        lack0, lack1 = parks_lack(book, tally, 0), parks_lack(book, tally, 1)
        lack2 = parks_lack(book, tally, 2)
    if kind != at.ALL_PARKS:
        lack0 += pools_lack(book, pen, 0)
        lack1 += pools_lack(book, pen, 1)
        lack2 += pools_lack(book, pen, 2)
    if kind == at.ALL_AND_ROUNDABOUT:
        lack0 += in_street(book, pen.marks.roundabouts, 0) == 0
        lack1 += in_street(book, pen.marks.roundabouts, 1) == 0
        lack2 += in_street(book, pen.marks.roundabouts, 2) == 0
    least, most = min(lack0, lack1, lack2), max(lack0, lack1, lack2)
    if book[card + at.COUNT] == 1:
        return least
    return lack0 + lack1 + lack2 - (most if book[card + at.COUNT] == 2 else 0)


@kernel
def ends_lack(book: Row, card: int, marks: Marks) -> int:
    """Return what estates at both ends of every street lack, twice: a house and a fence each."""
    size, lack = book[card + at.COUNT], 0
    for street in range(at.STREETS):
        for start in (book[at.FIRST_AT + street], book[at.FIRST_AT + street + 1] - size):
            if not serves(book, card, marks, start, start + size):
                lack += 1
            lack += 1 - (marks.fences >> start & marks.fences >> (start + size) & 1)
    return lack


@kernel
def columns_lack(book: Row, tally: int, count: int) -> int:
    """Return the boxes that the fullest columns lack, by taking the least so many times."""
    lack, done = 0, 0
    for boxes in range(at.BOX):
        for size in range(LARGEST):
            left = book[at.COLUMN_BOXES + size] - (tally >> (at.COLUMNS_AT + 4 * size) & at.BOX)
            if left == boxes and done < count:
                lack += left
                done += 1
    return lack


@inlined
def tracks_lack(book: Row, card: int, pen: Pen) -> int:
    """Return what a plan on tracks lacks (R6.5, R6.10)."""
    kind, count, tally = book[card + at.KIND], book[card + at.COUNT], pen.tally
    if kind == at.ALL_PARKS_AND_POOLS:
        street = book[card + at.STREET]
        return parks_lack(book, tally, street) + pools_lack(book, pen, street)
    if kind == at.BIS_IN_ONE:
        return count - most_copies(book, pen.marks)
    if kind == at.TEMPS:
        return count - (tally >> at.TEMPS_AT & at.BOX)
    if kind == at.PARKS:
        return count - total_of(tally, at.STREETS)
    if kind == at.IMPROVEMENTS:
        return count - total_of(tally >> at.COLUMNS_AT, LARGEST)
    if kind == at.PARKS_IN_EVERY:
        lack = 0
        for street in range(at.STREETS):
            lack += max(0, count - (tally >> 4 * street & at.BOX))
        return lack
    if kind == at.FULL_COLUMNS:
        return columns_lack(book, tally, count)
    return streets_lack(book, card, pen)


@inlined
def in_one_street_lack(book: Row, card: int, pen: Pen, street: int, stand: Stand) -> int:
    """Return what estates and roundabouts of a street lack."""
    rounds = book[card + at.COUNT] - in_street(book, pen.marks.roundabouts, street)
    return estates_lack(book[card + at.NEED], stand.filled, stand.rows) + max(0, rounds)


@kernel
def lacks(book: Row, card: int, pen: Pen, stands: tuple[Stand, Stand, Stand]) -> int:
    """Return how much a sheet lacks for a plan, given what stands in each street."""
    kind, need = book[card + at.KIND], book[card + at.NEED]
    one, two, three = stands
    if kind in (at.ESTATES, at.ESTATES_WITH):
        filled = one.filled + two.filled + three.filled
        return estates_lack(need, filled, one.rows + two.rows + three.rows)
    if kind == at.ESTATES_IN_STREET:
        street = book[card + at.STREET]
        filled = one.filled if street == 0 else (two.filled if street == 1 else three.filled)
        rows = one.rows if street == 0 else (two.rows if street == 1 else three.rows)
        return estates_lack(need, filled, rows)
    if kind == at.ESTATES_IN_ONE_STREET:
        return min(
            in_one_street_lack(book, card, pen, 0, one),
            in_one_street_lack(book, card, pen, 1, two),
            in_one_street_lack(book, card, pen, 2, three),
        )
    if kind == at.ESTATES_AT_ENDS:
        return ends_lack(book, card, pen.marks)
    if kind <= at.STREET_ENDS:
        wanted = houses_wanted(book, card)
        used = pen.marks.used & wanted
        return NEVER if used else popcount(empty(book, pen.marks) & wanted)
    return max(0, tracks_lack(book, card, pen))
