"""What a sheet in the middle of a game is worth to the apprentice: points, and hopes of points."""

from functools import lru_cache
from itertools import groupby

from boomtown.rules.cards import Card
from boomtown.rules.draft import Terms
from boomtown.rules.estates import estate_counts
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import LARGEST_ESTATE, House, Street, rooms, rows

# Tuned on paired deals: what is not yet on the sheet, in points.
CROWDING = 0.35  # a house whose numbers are hard to come by
DEAD = 7.0  # the same measure for a house that no number fits any more
OPEN_POOL = 2.2  # a planned pool that can still be built
TEMP_BOX = 0.9
HALF_DONE = 0.55  # how much of a row's worth its numbered houses promise
TOWARDS_PLAN = 0.5
LAST_REFUSAL = 2.0


def worth(terms: Terms, deck: tuple[Card, ...], sheet: Sheet) -> float:
    """Return the points of a sheet as it stands, and an estimate of what it promises."""
    return (
        _tracks(terms, sheet)
        + _estates(terms, sheet)
        + sum(points for points in sheet.plans if points is not None)
        + sum(
            _towards(terms, sheet, plan)
            for place, plan in enumerate(terms.plans)
            if sheet.plans[place] is None
        )
        - CROWDING * sum(crowding(street, deck) for street in sheet.streets)
    )


def _tracks(terms: Terms, sheet: Sheet) -> float:
    layout = terms.site.layout
    parks = sum(
        printed.parks.value(crossed) + crossed * 0.5
        for printed, crossed in zip(layout.streets, sheet.parks, strict=True)
    )
    open_pools = sum(
        sheet.streets[index].plots[at] is None
        for index, printed in enumerate(layout.streets)
        for at in printed.pools_at
    )
    lost = layout.refusals.value(sheet.refusals) + LAST_REFUSAL * sheet.refusals
    return (
        parks
        + layout.pools.value(sheet.pools)
        + OPEN_POOL * open_pools
        + TEMP_BOX * sheet.temps
        - layout.bis.value(sheet.bis)
        - layout.roundabouts.value(sheet.roundabouts)
        - lost
    )


def _estates(terms: Terms, sheet: Sheet) -> float:
    """Count complete estates at their value, begun ones and one more of each size in part."""
    values = [
        column.value(crossed)
        for column, crossed in zip(terms.site.layout.real_estate, sheet.real_estate, strict=True)
    ]
    counts = estate_counts(sheet)
    sure = sum(count * value for count, value in zip(counts, values, strict=True))
    hoped = sum(
        values[size - 1] * share * HALF_DONE
        for street in sheet.streets
        for size, share in begun(street)
    )
    return sure + hoped + sum(value * 0.4 for value in values)


@lru_cache(maxsize=1 << 14)
def begun(street: Street) -> tuple[tuple[int, float], ...]:
    """Return size and numbered share of each row that may still become an estate."""
    found = []
    for first, last in rows(street):
        plots = street.plots[first : last + 1]
        houses = sum(isinstance(plot, House) for plot in plots)
        if len(plots) <= LARGEST_ESTATE and houses < len(plots) and None in plots:
            found.append((len(plots), houses / len(plots)))
    return tuple(found)


def _towards(terms: Terms, sheet: Sheet, plan: PlanInPlay) -> float:
    """Return a part of a plan's value: what is done, and what begun rows may add."""
    progress = plan.card.requirement.progress(sheet, terms.site)
    lacking = list(progress.sizes)
    rows_begun = sorted(
        (row for street in sheet.streets for row in begun(street)), key=lambda row: -row[1]
    )
    done = float(progress.done)
    for size, share in rows_begun:
        if size in lacking:
            lacking.remove(size)
            done += 0.2 + 0.5 * share
    part = done / max(progress.count, 1)
    return plan.value * TOWARDS_PLAN * part * (0.5 + 0.5 * part)


@lru_cache(maxsize=1 << 15)
def crowding(street: Street, deck: tuple[Card, ...]) -> float:
    """Return how hard the empty houses are to fill: many houses, few cards that fit between."""
    below = _cards_below(deck)
    total = 0.0
    for room, group in groupby(rooms(street)):
        if room is None:
            continue
        houses = len(list(group))
        numbers = room.right - room.left - 1
        cards = below[room.right] - below[room.left + 1]
        share = max(cards / below[-1], 0.01)
        fillable = min(houses, numbers)
        hard = min(fillable * fillable / share / 10, fillable * DEAD)
        total += hard + (houses - fillable) * DEAD
    return total


@lru_cache(maxsize=8)
def _cards_below(deck: tuple[Card, ...]) -> tuple[int, ...]:
    """Return for each number how many cards of the deck are lower."""
    return tuple(sum(card.number < number for card in deck) for number in range(20))
