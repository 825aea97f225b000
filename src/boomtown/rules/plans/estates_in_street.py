"""Estates of given sizes in the street that the card names (R6.3, R6.11)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way, missing_sizes, unused_estates, ways_to_choose
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span


@dataclass(frozen=True, slots=True)
class EstatesInStreet:
    """Estates of these sizes in one given street, on whichever side of its roundabouts."""

    street: int
    sizes: tuple[int, ...]

    kind: ClassVar[str] = "estates_in_street"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return each choice of unused estates of that street."""
        return ways_to_choose(self.sizes, self._serving(sheet))

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the estates that are there."""
        missing = missing_sizes(self.sizes, self._serving(sheet))
        return Progress(len(self.sizes) - len(missing), len(self.sizes), missing)

    def _serving(self, sheet: Sheet) -> tuple[Span, ...]:
        return tuple(span for span in unused_estates(sheet) if span.street == self.street)
