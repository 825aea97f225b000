"""All pools of so many streets; a lost one keeps its street out of reach (R6.5, R6.10)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import House, Street


@dataclass(frozen=True, slots=True)
class AllPools:
    """Every planned pool built in at least so many streets."""

    streets: int

    kind: ClassVar[str] = "all_pools"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the pools of the streets that lack least."""
        streets = zip(site.layout.streets, sheet.streets, strict=True)
        lacking = sorted(
            (len(printed.pools_at) - _built(street), len(printed.pools_at))
            for printed, street in streets
        )
        nearest = lacking[: self.streets]
        count = sum(planned for _, planned in nearest)
        return Progress(count - sum(missing for missing, _ in nearest), count)


def _built(street: Street) -> int:
    return sum(isinstance(plot, House) and plot.pool for plot in street.plots)
