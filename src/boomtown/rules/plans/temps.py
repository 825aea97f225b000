"""Crossed temp boxes (R6.5)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Temps:
    """At least so many temp boxes crossed."""

    count: int

    kind: ClassVar[str] = "temps"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the crossed boxes."""
        return Progress(min(sheet.temps, self.count), self.count)
