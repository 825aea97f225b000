"""The first and the last house of every street numbered, none of them marked (R6.4, R14.6)."""

from dataclasses import dataclass
from typing import ClassVar

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.plan import Progress
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import House, Plot


@dataclass(frozen=True, slots=True)
class StreetEnds:
    """The end houses of all streets."""

    kind: ClassVar[str] = "street_ends"
    roundabouts: ClassVar[int] = 0

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return the one way: every end that is a house, alone."""
        ends = _ends(site)
        if not all(_serves(sheet.plot(spot), site) for spot in ends):
            return ()
        # An accepted roundabout gets no mark.
        built = [spot for spot in ends if sheet.house(spot)]
        return (tuple(Span(spot.street, spot.plot, spot.plot) for spot in built),)

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Count the ends that are done."""
        ends = _ends(site)
        return Progress(sum(_serves(sheet.plot(spot), site) for spot in ends), len(ends))


def _ends(site: Site) -> tuple[Spot, ...]:
    ends = set()
    for index, street in enumerate(site.layout.streets):
        ends |= {Spot(index, 0), Spot(index, street.houses - 1)}
    return tuple(sorted(ends))


def _serves(plot: Plot, site: Site) -> bool:
    if isinstance(plot, House):
        return not plot.mark
    return plot is not None and site.house_rules.roundabout_as_house == "street_and_ends"
