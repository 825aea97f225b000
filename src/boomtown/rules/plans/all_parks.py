"""All parks of so many streets (R6.5, R6.10)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class AllParks:
    """Every park crossed in at least so many streets."""

    streets: int

    kind: ClassVar[str] = "all_parks"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the parks of the streets that lack least."""
        streets = zip(site.layout.streets, sheet.parks, strict=True)
        lacking = sorted((max(0, s.parks.boxes - crossed), s.parks.boxes) for s, crossed in streets)
        nearest = lacking[: self.streets]
        count = sum(boxes for _, boxes in nearest)
        return Progress(count - sum(missing for missing, _ in nearest), count)
