"""An estate of one size at both ends of every street (R6.11)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way, unused_estates
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span


@dataclass(frozen=True, slots=True)
class EstatesAtEveryStreetEnd:
    """The first and the last houses of every street each form an unused estate of this size."""

    size: int

    kind: ClassVar[str] = "estates_at_every_street_end"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the one way: all the ends. A roundabout in an end house rules it out."""
        wanted = self._wanted(site)
        return (wanted,) if set(wanted) <= set(unused_estates(sheet)) else ()

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the street ends that have their estate."""
        wanted = self._wanted(site)
        done = len(set(wanted) & set(unused_estates(sheet)))
        return Progress(done, len(wanted), (self.size,) * (len(wanted) - done))

    def _wanted(self, site: Site) -> Way:
        ends = set()
        for index, street in enumerate(site.layout.streets):
            ends.add(Span(index, 0, self.size - 1))
            ends.add(Span(index, street.houses - self.size, street.houses - 1))
        return tuple(sorted(ends))
