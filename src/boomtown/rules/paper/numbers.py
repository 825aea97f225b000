"""Whether the houses of a sheet are rightly numbered: order, copies, pools (R4.1, R5.4, R5.6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from boomtown.rules.job import Site
from boomtown.rules.paper.violations import Violation, wrong
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import HIGHEST_NUMBER, ROUNDABOUT, House, Street


@dataclass(frozen=True, slots=True)
class Run:
    """Houses side by side with one number: an original with its copies, if all is well."""

    first: Spot
    houses: tuple[House, ...]

    @property
    def number(self) -> int:
        """The number they share."""
        return self.houses[0].number

    @property
    def places(self) -> tuple[Spot, ...]:
        """Where they stand, from left to right."""
        street, first = self.first
        return tuple(Spot(street, first + place) for place in range(len(self.houses)))

    @property
    def originals(self) -> tuple[Spot, ...]:
        """Where its plain numbers stand."""
        pairs = zip(self.places, self.houses, strict=True)
        return tuple(spot for spot, house in pairs if not house.bis)


def misnumbered(site: Site, sheet: Sheet) -> Iterator[Violation]:
    """Yield what is wrong with the numbers, street by street."""
    for index, street in enumerate(sheet.streets):
        yield from _misprinted(site, index, street)
        for section in _sections(index, street):
            for run in section:
                yield from _not_one_original(run)
                if site.house_rules.bis_across_fence == "no":
                    yield from _parted(run, street)
            yield from _out_of_order(section)


def _misprinted(site: Site, index: int, street: Street) -> Iterator[Violation]:
    for at in range(len(street.plots)):
        house, place = street.house(at), Spot(index, at)
        if house is None:
            continue
        if not 0 <= house.number <= HIGHEST_NUMBER:
            yield wrong("number_range", "R2.1", place=place, number=house.number)
        if house.pool and not site.layout.has_pool(index, at):
            yield wrong("no_planned_pool", "R5.4", place=place)
        elif house.pool and house.bis:
            yield wrong("pool_at_bis", "R5.4", place=place)


def _sections(index: int, street: Street) -> Iterator[tuple[Run, ...]]:
    """Yield the runs of each section; street ends and roundabouts delimit sections (R4.1)."""
    section: list[Run] = []
    for at, plot in enumerate(street.plots):
        if plot == ROUNDABOUT:
            yield tuple(section)
            section = []
        elif isinstance(plot, House):
            last = section[-1] if section else None
            if last and last.number == plot.number and street.house(at - 1):
                section[-1] = Run(last.first, (*last.houses, plot))
            else:
                section.append(Run(Spot(index, at), (plot,)))
    yield tuple(section)


def _not_one_original(run: Run) -> Iterator[Violation]:
    if not run.originals:
        yield wrong("bis_without_original", "R5.6", place=run.first, number=run.number)
    for place in run.originals[1:]:
        yield wrong("number_twice", "R4.1", place=place, number=run.number)


def _parted(run: Run, street: Street) -> Iterator[Violation]:
    pairs = zip(run.places[1:], pairwise(run.houses), strict=True)
    for place, (left, right) in pairs:
        if street.fenced(place.plot) and (left.bis or right.bis):
            yield wrong("bis_across_fence", "R5.6", place=place, number=run.number)


def _out_of_order(section: tuple[Run, ...]) -> Iterator[Violation]:
    for left, right in pairwise(section):
        number, other = right.number, left.number
        if number < other:
            yield wrong("order.too_low", "R4.1", number=number, other=other, place=right.first)
        elif number == other and left.originals and right.originals:
            # A run without an original has been reported as that.
            yield wrong("number_twice", "R4.1", place=right.originals[0], number=number)
