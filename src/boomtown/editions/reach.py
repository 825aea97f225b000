"""Whether a plan can be met at all: a search for one sheet that does (R6.7)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from boomtown.rules.job import Site
from boomtown.rules.layout import Layout
from boomtown.rules.plan import Requirement
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import House, Street, empty_street

A_ROUNDABOUT = 0  # stands among the sizes of the estates to be placed

Placed = tuple[tuple[int, Span], ...]


@dataclass(frozen=True, slots=True)
class Pieces:
    """Where a sheet is to have estates, roundabouts and bis numbers."""

    estates: tuple[Span, ...] = ()
    roundabouts: tuple[Spot, ...] = ()
    copies: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """What a requirement's figures say of estates and roundabouts."""

    site: Site
    sizes: tuple[int, ...]
    pools_each: int
    bis_each: int

    def fits(self, size: int, span: Span) -> bool:
        """Whether an estate can be here with what it must have, or a roundabout without a loss."""
        layout = self.site.layout
        pools = sum(layout.has_pool(span.street, spot.plot) for spot in span.spots)
        if size == A_ROUNDABOUT:
            return not pools
        # An estate of copies alone has its original beyond a fence.
        across = self.site.house_rules.bis_across_fence == "yes" and span.first > 0
        return pools >= self.pools_each and self.bis_each < size + across

    def copies(self, span: Span) -> tuple[Spot, ...]:
        """Choose an estate's bis numbers, in pool houses last: a copy loses the pool (R5.8)."""
        spots = span.spots if self.bis_each == span.size else span.spots[1:]
        dry_first = sorted(spots, key=lambda spot: self.site.layout.has_pool(*spot))
        return tuple(dry_first[: self.bis_each])


def meeting_sheet(requirement: Requirement, site: Site) -> Sheet | None:
    """Return a sheet that meets a requirement, or None if none was found."""
    sheets = (
        _built(site.layout, pieces)
        for pieces in _ideas(requirement, site)
        if len(pieces.roundabouts) <= site.layout.roundabouts.boxes
        and len(pieces.copies) <= site.layout.bis.boxes
    )
    return next((sheet for sheet in sheets if requirement.ways(sheet, site)), None)


def _ideas(requirement: Requirement, site: Site) -> Iterator[Pieces]:
    # Kinds are not told apart here: a new one whose figures have these names is covered as it is.
    figures: Any = requirement
    streets = range(len(site.layout.streets))
    search = Search(
        site=site,
        sizes=(*getattr(figures, "sizes", ()), *(A_ROUNDABOUT,) * requirement.roundabouts),
        pools_each=getattr(figures, "pools_each", 0),
        bis_each=getattr(figures, "bis_each", 0),
    )
    for chosen in (streets, *((street,) for street in streets)):
        yield from _placed_in(search, chosen)
    yield _at_the_ends(site.layout, getattr(figures, "size", 1))
    yield _in_different_streets(site.layout, requirement.roundabouts)
    for street in streets:
        most = min(site.layout.bis.boxes, site.layout.streets[street].houses - 1)
        yield Pieces(copies=tuple(Spot(street, plot) for plot in range(1, most + 1)))


def _placed_in(search: Search, chosen: Sequence[int]) -> Iterator[Pieces]:
    """Place everything in the chosen streets, if that can be done."""
    done: dict[tuple[int, ...], Placed] = {search.sizes: ()}
    for street in chosen:
        done = _through_street(search, street, done)
    if () in done:
        estates = tuple(span for size, span in done[()] if size)
        roundabouts = tuple(spot for size, span in done[()] if not size for spot in span.spots)
        copies = tuple(spot for span in estates for spot in search.copies(span))
        yield Pieces(estates, roundabouts, copies)


def _through_street(
    search: Search, street: int, done: dict[tuple[int, ...], Placed]
) -> dict[tuple[int, ...], Placed]:
    """Go along a street with every different remainder, leaving houses out or placing something."""
    houses = search.site.layout.streets[street].houses
    reached = [done, *({} for _ in range(houses))]
    for at in range(houses):
        for left, placed in reached[at].items():
            reached[at + 1].setdefault(left, placed)
            for size in sorted(set(left)):
                span = Span(street, at, at + max(size, 1) - 1)
                if span.last < houses and search.fits(size, span):
                    rest = _without(left, size)
                    reached[span.last + 1].setdefault(rest, (*placed, (size, span)))
    return reached[houses]


def _without(sizes: tuple[int, ...], size: int) -> tuple[int, ...]:
    at = sizes.index(size)
    return (*sizes[:at], *sizes[at + 1 :])


def _at_the_ends(layout: Layout, size: int) -> Pieces:
    """Put an estate at both ends of every street."""
    return Pieces(
        estates=tuple(
            Span(index, first, first + size - 1)
            for index, street in enumerate(layout.streets)
            for first in (0, max(street.houses - size, 0))
        )
    )


def _in_different_streets(layout: Layout, roundabouts: int) -> Pieces:
    """Put one roundabout in each of the first streets, not in a pool house."""
    dry = (
        [Spot(index, plot) for plot in range(street.houses) if not layout.has_pool(index, plot)]
        for index, street in enumerate(layout.streets)
    )
    return Pieces(roundabouts=tuple(spots[0] for spots in dry if spots)[:roundabouts])


def _built(layout: Layout, pieces: Pieces) -> Sheet:
    """Fill every house and every track, with fences around the estates only."""
    streets = tuple(_street(layout, pieces, index) for index in range(len(layout.streets)))
    return Sheet(
        streets=streets,
        parks=tuple(street.parks.boxes for street in layout.streets),
        real_estate=tuple(column.boxes for column in layout.real_estate),
        plans=(None, None, None),
        pools=sum(isinstance(p, House) and p.pool for street in streets for p in street.plots),
        temps=layout.temp_boxes,
        bis=len(pieces.copies),
        roundabouts=len(pieces.roundabouts),
    )


def _street(layout: Layout, pieces: Pieces, index: int) -> Street:
    houses = layout.streets[index].houses
    street = empty_street(houses)
    for span in (span for span in pieces.estates if span.street == index):
        for gap in {span.first, span.last + 1} - {0, houses}:
            street = street.with_fence(gap)
    number = -1
    for spot in Span(index, 0, houses - 1).spots:
        if spot in pieces.roundabouts:
            street = street.with_roundabout(spot.plot)
            number = -1
            continue
        bis = spot in pieces.copies
        number += not bis
        pool = layout.has_pool(*spot) and not bis
        street = street.with_plot(spot.plot, House(number, bis=bis, pool=pool))
    return street
