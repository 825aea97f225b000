"""Estates of given sizes and roundabouts, all in one street of the player's choice (R6.11)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way, missing_sizes, unused_estates, ways_to_choose
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span
from boomtown.rules.street import ROUNDABOUT


@dataclass(frozen=True, slots=True)
class EstatesInOneStreet:
    """Estates of these sizes in the same street, with at least so many roundabouts in it."""

    sizes: tuple[int, ...]
    roundabouts: int = 0

    kind: ClassVar[str] = "estates_in_one_street"

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return each choice of unused estates in each street with its roundabouts."""
        return tuple(
            way
            for street in range(len(sheet.streets))
            if self._roundabouts(sheet, street) == self.roundabouts
            for way in ways_to_choose(self.sizes, _unused(sheet, street))
        )

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the estates and roundabouts of the street that has most of them."""
        streets = range(len(sheet.streets))
        return max((self._of_street(sheet, street) for street in streets), key=lambda p: p.done)

    def _of_street(self, sheet: Sheet, street: int) -> Progress:
        missing = missing_sizes(self.sizes, _unused(sheet, street))
        done = len(self.sizes) - len(missing) + self._roundabouts(sheet, street)
        return Progress(done, len(self.sizes) + self.roundabouts, missing)

    def _roundabouts(self, sheet: Sheet, street: int) -> int:
        return min(sheet.streets[street].plots.count(ROUNDABOUT), self.roundabouts)


def _unused(sheet: Sheet, street: int) -> tuple[Span, ...]:
    return tuple(span for span in unused_estates(sheet) if span.street == street)
