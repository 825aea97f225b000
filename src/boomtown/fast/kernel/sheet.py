"""A sheet in integers: which houses take a number, and what writing changes (R2, R4.1, R5, R7).

Beside the pen's strokes every sheet keeps, for each number 0 to 17, the houses that its order does
not forbid: its *rooms*. Writing narrows them (18 operations that a processor does some at once),
and all that is asked every turn is then one step: a number fits the empty houses among its rooms.
They change in place; everything else of a sheet is a value.
"""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import highest, lowest
from boomtown.fast.kernel.built import Row, inlined, kernel

NUMBERS = 18
ROOMS = 20  # words of a seat's rooms: one a number, and one for the house that has no bit in them
WORD = 32
ALL = (1 << WORD) - 1
DIGITS = 5  # bits of a house's number
IN_WORD = 12  # numbers in a word
LARGEST = 6


class Marks(NamedTuple):
    """What stands in houses and gaps, a bit each; street ends count as fences.

    A joint stands in the gap between a number and its copy.
    """

    houses: int
    roundabouts: int
    joints: int
    fences: int
    used: int
    pools: int
    bis: int


class Pen(NamedTuple):
    """All that is written; five bits a house for its number, twelve houses a word.

    `tally` holds the crossed boxes, `points` a byte a plan (value + 1), `unused` the complete
    estates without a marked house, a byte a size (R6.3); at `rooms` its rooms begin.
    """

    marks: Marks
    numbers0: int
    numbers1: int
    numbers2: int
    tally: int
    points: int
    unused: int
    rooms: int


@inlined
def empty(book: Row, marks: Marks) -> int:
    """Return the empty houses."""
    return book[at.CELLS] & ~(marks.houses | marks.roundabouts)


@inlined
def takes(rooms: Row, pen: Pen, cells: int, number: int) -> int:
    """Return which of the empty houses take a number (R4.1)."""
    last = (rooms[pen.rooms + NUMBERS] >> number & 1) << WORD
    return (rooms[pen.rooms + number] & ALL | last) & cells


@inlined
def with_marks(pen: Pen, marks: Marks, unused: int) -> Pen:
    """Exchange what stands in houses and gaps."""
    return Pen(
        marks, pen.numbers0, pen.numbers1, pen.numbers2, pen.tally, pen.points, unused, pen.rooms
    )


@inlined
def crossed(pen: Pen, track: int) -> Pen:
    """Cross a box of a track."""
    tally = pen.tally + (1 << track)
    return Pen(
        pen.marks,
        pen.numbers0,
        pen.numbers1,
        pen.numbers2,
        tally,
        pen.points,
        pen.unused,
        pen.rooms,
    )


@inlined
def word_of(cell: int) -> int:
    """Return in which word the number of a house stands."""
    return (1 if cell >= IN_WORD else 0) + (1 if cell >= 2 * IN_WORD else 0)


@inlined
def numbered(pen: Pen, marks: Marks, unused: int, cell: int, number: int) -> Pen:
    """Note the number of a house."""
    word = word_of(cell)
    digits = number << DIGITS * (cell - IN_WORD * word)
    return Pen(
        marks,
        pen.numbers0 | (digits if word == 0 else 0),
        pen.numbers1 | (digits if word == 1 else 0),
        pen.numbers2 | (digits if word == 2 else 0),
        pen.tally,
        pen.points,
        unused,
        pen.rooms,
    )


@inlined
def number_at(pen: Pen, cell: int) -> int:
    """Return the number of a house."""
    word = word_of(cell)
    words = pen.numbers0 if word == 0 else (pen.numbers1 if word == 1 else pen.numbers2)
    return words >> DIGITS * (cell - IN_WORD * word) & 31


@inlined
def row_start(fences: int, cell: int) -> int:
    """Return where the row of a house begins: its fence to the left."""
    return highest(fences & ((2 << cell) - 1))


@inlined
def row_end(fences: int, cell: int) -> int:
    """Return where the row of a house ends: the fence to its right."""
    return cell + 1 + lowest(fences >> (cell + 1))


@inlined
def estate(marks: Marks, first: int, end: int) -> int:
    """Return what an unused complete estate adds to the count by sizes; 0 if it is none (R6.3)."""
    size = end - first
    span = ((1 << size) - 1) << first
    serves = marks.houses & span == span and marks.used & span == 0 and 0 < size <= LARGEST
    return 1 << 8 * (size - 1) if serves else 0


@inlined
def section(book: Row, marks: Marks, cell: int) -> int:
    """Return the houses of the section in which a house lies: to the next roundabouts (R7.2)."""
    under = (1 << cell) - 1
    street = book[at.STREET_CELLS + street_of(book, cell)]
    left = marks.roundabouts & street & under
    right = marks.roundabouts & street & ~under
    if left:
        street &= ~((2 << highest(left)) - 1)
    if right:
        street &= (right & -right) - 1
    return street


@inlined
def street_of(book: Row, cell: int) -> int:
    """Return the street of a house."""
    return (1 if cell >= book[at.FIRST_AT + 1] else 0) + (1 if cell >= book[at.FIRST_AT + 2] else 0)


@inlined
def narrow(rooms: Row, base: int, houses: int, cell: int, number: int) -> None:
    """Let a number in a house bar what its section's order forbids (R4.1)."""
    under = (1 << cell) - 1
    lower, higher = ~(houses & ~under), ~(houses & (under | 1 << cell))
    for other in range(NUMBERS):
        rooms[base + other] &= lower if other < number else higher
    rooms[base + number] &= ~houses
    if houses >> WORD:
        barred = (1 << number + 1) - 1
        if cell == WORD:
            barred = ALL
        rooms[base + NUMBERS] &= ~barred


@inlined
def filled(pen: Pen, marks: Marks, cell: int, number: int) -> Pen:
    """Return the sheet with a house more: it may complete the estate it stands in."""
    first, end = row_start(marks.fences, cell), row_end(marks.fences, cell)
    unused = pen.unused + estate(marks, first, end)
    return numbered(pen, marks, unused, cell, number)


@inlined
def housed(pen: Pen, cell: int, number: int) -> Pen:
    """Note a number in a house."""
    m = pen.marks
    houses = m.houses | 1 << cell
    marks = Marks(houses, m.roundabouts, m.joints, m.fences, m.used, m.pools, m.bis)
    return filled(pen, marks, cell, number)


@inlined
def written(book: Row, rooms: Row, pen: Pen, cell: int, number: int) -> Pen:
    """Write a number where it fits (R4.1)."""
    narrow(rooms, pen.rooms, section(book, pen.marks, cell), cell, number)
    return housed(pen, cell, number)


@inlined
def copied(pen: Pen, cell: int, right: int) -> Pen:
    """Copy the number of the neighbour to the left or right (R5.6); rooms stay as they are."""
    m = pen.marks
    house = 1 << cell
    joints = m.joints | house << right
    marks = Marks(m.houses | house, m.roundabouts, joints, m.fences, m.used, m.pools, m.bis | house)
    return filled(pen, marks, cell, number_at(pen, cell + 2 * right - 1))


@inlined
def fenced(pen: Pen, gap: int) -> Pen:
    """Draw a fence: it parts a row in two (R5.1)."""
    m = pen.marks
    first, end = row_start(m.fences, gap - 1), row_end(m.fences, gap)
    unused = pen.unused - estate(m, first, end) + estate(m, first, gap) + estate(m, gap, end)
    fences = m.fences | 1 << gap
    marks = Marks(m.houses, m.roundabouts, m.joints, fences, m.used, m.pools, m.bis)
    return with_marks(pen, marks, unused)


@kernel
def open_rooms(rooms: Row, pen: Pen, houses: int) -> None:
    """Judge a section anew that a roundabout has opened on one side (R7.2)."""
    base = pen.rooms
    for number in range(NUMBERS):
        rooms[base + number] |= houses & ALL
    if houses >> WORD:
        rooms[base + NUMBERS] = ALL
    left = pen.marks.houses & houses
    while left:
        cell = lowest(left)
        left &= left - 1
        narrow(rooms, base, houses, cell, number_at(pen, cell))


@inlined
def parted(pen: Pen, cell: int) -> Pen:
    """Note a roundabout with its fences: it parts the row (R7.1)."""
    m = pen.marks
    first, end = row_start(m.fences, cell), row_end(m.fences, cell)
    unused = pen.unused + estate(m, first, cell) + estate(m, cell + 1, end)
    built, fences = m.roundabouts | 1 << cell, m.fences | 3 << cell
    marks = Marks(m.houses, built, m.joints, fences, m.used, m.pools, m.bis)
    return crossed(with_marks(pen, marks, unused), at.ROUNDABOUTS_AT)


@kernel
def rounded(book: Row, rooms: Row, pen: Pen, cell: int) -> Pen:
    """Build a roundabout: it parts the section, too (R7.2)."""
    houses = section(book, pen.marks, cell)
    under = (1 << cell) - 1
    open_rooms(rooms, pen, houses & under)
    open_rooms(rooms, pen, houses & ~under & ~(1 << cell))
    return parted(pen, cell)


@kernel
def estates_by_size(marks: Marks, unused: int) -> int:
    """Count the complete estates by size, a byte each; without used ones where that is asked."""
    counts, fences = 0, marks.fences
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        size = lowest(fences) - first
        span = ((1 << size) - 1) << first
        whole = marks.houses & span == span and size <= LARGEST
        if whole and not (unused and marks.used & span):
            counts += 1 << 8 * (size - 1)
    return counts
