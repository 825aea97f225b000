"""All parks and all pools of the street that the card names (R6.5, R6.10)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import House


@dataclass(frozen=True, slots=True)
class AllParksAndPools:
    """Every park and every planned pool of one given street."""

    street: int

    kind: ClassVar[str] = "all_parks_and_pools"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the parks and the pools of that street."""
        printed = site.layout.streets[self.street]
        plots = sheet.streets[self.street].plots
        pools = sum(isinstance(plot, House) and plot.pool for plot in plots)
        count = printed.parks.boxes + len(printed.pools_at)
        return Progress(min(sheet.parks[self.street], printed.parks.boxes) + pools, count)
