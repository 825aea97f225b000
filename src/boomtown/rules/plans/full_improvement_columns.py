"""Real estate columns with every box crossed (R6.5, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class FullImprovementColumns:
    """At least so many full real estate columns."""

    count: int

    kind: ClassVar[str] = "full_improvement_columns"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the full columns."""
        columns = zip(site.layout.real_estate, sheet.real_estate, strict=True)
        full = sum(crossed >= column.boxes for column, crossed in columns)
        return Progress(min(full, self.count), self.count)
