"""A player's rules of thumb, as the table that says what every trait of a sheet is worth.

What is printed counts as it stands. Eighteen figures say what a gap, a begun estate, a crossed box
or a plan half done may still bring; they were found by evolution (bench/evolve.py).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel import worth as t
from boomtown.fast.kernel.sheet import LARGEST
from boomtown.fast.kernel.worth import POINT


class Thumb(NamedTuple):
    """The figures, in points where nothing else is said."""

    house: float = 4.3  # an empty house that a number will fit for sure
    ease: float = 1.9  # how fast a gap's chances grow with the numbers that fit it
    doubt: float = 0.49  # and how many it takes
    begun: float = 1.09  # the share of an estate that its numbered houses promise
    power: float = 0.96  # how much less the first of them promise than the last
    hard: float = 0.2  # the share that remains where few numbers fit the rest
    long: float = 0.62  # a numbered house in a row that is too long for an estate
    column: float = 0.38  # how many more estates of an improved size will come
    park: float = 0.82  # the share of a street's next park values
    pool: float = 0.46  # a planned pool that can still be built
    temp: float = 0.14  # a box, until the fifth
    lead: float = 0.35  # being ahead in temps
    copy: float = 1.28  # what a bis costs beside its points
    refusal: float = 3.0  # and a refusal
    rounded: float = 1.06  # and a roundabout
    plan: float = 1.34  # the share of its value that a plan nearly met promises
    reach: float = 15.0  # the houses at which a plan promises half of that
    late: float = 0.106  # how hopes shrink as houses run out: 0 not at all


def table_of(book: Sequence[int], thumb: Thumb) -> list[int]:
    """Return what each trait is worth in each phase, in 64ths of a point."""
    table: list[int] = []
    for phase in range(t.PHASES):
        hope = ((phase + 1) / t.PHASES) ** thumb.late
        values = [0.0] * t.TRAITS
        for place, value in _all(book, thumb, hope):
            values[place] = value
        table.extend(round(POINT * value) for value in values)
    return table


def _all(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    yield from _gaps(book, thumb, hope)
    yield from _rows(book, thumb, hope)
    yield from _columns(book, thumb, hope)
    yield from _parks(book, thumb, hope)
    yield from _tracks(book, thumb, hope)
    yield from _plans(book, thumb, hope)


def _gaps(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    """A house counts as far as there are numbers for it, and cards with them."""
    start = book[at.MASS_AT]
    deck, houses = book[at.DECK], book[at.FIRST_AT + at.STREETS] / at.STREETS
    for size in range(1, t.LONGEST + 1):
        for lower in range(t.EDGES):
            for upper in range(lower, t.EDGES):
                cards = book[start + upper] - book[start + lower]
                share = cards / deck * houses / size
                chance = share**thumb.ease / (share**thumb.ease + thumb.doubt)
                place = ((size - 1) * t.EDGES + lower) * t.EDGES + upper
                fillable = min(size, upper - lower)
                yield t.GAPS + place, hope * thumb.house * fillable * chance


def _rows(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    for size in range(1, LARGEST + 1):
        for numbered in range(1, size):
            for boxes in range(t.LEVELS):
                value = book[at.COLUMN_VALUES + LARGEST * (size - 1) + boxes]
                promise = hope * thumb.begun * value * (numbered / size) ** thumb.power
                state = ((size - 1) * (LARGEST + 1) + numbered) * t.LEVELS + boxes
                for fits in range(t.FITS):
                    share = fits / (fits + thumb.hard)
                    yield t.ROWS + state * t.FITS + fits, promise * share
    for size in range(LARGEST + 1, t.LONGEST + 1):
        for numbered in range(size + 1):
            place = (size - LARGEST - 1) * (t.LONGEST + 1) + numbered
            yield t.LONG + place, hope * thumb.long * numbered


def _columns(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    for size in range(LARGEST):
        for boxes in range(t.LEVELS):
            value = book[at.COLUMN_VALUES + LARGEST * size + boxes]
            better = value - book[at.COLUMN_VALUES + LARGEST * size]
            for whole in range(t.COUNTED):
                place = (size * t.LEVELS + boxes) * t.COUNTED + whole
                yield t.COLUMNS + place, value * whole + hope * thumb.column * better


def _parks(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    for street in range(at.STREETS):
        boxes = book[at.PARK_BOXES + street]
        values = book[at.PARK_VALUES + 8 * street : at.PARK_VALUES + 8 * street + boxes + 1]
        for crossed, value in enumerate(values):
            for left in range(t.LONGEST + 1):
                more = (
                    values[min(boxes, crossed + 1)] - value + (values[-1] - value) * crossed / boxes
                )
                chance = thumb.park * left / t.LONGEST
                place = (street * 8 + crossed) * (t.LONGEST + 1) + left
                yield t.PARKS + place, value + hope * chance * more


def _tracks(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    for built in range(t.COUNTED):
        for still in range(t.COUNTED):
            value = book[at.POOL_VALUES + built] + hope * thumb.pool * still
            yield t.POOLS + built * t.COUNTED + still, value
    for boxes in range(16):
        for other in range(16):
            ahead = max(-2, min(2, boxes - other))
            yield t.TEMPS + boxes * 16 + other, thumb.temp * min(boxes, 5) + thumb.lead * ahead
    for boxes in range(t.COUNTED):
        yield t.COPIES + boxes, -book[at.BIS_VALUES + boxes] - thumb.copy * boxes
    for boxes in range(t.LEVELS):
        yield t.REFUSALS + boxes, -book[at.REFUSAL_VALUES + boxes] - thumb.refusal * boxes
    for boxes in range(3):
        yield t.ROUNDS + boxes, -book[at.ROUNDABOUT_VALUES + boxes] - thumb.rounded * boxes


def _plans(book: Sequence[int], thumb: Thumb, hope: float) -> Iterator[tuple[int, float]]:
    cards = (book[at.PILE_AT] - at.WIDTH) // at.PLAN_WIDTH
    for card in range(cards):
        row = at.WIDTH + at.PLAN_WIDTH * card
        for turned, value in enumerate((book[row + at.HIGH], book[row + at.LOW])):
            for lack in range(t.LACKING - 1):
                place = (card * 2 + turned) * t.LACKING + lack
                near = thumb.reach / (thumb.reach + lack)
                yield t.PLANS + place, hope * thumb.plan * value * near
