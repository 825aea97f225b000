"""Crossed real estate boxes, over all columns (R6.5, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Improvements:
    """At least so many real estate boxes crossed."""

    count: int

    kind: ClassVar[str] = "improvements"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the crossed boxes of all columns."""
        return Progress(min(sum(sheet.real_estate), self.count), self.count)
