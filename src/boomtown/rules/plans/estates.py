"""Estate plans: complete, unused estates of given sizes, anywhere (R6.3, R6.9)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way, missing_sizes, unused_estates, ways_to_choose
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Estates:
    """Estates of exactly these sizes."""

    sizes: tuple[int, ...]

    kind: ClassVar[str] = "estates"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return each choice of unused estates."""
        return ways_to_choose(self.sizes, unused_estates(sheet))

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the estates that are there."""
        missing = missing_sizes(self.sizes, unused_estates(sheet))
        return Progress(len(self.sizes) - len(missing), len(self.sizes), missing)
