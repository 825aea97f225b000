"""All parks, all pools and a roundabout, together in one street (R6.5, R6.10)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, House


@dataclass(frozen=True, slots=True)
class AllParksPoolsAndRoundabout:
    """Every park, every planned pool and a roundabout in at least so many streets."""

    streets: int

    kind: ClassVar[str] = "all_parks_pools_and_roundabout"

    @property
    def roundabouts(self) -> int:
        """How many roundabouts it asks for."""
        return self.streets

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count parks, pools and roundabouts of the streets that lack least."""
        streets = [_of_street(sheet, site, street) for street in range(len(sheet.streets))]
        nearest = sorted(streets, key=lambda part: part.count - part.done)[: self.streets]
        return Progress(sum(part.done for part in nearest), sum(part.count for part in nearest))


def _of_street(sheet: Sheet, site: Site, street: int) -> Progress:
    printed = site.layout.streets[street]
    plots = sheet.streets[street].plots
    pools = sum(isinstance(plot, House) and plot.pool for plot in plots)
    done = min(sheet.parks[street], printed.parks.boxes) + pools + (ROUNDABOUT in plots)
    return Progress(done, printed.parks.boxes + len(printed.pools_at) + 1)
