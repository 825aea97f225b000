"""What one pen has written on one sheet: streets, crossed boxes, points of plans (R2)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from boomtown.rules.layout import Layout
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import SOME_PLAN, House, Plot, Street, empty_street

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sheet:
    """Streets, and the boxes crossed on every track; `plans` holds the points taken."""

    streets: tuple[Street, ...]
    parks: tuple[int, ...]
    real_estate: tuple[int, ...]
    plans: tuple[int | None, ...]
    pools: int = 0
    temps: int = 0
    bis: int = 0
    refusals: int = 0
    roundabouts: int = 0

    def plot(self, spot: Spot) -> Plot:
        """Return what stands at a place."""
        return self.streets[spot.street].plots[spot.plot]

    def house(self, spot: Spot) -> House | None:
        """Return the numbered house at a place, if there is one."""
        return self.streets[spot.street].house(spot.plot)

    def with_street(self, index: int, street: Street) -> "Sheet":
        """Return the sheet with one street rewritten."""
        return replace(self, streets=replaced(self.streets, index, street))

    def with_plot(self, spot: Spot, plot: Plot) -> "Sheet":
        """Return the sheet with one plot written."""
        return self.with_street(spot.street, self.streets[spot.street].with_plot(spot.plot, plot))

    def marked(self, spans: Iterable[Span], plan: int) -> "Sheet":
        """Return the sheet with houses marked for a plan (R6.3)."""
        sheet = self
        for span in spans:
            street = sheet.streets[span.street].marked(span.first, span.last, plan)
            sheet = sheet.with_street(span.street, street)
        return sheet

    @property
    def full(self) -> bool:
        """Whether no empty house is left (R8.1)."""
        return all(None not in street.plots for street in self.streets)


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def empty_sheet(layout: Layout) -> Sheet:
    """Return a fresh sheet of this layout."""
    return Sheet(
        streets=tuple(empty_street(street.houses) for street in layout.streets),
        parks=(0,) * len(layout.streets),
        real_estate=(0,) * len(layout.real_estate),
        plans=(None, None, None),
    )


def as_on_paper(sheet: Sheet) -> Sheet:
    """Return the sheet as a pen leaves it: a mark does not tell its plan."""
    return replace(
        sheet,
        streets=tuple(
            replace(
                street,
                plots=tuple(
                    plot._replace(mark=SOME_PLAN) if isinstance(plot, House) and plot.mark else plot
                    for plot in street.plots
                ),
            )
            for street in sheet.streets
        ),
    )
