"""Crossed parks in every street (R6.5, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class ParksInEveryStreet:
    """At least so many parks in each street."""

    count: int

    kind: ClassVar[str] = "parks_in_every_street"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the way that marks nothing, once there is enough."""
        progress = self.progress(sheet, site)
        return ((),) if progress.done == progress.count else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the parks, in each street as far as they are needed."""
        done = sum(min(crossed, self.count) for crossed in sheet.parks)
        return Progress(done, self.count * len(sheet.parks))
