"""Estates with so many built pools and bis numbers in each of them (R6.9, R6.11)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way, missing_sizes, unused_estates, ways_to_choose
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span
from boomtown.rules.street import House


@dataclass(frozen=True, slots=True)
class EstatesWith:
    """Estates of these sizes; every one has at least so many pools and bis numbers of its own."""

    sizes: tuple[int, ...]
    pools_each: int = 0
    bis_each: int = 0

    kind: ClassVar[str] = "estates_with"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return each choice among the unused estates that have enough."""
        return ways_to_choose(self.sizes, self._serving(sheet))

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the estates that have enough."""
        missing = missing_sizes(self.sizes, self._serving(sheet))
        return Progress(len(self.sizes) - len(missing), len(self.sizes), missing)

    def _serving(self, sheet: Sheet) -> tuple[Span, ...]:
        return tuple(span for span in unused_estates(sheet) if self._has_enough(sheet, span))

    def _has_enough(self, sheet: Sheet, span: Span) -> bool:
        # A copy counts where it stands, even cut off from its original by a fence (R6.11).
        plots = sheet.streets[span.street].plots[span.first : span.last + 1]
        houses = [plot for plot in plots if isinstance(plot, House)]
        pools = sum(house.pool for house in houses)
        return pools >= self.pools_each and sum(house.bis for house in houses) >= self.bis_each
