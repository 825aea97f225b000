"""Every move that one could think of on a turn, possible or not."""

from collections.abc import Iterator
from itertools import product

from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import rows

SHIFTS = (None, -3, -2, -1, 0, 1, 2, 3)


def spots(turn: Turn) -> list[Spot]:
    """List every house, and a place beyond each end of every street, and of the sheet."""
    lengths = [len(street.plots) for street in turn.sheet.streets]
    inside = [Spot(s, plot) for s, length in enumerate(lengths) for plot in range(-1, length + 1)]
    return [*inside, Spot(-1, 0), Spot(len(lengths), 0)]


def every_move(turn: Turn) -> Iterator[Move]:
    """Yield all of them, off the sheet too."""
    places = spots(turn)
    offers = range(-1, len(turn.terms.offers) + 1)
    yield from (Write(*one) for one in product(offers, places, SHIFTS))
    yield from (kind(spot) for kind in (Fence, BuildPool, BuildRoundabout) for spot in places)
    yield from (Improve(size) for size in range(8))
    yield from (CrossPark(street) for street in range(-1, 4))
    yield from _copies(places)
    yield from _claims(turn)
    yield from (LeaveCard(card) for card in range(-1, 4))
    yield from (Refuse(), AskReshuffle(), Confirm())


def _copies(places: list[Spot]) -> Iterator[Move]:
    for source, spot in product(places, places):
        if abs(source.plot - spot.plot) <= 2 and abs(source.street - spot.street) <= 1:
            yield CopyNumber(source, spot)


def _claims(turn: Turn) -> Iterator[Move]:
    """Yield the right houses of every plan, and wrong ones."""
    way_of = [
        plan.card.requirement.ways(turn.sheet, turn.terms.site)[:3] for plan in turn.terms.plans
    ]
    row = tuple(
        Span(index, first, last)
        for index, street in enumerate(turn.sheet.streets)
        for first, last in rows(street)
    )
    for plan in range(-1, 4):
        right = [way for ways in way_of for way in ways]
        for marks in [(), *right, *((span,) for span in row), row[:2], (Span(0, 8, 12),)]:
            yield ClaimPlan(plan, marks)
