"""What a player looks at on a sheet, each thing as a place in a table: what the sheet is worth.

The *traits* of a sheet are its gaps (the empty houses between two numbers), its rows between two
fences, its tracks and its plans. Each has one place in a table for how it stands now; there is such
a table for each phase of the game, since a gap is a hope early and a loss late. Its values are in
64ths of a point. Whoever learns such a table has the places noted down; nobody else does.
"""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import highest, lowest, popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.lacking import Stand, lacks
from boomtown.fast.kernel.score import plan_points
from boomtown.fast.kernel.sheet import LARGEST, Pen, empty, number_at

# How many states each kind of trait has, and where its places begin.
EDGES = 19  # a gap's lower number and one more, or its higher one: 18 where there is none
LONGEST = 12
FITS = 6
LEVELS = 6
COUNTED = 12
LACKING = 16

GAPS = 0  # by houses, lower number, higher number
ROWS = (
    GAPS + LONGEST * EDGES * EDGES
)  # by houses, numbered, boxes of the size, how well the rest fits
LONG = ROWS + LARGEST * (LARGEST + 1) * LEVELS * FITS  # by houses, numbered
COLUMNS = LONG + (LONGEST - LARGEST) * (LONGEST + 1)  # by size, boxes, complete estates
PARKS = COLUMNS + LARGEST * LEVELS * COUNTED  # by street, boxes, empty houses
POOLS = PARKS + at.STREETS * 8 * (LONGEST + 1)  # by boxes, pools that can still be built
TEMPS = POOLS + COUNTED * COUNTED  # by boxes, the most that another has
COPIES = TEMPS + 16 * 16
REFUSALS = COPIES + COUNTED
ROUNDS = REFUSALS + LEVELS
PLANS = ROUNDS + LEVELS  # by card, whether it is turned, what it lacks
CARDS = 48
TRAITS = PLANS + CARDS * 2 * LACKING
PHASES = 8
# More than a sheet can have: every house a row and a gap between them; and how many there are.
MOST = 96
POINT = 64


class Scene(NamedTuple):
    """What is around a sheet: where the table of the phase begins, the most temps of others, plans.

    A player in haste misjudges a turn by up to so much, by numbers from a stream.
    """

    base: int
    temps: int
    plans: int
    turned: int
    haste: int
    stream: int


class Judge(NamedTuple):
    """Who tells what a sheet is worth: the row of the ruleset, a table, and what is around."""

    book: Row
    table: Row
    scene: Scene


class Streets(NamedTuple):
    """What stands in each street."""

    one: Stand
    two: Stand
    three: Stand


@inlined
def phase(left: int) -> int:
    """Return the phase of a game in which so many houses are empty on the fullest sheet."""
    if left < 7:
        return (left >= 2) + (left >= 4)
    return 3 + (left >= 10) + (left >= 14) + (left >= 19) + (left >= 25)


@inlined
def told(table: Row, place: int, notes: Row | None) -> int:
    """Return what a trait is worth; note its place where that is wanted."""
    if notes is not None:
        notes[0] += 1
        notes[notes[0]] = place
    return table[place]


@inlined
def lower_edge(pen: Pen, street: int, cell: int) -> int:
    """Return one more than the number before a house in its section; 0 where there is none."""
    before = street & ((1 << cell) - 1)
    houses = pen.marks.houses & before
    if houses <= pen.marks.roundabouts & before:
        return 0
    return number_at(pen, highest(houses)) + 1


@inlined
def upper_edge(pen: Pen, street: int, cell: int) -> int:
    """Return the number from a house on in its section; 18 where there is none."""
    after = street & ~((1 << cell) - 1)
    houses, barrier = pen.marks.houses & after, pen.marks.roundabouts & after
    if houses == 0 or (barrier and barrier & -barrier < houses & -houses):
        return EDGES - 1
    return number_at(pen, lowest(houses))


@inlined
def gaps_worth(judge: Judge, pen: Pen, cells: int, notes: Row | None) -> int:
    """Return what the gaps of a street are worth."""
    table, base = judge.table, judge.scene.base
    value, left = table[base] * 0, cells & ~(pen.marks.houses | pen.marks.roundabouts)
    while left:
        first = lowest(left)
        size = lowest(~(left >> first))
        left &= ~(((1 << size) - 1) << first)
        edges = lower_edge(pen, cells, first) * EDGES + upper_edge(pen, cells, first + size)
        value += told(table, base + GAPS + (size - 1) * EDGES * EDGES + edges, notes)
    return value


@inlined
def fit(book: Row, pen: Pen, street: int, holes: int) -> int:
    """Return how well numbers fit the empty houses of a row: 0 not at all, 5 nearly all of them."""
    lower = lower_edge(pen, street, lowest(holes))
    upper = upper_edge(pen, street, highest(holes))
    many = popcount(holes)
    if upper - lower < many:
        return 0
    start = book[at.MASS_AT]
    share = book[start + upper] - book[start + lower]
    few = 1 + (share >= 4 * many) + (share >= 9 * many)
    return few + (share >= 18 * many) + (share >= 32 * many)


@inlined
def row_place(book: Row, pen: Pen, cells: int, span: int, size: int) -> int:
    """Return the place of a row's trait: of a street's houses those of `span`, so many."""
    here = pen.marks.houses & span
    numbered = popcount(here)
    if size > LARGEST:
        return LONG + (size - LARGEST - 1) * (LONGEST + 1) + numbered
    boxes = pen.tally >> (at.COLUMNS_AT + 4 * (size - 1)) & at.BOX
    fits = fit(book, pen, cells, span & ~here) if here != span else 0
    state = (size - 1) * (LARGEST + 1) + numbered
    return ROWS + (state * LEVELS + boxes) * FITS + fits


@kernel
def street_stand(judge: Judge, pen: Pen, street: int, notes: Row | None) -> Stand:
    """Return what a street is worth, and what plans on estates find there."""
    book, table, base = judge.book, judge.table, judge.scene.base
    cells, filled, rows, whole = book[at.STREET_CELLS + street], 0, 0, 0
    value = gaps_worth(judge, pen, cells, notes)
    fences = pen.marks.fences & (cells | cells << 1)
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        size = lowest(fences) - first
        span = ((1 << size) - 1) << first
        if pen.marks.roundabouts & span:
            continue
        value += told(table, base + row_place(book, pen, cells, span, size), notes)
        if size <= LARGEST:
            numbered, byte = popcount(pen.marks.houses & span), 8 * (size - 1)
            whole += (1 if numbered == size else 0) << byte
            if not pen.marks.used & span:
                filled += numbered << byte
                rows += 1 << byte
    return Stand(value, filled, rows, whole)


@inlined
def tracks_worth(judge: Judge, pen: Pen, whole: int, notes: Row | None) -> int:
    """Return what the tracks are worth, given the complete estates by size."""
    book, table, scene = judge.book, judge.table, judge.scene
    base, tally, free = scene.base, pen.tally, empty(book, pen.marks)
    value = table[base] * 0
    for size in range(LARGEST):
        boxes = tally >> (at.COLUMNS_AT + 4 * size) & at.BOX
        many = min(whole >> 8 * size & 255, COUNTED - 1)
        value += told(table, base + COLUMNS + (size * LEVELS + boxes) * COUNTED + many, notes)
    for street in range(at.STREETS):
        boxes = tally >> 4 * street & at.BOX
        left = popcount(free & book[at.STREET_CELLS + street])
        value += told(table, base + PARKS + (street * 8 + boxes) * (LONGEST + 1) + left, notes)
    built, still = tally >> at.POOLS_AT & at.BOX, popcount(free & book[at.POOLS])
    value += told(table, base + POOLS + built * COUNTED + still, notes)
    temps = tally >> at.TEMPS_AT & at.BOX
    value += told(table, base + TEMPS + temps * 16 + scene.temps, notes)
    value += told(table, base + COPIES + (tally >> at.BIS_AT & at.BOX), notes)
    value += told(table, base + REFUSALS + (tally >> at.REFUSALS_AT & at.BOX), notes)
    return value + told(table, base + ROUNDS + (tally >> at.ROUNDABOUTS_AT & at.BOX), notes)


@kernel
def streets_of(judge: Judge, pen: Pen, notes: Row | None) -> Streets:
    """Look at every street."""
    return Streets(
        street_stand(judge, pen, 0, notes),
        street_stand(judge, pen, 1, notes),
        street_stand(judge, pen, 2, notes),
    )


@inlined
def with_street(streets: Streets, street: int, fresh: Stand) -> Streets:
    """Exchange what stands in a street."""
    one = fresh if street == 0 else streets.one
    two = fresh if street == 1 else streets.two
    return Streets(one, two, fresh if street == 2 else streets.three)


@kernel
def worth_with(judge: Judge, pen: Pen, streets: Streets, notes: Row | None) -> int:
    """Return what a sheet is worth in its scene, given what stands in its streets."""
    book, table, scene = judge.book, judge.table, judge.scene
    one, two, three = streets
    value = one.value + two.value + three.value + POINT * plan_points(pen.points)
    whole = one.whole + two.whole + three.whole
    value += tracks_worth(judge, pen, whole, notes)
    for plan in range(3):
        if not pen.points >> 8 * plan & 255:
            card = scene.plans >> 12 * plan & 4095
            lack = min(lacks(book, card, pen, (one, two, three)), LACKING - 1)
            side = (card - at.WIDTH) // at.PLAN_WIDTH * 2 + (scene.turned >> plan & 1)
            value += told(table, scene.base + PLANS + side * LACKING + lack, notes)
    return value


@kernel
def worth(judge: Judge, pen: Pen) -> int:
    """Return what a sheet is worth in its scene."""
    streets = streets_of(judge, pen, None)
    return worth_with(judge, pen, streets, None)


@kernel
def worth_changed(judge: Judge, pen: Pen, streets: Streets, street: int) -> int:
    """Return what a sheet is worth that differs in one street from what is known."""
    fresh = street_stand(judge, pen, street, None)
    changed = with_street(streets, street, fresh)
    return worth_with(judge, pen, changed, None)
