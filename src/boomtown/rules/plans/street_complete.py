"""Every house of a street numbered, and none of them marked yet (R6.4, R14.6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span
from boomtown.rules.street import House, Plot, Street


@dataclass(frozen=True, slots=True)
class StreetComplete:
    """All houses of one given street, whatever its fences."""

    street: int

    kind: ClassVar[str] = "street_complete"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the one way: the rows of houses between the street's roundabouts."""
        progress = self.progress(sheet, site)
        street = sheet.streets[self.street]
        return (tuple(_built(self.street, street)),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the street's houses that are done."""
        plots = sheet.streets[self.street].plots
        return Progress(sum(_serves(plot, site) for plot in plots), len(plots))


def _serves(plot: Plot, site: Site) -> bool:
    if isinstance(plot, House):
        return not plot.mark
    return plot is not None and site.house_rules.roundabout_as_house != "none"


def _built(index: int, street: Street) -> Iterator[Span]:
    places = range(len(street.plots))
    for is_built, group in groupby(places, lambda at: isinstance(street.plots[at], House)):
        if is_built:
            first, *rest = group
            yield Span(index, first, rest[-1] if rest else first)
