"""What sheets and the AAA score, and who is ahead (R9, R12.5, R12.6)."""

from boomtown.fast.kernel import cards
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row, kernel
from boomtown.fast.kernel.sheet import LARGEST, Pen, estates_by_size

BEST_ESTATES = 5


@kernel
def estate_points(book: Row, pen: Pen) -> int:
    """Return what the complete estates score, used ones too (R6.3, R9)."""
    counts, points = estates_by_size(pen.marks, 0), 0
    for size in range(LARGEST):
        boxes = pen.tally >> (at.COLUMNS_AT + 4 * size) & at.BOX
        points += (counts >> 8 * size & 255) * book[at.COLUMN_VALUES + 6 * size + boxes]
    return points


@kernel
def plan_points(points: int) -> int:
    """Return what the validated plans score."""
    total = 0
    for plan in range(3):
        value = points >> 8 * plan & 255
        if value:
            total += value - 1
    return total


@kernel
def sheet_points(book: Row, pen: Pen) -> int:
    """Return what a sheet scores without its temps (R9)."""
    tally = pen.tally
    points = plan_points(pen.points) + estate_points(book, pen)
    for street in range(at.STREETS):
        points += book[at.PARK_VALUES + 8 * street + (tally >> 4 * street & at.BOX)]
    points += book[at.POOL_VALUES + (tally >> at.POOLS_AT & at.BOX)]
    points -= book[at.BIS_VALUES + (tally >> at.BIS_AT & at.BOX)]
    points -= book[at.REFUSAL_VALUES + (tally >> at.REFUSALS_AT & at.BOX)]
    return points - book[at.ROUNDABOUT_VALUES + (tally >> at.ROUNDABOUTS_AT & at.BOX)]


@kernel
def temp_points(book: Row, amount: int, amounts: int, seats: int) -> int:
    """Return the temp points of an amount of boxes among all amounts, four bits each (R9.1)."""
    if book[at.TEMP_SCORING] == 1:
        return book[at.TEMP_POINTS] if amount >= book[at.TEMP_AMOUNTS] else 0
    if book[at.TEMP_SCORING] == 2:
        for place in range(4):
            if amount >= book[at.TEMP_AMOUNTS + place]:
                return book[at.TEMP_POINTS + place]
        return 0
    if amount == 0 and not book[at.ZERO_RANKED]:
        return 0
    more = 0
    for seat in range(seats):
        more |= 1 << (amounts >> 4 * seat & 15)
    place = 0
    for other in range(amount + 1, 16):
        place += more >> other & 1
    return book[at.TEMP_POINTS + place] if place < 4 else 0


@kernel
def given(table: Row, action: int) -> int:
    """Return how many cards of an action the AAA has been given."""
    many = 0
    for card in range(table[cards.GIVEN]):
        many += (table[cards.HANDS + card] & 7) == action
    return many


@kernel
def block_points(book: Row, table: Row, first: int, end: int) -> int:
    """Return what a row of the AAA's cards between two fences scores as an estate (R12.5)."""
    houses, value = 0, 1
    for card in range(first, end):
        action = table[cards.HANDS + card] & 7
        houses += book[at.EXTENSION] if action == at.BIS else 1
        if action == at.REAL_ESTATE:
            value = book[at.IMPROVED]
    return houses * value


@kernel
def rival_estates(book: Row, table: Row, best: int) -> int:
    """Return the points of the AAA's estate that `best` others beat, negative if there is none."""
    many = table[cards.GIVEN]
    first = 0
    for end in range(many + 1):
        if end == many or (table[cards.HANDS + end] & 7) == at.SURVEYOR:
            if end > first and _beaten_by(book, table, first, end) == best:
                return block_points(book, table, first, end)
            first = end + 1
    return -1


@kernel
def _beaten_by(book: Row, table: Row, own: int, own_end: int) -> int:
    """Count the estates that score more than one, or as much and stand before it."""
    points = block_points(book, table, own, own_end)
    many, first, better = table[cards.GIVEN], 0, 0
    for end in range(many + 1):
        if end == many or (table[cards.HANDS + end] & 7) == at.SURVEYOR:
            if end > first:
                other = block_points(book, table, first, end)
                better += other > points or (other == points and first < own)
            first = end + 1
    return better


@kernel
def rival_points(book: Row, table: Row, player: int) -> int:
    """Return what the AAA scores against a player's temps (R12.5); level 0 scores nothing."""
    if not book[at.SCORES]:
        return 0
    amount = given(table, at.TEMP)
    points = temp_points(book, amount, player | amount << 4, 2)
    for plan in range(3):
        if table[cards.RIVAL_PLANS + plan]:
            points += table[cards.RIVAL_PLANS + plan] - 1
    points += book[at.RIVAL] * given(table, at.LANDSCAPER)
    points += book[at.RIVAL + 1] * given(table, at.POOL)
    points += book[at.RIVAL + 2] * given(table, at.TEMP)
    points += book[at.RIVAL + 3] * given(table, at.SURVEYOR)
    for best in range(BEST_ESTATES):
        estate = rival_estates(book, table, best)
        points += max(estate, 0)
    return points
