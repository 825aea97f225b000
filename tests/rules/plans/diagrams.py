"""Streets drawn as in docs/examples.md, and the sites that their plans are judged by."""

from dataclasses import replace
from typing import Any

from boomtown.editions import edition
from boomtown.rules.job import Site
from boomtown.rules.layout import Layout
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import ROUNDABOUT, House, Street, empty_street

CLASSIC = edition("2018").layouts[0]


def site_of(name: str, layout: Layout = CLASSIC, **switches: Any) -> Site:
    """Give the site of an edition, with some house rules changed."""
    return Site(layout, replace(edition(name).house_rules, **switches))


def street(diagram: str) -> Street:
    """Read a street: `.` empty, `b` bis, `p` pool, `*` marked, `o` roundabout, `|` fence."""
    fields = diagram.split()
    drawn = empty_street(len(fields) - fields.count("|"))
    at = 0
    for field in fields:
        if field == "|":
            drawn = drawn.with_fence(at)
            continue
        if field == "o":
            drawn = drawn.with_roundabout(at)
        elif field != ".":
            drawn = drawn.with_plot(at, house(field))
        at += 1
    return drawn


def house(field: str) -> House:
    """Read a house such as `5`, `5b`, `7p` or `7p*`."""
    number = int(field.rstrip("bp*"))
    return House(number, bis="b" in field, pool="p" in field, mark=1 if "*" in field else 0)


def sheet(a: str = "", b: str = "", c: str = "", *, parks: tuple[int, ...] = (0, 0, 0)) -> Sheet:
    """Give a Classic sheet with its streets as drawn; those not drawn are empty."""
    written = replace(empty_sheet(CLASSIC), parks=parks)
    for index, diagram in enumerate((a, b, c)):
        if diagram:
            written = written.with_street(index, street(diagram))
    plots = [plot for part in written.streets for plot in part.plots]
    return replace(
        written,
        pools=sum(isinstance(plot, House) and plot.pool for plot in plots),
        bis=sum(isinstance(plot, House) and plot.bis for plot in plots),
        roundabouts=plots.count(ROUNDABOUT),
    )


def spots(way: tuple[Span, ...]) -> list[str]:
    """Write the houses that a way marks, for people."""
    return [str(Spot(span.street, plot)) for span in way for _, plot in span.spots]
