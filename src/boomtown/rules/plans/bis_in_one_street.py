"""Bis numbers in one street: of any numbers, in all its sections (R2.5, R6.5, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import House


@dataclass(frozen=True, slots=True)
class BisInOneStreet:
    """At least so many bis numbers in the same street."""

    count: int

    kind: ClassVar[str] = "bis_in_one_street"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the bis numbers of the street that has most."""
        most = max(
            sum(isinstance(plot, House) and plot.bis for plot in street.plots)
            for street in sheet.streets
        )
        return Progress(min(most, self.count), self.count)
