"""Whether plans are met, and in how many ways (R6)."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest, popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.sheet import LARGEST, Marks, Pen, street_of

BYTE = 255
GUARD = 0x808080808080


@inlined
def choices(book: Row, many: int, few: int) -> int:
    """Return in how many ways a few of many can be chosen."""
    return book[book[at.CHOOSE_AT] + at.FEW * many + few]


@kernel
def ways_among(book: Row, counts: int, need: int) -> int:
    """Return the ways to take estates of the sizes needed, both given a byte a size."""
    ways = 1
    for size in range(LARGEST):
        few = need >> 8 * size & BYTE
        if few:
            ways *= choices(book, counts >> 8 * size & BYTE, few)
    return ways


@kernel
def serves(book: Row, card: int, marks: Marks, first: int, end: int) -> bool:
    """Tell whether a row is an unused complete estate that a plan accepts (R6.3, R6.9, R6.11)."""
    size = end - first
    span = ((1 << size) - 1) << first
    if size > LARGEST or marks.houses & span != span or marks.used & span:
        return False
    kind = book[card + at.KIND]
    if kind == at.ESTATES_IN_STREET:
        return street_of(book, first) == book[card + at.STREET]
    if kind == at.ESTATES_WITH:
        pools, copies = popcount(marks.pools & span), popcount(marks.bis & span)
        return pools >= book[card + at.POOLS_EACH] and copies >= book[card + at.BIS_EACH]
    return True


@kernel
def serving(book: Row, card: int, marks: Marks, street: int) -> int:
    """Count the estates that a plan accepts, by size; of one street, or of all where it is -1."""
    counts, fences = 0, marks.fences
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        end = lowest(fences)
        here = street < 0 or street_of(book, first) == street
        if here and serves(book, card, marks, first, end):
            counts += 1 << 8 * (end - first - 1)
    return counts


@inlined
def in_street(book: Row, mask: int, street: int) -> int:
    """Return how many bits stand in a street."""
    return popcount(mask & book[at.STREET_CELLS + street])


@kernel
def whole_streets(book: Row, pen: Pen, kind: int) -> int:
    """Count the streets with all their parks, all pools, or all of that and a roundabout."""
    streets = 0
    for street in range(at.STREETS):
        parks = (pen.tally >> 4 * street & at.BOX) >= book[at.PARK_BOXES + street]
        planned = in_street(book, book[at.POOLS], street)
        pools = in_street(book, pen.marks.pools, street) >= planned
        rounded = in_street(book, pen.marks.roundabouts, street) > 0
        if kind == at.ALL_PARKS:
            streets += parks
        elif kind == at.ALL_POOLS:
            streets += pools
        else:
            streets += parks and pools and rounded
    return streets


@kernel
def houses_wanted(book: Row, card: int) -> int:
    """Return the houses that a plan on single houses is about (R6.4)."""
    if book[card + at.KIND] == at.STREET_ENDS:
        return (book[at.FIRSTS] | book[at.FIRSTS] >> 1) & book[at.CELLS]
    return book[at.STREET_CELLS + book[card + at.STREET]]


@kernel
def houses_met(book: Row, card: int, marks: Marks) -> bool:
    """Tell whether those houses are there and unused, a roundabout for one where it counts."""
    accepted = book[at.AS_HOUSE] >= (2 if book[card + at.KIND] == at.STREET_ENDS else 1)
    done = marks.houses & ~marks.used
    if accepted:
        done |= marks.roundabouts
    wanted = houses_wanted(book, card)
    return done & wanted == wanted


@kernel
def end_estates(book: Row, card: int) -> int:
    """Return the houses of the estates that a plan wants at the ends of all streets (R6.11)."""
    firsts, row = book[at.FIRSTS], 0
    for step in range(book[card + at.COUNT]):
        row |= firsts << step | firsts >> (step + 1)
    return row & book[at.CELLS]


@kernel
def ends_met(book: Row, card: int, marks: Marks) -> bool:
    """Tell whether an unused estate of the size stands at both ends of every street (R6.11)."""
    size = book[card + at.COUNT]
    for street in range(at.STREETS):
        for start in (
            book[at.FIRST_AT + street],
            book[at.FIRST_AT + street + 1] - size,
        ):
            inner = ((1 << size - 1) - 1) << (start + 1)
            fenced = marks.fences >> start & 1 and marks.fences >> (start + size) & 1
            whole = fenced and not marks.fences & inner
            if not whole or not serves(book, card, marks, start, start + size):
                return False
    return True


@kernel
def total_of(tally: int, tracks: int) -> int:
    """Add up so many tracks of the tally, from its lowest bits."""
    total = 0
    for track in range(tracks):
        total += tally >> 4 * track & at.BOX
    return total


@kernel
def most_copies(book: Row, marks: Marks) -> int:
    """Return how many copies stand in the street that has most."""
    most = 0
    for street in range(at.STREETS):
        most = max(most, in_street(book, marks.bis, street))
    return most


@kernel
def full_columns(book: Row, tally: int) -> int:
    """Count the estate sizes whose column is full."""
    full = 0
    for size in range(LARGEST):
        full += (tally >> (at.COLUMNS_AT + 4 * size) & at.BOX) >= book[at.COLUMN_BOXES + size]
    return full


@kernel
def tracks_met(book: Row, card: int, pen: Pen) -> bool:
    """Tell whether a plan on tracks is met (R6.5, R6.10)."""
    kind, count, tally = book[card + at.KIND], book[card + at.COUNT], pen.tally
    if kind == at.ALL_PARKS_AND_POOLS:
        street = book[card + at.STREET]
        planned = in_street(book, book[at.POOLS], street)
        pools = in_street(book, pen.marks.pools, street) >= planned
        return pools and (tally >> 4 * street & at.BOX) >= book[at.PARK_BOXES + street]
    if kind == at.BIS_IN_ONE:
        return most_copies(book, pen.marks) >= count
    if kind == at.TEMPS:
        return (tally >> at.TEMPS_AT & at.BOX) >= count
    if kind == at.PARKS:
        return total_of(tally, at.STREETS) >= count
    if kind == at.IMPROVEMENTS:
        return total_of(tally >> at.COLUMNS_AT, LARGEST) >= count
    if kind == at.PARKS_IN_EVERY:
        return min(tally & at.BOX, tally >> 4 & at.BOX, tally >> 8 & at.BOX) >= count
    if kind == at.FULL_COLUMNS:
        return full_columns(book, tally) >= count
    return whole_streets(book, pen, kind) >= count


@kernel
def roundabouts_fit(book: Row, card: int, marks: Marks, street: int) -> bool:
    """Tell whether a street has the roundabouts that a plan asks for."""
    return in_street(book, marks.roundabouts, street) >= book[card + at.COUNT]


@inlined
def estates_suffice(need: int, unused: int) -> bool:
    """Tell whether there are enough estates of every size: a guard bit falls where not."""
    return ((unused | GUARD) - need) & GUARD == GUARD


@kernel
def ways(book: Row, card: int, pen: Pen) -> int:
    """Return in how many ways a plan can be validated now."""
    kind = book[card + at.KIND]
    if kind <= at.ESTATES_WITH:
        if kind == at.ESTATES:
            return ways_among(book, pen.unused, book[card + at.NEED])
        if kind != at.ESTATES_IN_ONE_STREET:
            return ways_among(book, serving(book, card, pen.marks, -1), book[card + at.NEED])
        total = 0
        for street in range(at.STREETS):
            if roundabouts_fit(book, card, pen.marks, street):
                total += ways_among(
                    book, serving(book, card, pen.marks, street), book[card + at.NEED]
                )
        return total
    if kind == at.ESTATES_AT_ENDS:
        return 1 if ends_met(book, card, pen.marks) else 0
    if kind <= at.STREET_ENDS:
        return 1 if houses_met(book, card, pen.marks) else 0
    return 1 if tracks_met(book, card, pen) else 0
