"""Crossed parks, in whichever streets (R6.5, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Parks:
    """At least so many parks in all streets together."""

    count: int

    kind: ClassVar[str] = "parks"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the parks of all streets."""
        return Progress(min(sum(sheet.parks), self.count), self.count)
