"""Whether boxes and roundabouts agree with the print and with the houses (R2.3, R5.3, R7.1)."""

from collections.abc import Iterator
from typing import NamedTuple

from boomtown.rules.job import Site
from boomtown.rules.layout import Layout
from boomtown.rules.paper.violations import Violation, wrong
from boomtown.rules.reasons import Value
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import ROUNDABOUT, House, Street


class Boxes(NamedTuple):
    """One track of a sheet; `where` names its street or its estate size, if it has one."""

    track: str
    crossed: int
    boxes: int
    where: tuple[tuple[str, Value], ...] = ()


def other_printing(layout: Layout, sheet: Sheet) -> bool:
    """Whether a sheet has other streets or columns than this layout prints (R2.1)."""
    houses = [street.houses for street in layout.streets]
    return (
        [len(street.plots) for street in sheet.streets] != houses
        or len(sheet.parks) != len(houses)
        or len(sheet.real_estate) != len(layout.real_estate)
        or len(sheet.plans) != len(empty_sheet(layout).plans)
        or any(_fenced_outside(street) for street in sheet.streets)
    )


def _fenced_outside(street: Street) -> bool:
    inner = (1 << len(street.plots)) - 2  # the fences at a street's ends are printed
    return bool(street.fences & ~inner)


def tracks(layout: Layout, sheet: Sheet) -> tuple[Boxes, ...]:
    """Return every track of a sheet with the boxes crossed and printed."""
    columns = zip(sheet.real_estate, layout.real_estate, strict=True)
    streets = zip(sheet.parks, layout.streets, strict=True)
    return (
        *(
            Boxes("parks", crossed, street.parks.boxes, (("street", index),))
            for index, (crossed, street) in enumerate(streets)
        ),
        Boxes("pools", sheet.pools, layout.pools.boxes),
        Boxes("temps", sheet.temps, layout.temp_boxes),
        *(
            Boxes("estates", crossed, column.boxes, (("size", size),))
            for size, (crossed, column) in enumerate(columns, 1)
        ),
        Boxes("bis", sheet.bis, layout.bis.boxes),
        Boxes("refusals", sheet.refusals, layout.refusals.boxes),
        Boxes("roundabouts", sheet.roundabouts, layout.roundabouts.boxes),
    )


def miscrossed(site: Site, sheet: Sheet) -> Iterator[Violation]:
    """Yield the tracks that cannot stand as they are, and roundabouts without their fences."""
    for track, crossed, boxes, where in tracks(site.layout, sheet):
        if not 0 <= crossed <= boxes:
            params = {"track": track, "crossed": crossed, "boxes": boxes, **dict(where)}
            yield wrong("no_such_box", "R2.3", **params)
    yield from _other_than_houses(sheet)
    for index, crossed in enumerate(sheet.parks):
        houses = plain_numbers(sheet, index)
        if crossed > houses:
            yield wrong(
                "parks_without_houses", "R5.3", street=index, crossed=crossed, houses=houses
            )
    for gap in _open_gaps(sheet):
        yield wrong("roundabout_fence", "R7.1", gap=gap)


def plain_numbers(sheet: Sheet, street: int) -> int:
    """Return how many turns' numbers, copies apart, stand in a street."""
    plots = sheet.streets[street].plots
    return sum(isinstance(plot, House) and not plot.bis for plot in plots)


def _other_than_houses(sheet: Sheet) -> Iterator[Violation]:
    plots = [plot for street in sheet.streets for plot in street.plots]
    houses = [plot for plot in plots if isinstance(plot, House)]
    for track, crossed, built in (
        ("pools", sheet.pools, sum(house.pool for house in houses)),
        ("bis", sheet.bis, sum(house.bis for house in houses)),
        ("roundabouts", sheet.roundabouts, plots.count(ROUNDABOUT)),
    ):
        if crossed != built:
            yield wrong("track_differs", "R2.3", track=track, written=crossed, expected=built)


def _open_gaps(sheet: Sheet) -> tuple[Spot, ...]:
    gaps = {
        Spot(index, gap)
        for index, street in enumerate(sheet.streets)
        for at, plot in enumerate(street.plots)
        if plot == ROUNDABOUT
        for gap in (at, at + 1)
        if not street.fenced(gap)
    }
    return tuple(sorted(gaps))
