"""Text of streets and sheets (docs/notation.md): `1 . 3 | 5b 5 o . 12*`, then the tracks."""

import re
from dataclasses import replace
from typing import Any

from boomtown.rules.layout import Layout
from boomtown.rules.reader import NotationError, Word, lines_of
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.street import (
    HIGHEST_NUMBER,
    ROUNDABOUT,
    SOME_PLAN,
    UNMARKED,
    House,
    Plot,
    Street,
    empty_street,
)

_HOUSE = re.compile(r"(?P<number>\d{1,2})(?P<bis>b?)(?P<pool>p?)(?P<mark>\*[123]?)?\Z", re.ASCII)
_LABEL = re.compile(r"[1-9]:")
TRACKS = ("parks", "pools", "temps", "estates", "bis", "refusals", "roundabouts", "plans")


def format_street(street: Street) -> str:
    """Write a street; the fences at its ends and beside a roundabout are not drawn.

    >>> format_street(Street((House(1), None, House(3), House(3, bis=True)), fences=0b100))
    '1 . | 3 3b'
    """
    words = []
    for at, plot in enumerate(street.plots):
        beside = ROUNDABOUT in (plot, street.plots[at - 1])
        if at and street.fenced(at) and not beside:
            words.append("|")
        words.append(_format_plot(plot))
    return " ".join(words)


def _format_plot(plot: Plot) -> str:
    if plot is None:
        return "."
    if not isinstance(plot, House):
        return "o"
    mark = "" if plot.mark == UNMARKED else "*" if plot.mark == SOME_PLAN else f"*{plot.mark}"
    return f"{plot.number}{'b' * plot.bis}{'p' * plot.pool}{mark}"


def parse_street(text: str, houses: int | None = None) -> Street:
    """Read a street; `houses` is how many it must have.

    >>> parse_street("5 o | 6").fences
    6
    """
    line = lines_of(text)
    return read_street(line[0] if line else Word("", 1, 1), houses)


def read_street(line: Word, houses: int | None = None) -> Street:
    """Read a street from a line, after an optional `1:`."""
    if _LABEL.match(line.text):
        line = line.part(2)
    plots: list[Plot] = []
    fences: set[int] = set()
    words = line.words()
    for word in words:
        if word.text == "|":
            if not plots or len(plots) in fences:
                raise word.error("a house before the fence")
            fences.add(len(plots))
        else:
            plots.append(_read_plot(word))
    _check_length(line, plots, fences, houses)
    street = Street(tuple(plots), sum(1 << gap for gap in fences))
    for at, plot in enumerate(plots):
        if plot == ROUNDABOUT:
            street = street.with_roundabout(at)
    return street


def _check_length(line: Word, plots: list[Plot], fences: set[int], houses: int | None) -> None:
    end = Word("", line.line, line.column + len(line.text))
    if not plots or len(plots) in fences:
        raise end.error("a house (the fences at a street’s ends are not written)")
    if houses is not None and len(plots) != houses:
        problem = f"expected {houses} houses, found {len(plots)}"
        raise NotationError(line.line, line.column, problem)


def _read_plot(word: Word) -> Plot:
    if word.text == ".":
        return None
    if word.text == "o":
        return ROUNDABOUT
    match = _HOUSE.match(word.text)
    if not match or int(match["number"]) > HIGHEST_NUMBER:
        raise word.error("a house: . o | or a number 0–17, then b, p, * as needed")
    mark = match["mark"]
    plan = UNMARKED if mark is None else int(mark[1:] or SOME_PLAN)
    return House(int(match["number"]), bool(match["bis"]), bool(match["pool"]), plan)


def format_sheet(sheet: Sheet) -> str:
    """Write a sheet on one line: its streets, then each track that says more than the houses do."""
    streets = "  /  ".join(format_street(street) for street in sheet.streets)
    silent = _tracks(_implied(empty_of(sheet), sheet.streets))
    tracks = [
        f"{name} {figures}" for name, figures in _tracks(sheet).items() if figures != silent[name]
    ]
    return "  ;  ".join([streets, *tracks])


def empty_of(sheet: Sheet) -> Sheet:
    """Return the fresh sheet of the same printing."""
    return Sheet(
        streets=tuple(empty_street(len(street.plots)) for street in sheet.streets),
        parks=(0,) * len(sheet.parks),
        real_estate=(0,) * len(sheet.real_estate),
        plans=(None,) * len(sheet.plans),
    )


def _tracks(sheet: Sheet) -> dict[str, str]:
    figures: dict[str, tuple[int | None, ...]] = {
        "parks": sheet.parks,
        "pools": (sheet.pools,),
        "temps": (sheet.temps,),
        "estates": sheet.real_estate,
        "bis": (sheet.bis,),
        "refusals": (sheet.refusals,),
        "roundabouts": (sheet.roundabouts,),
        "plans": sheet.plans,
    }
    return {
        name: " ".join("-" if figure is None else str(figure) for figure in row)
        for name, row in figures.items()
    }


def _implied(sheet: Sheet, streets: tuple[Street, ...]) -> Sheet:
    """Return the sheet with these streets, and the boxes crossed that their houses call for."""
    plots = [plot for street in streets for plot in street.plots]
    houses = [plot for plot in plots if isinstance(plot, House)]
    return replace(
        sheet,
        streets=streets,
        pools=sum(house.pool for house in houses),
        bis=sum(house.bis for house in houses),
        roundabouts=plots.count(ROUNDABOUT),
    )


def parse_sheet(text: str, layout: Layout) -> Sheet:
    """Read a sheet of this layout; `/` and `;` may be line breaks, in any number of lines."""
    pieces = [
        piece
        for line in lines_of(text)
        for part in line.split(";")
        for piece in part.split("/")
        if piece.text
    ]
    return read_sheet(pieces, layout)


def read_sheet(pieces: list[Word], layout: Layout) -> Sheet:
    """Read a sheet from its pieces: each street, then tracks by name."""
    count = len(layout.streets)
    if len(pieces) < count:
        last = pieces[-1] if pieces else Word("", 1, 1)
        place = last.column + len(last.text)
        raise NotationError(last.line, place, f"expected {count} streets, found {len(pieces)}")
    streets = tuple(
        read_street(piece, printed.houses)
        for piece, printed in zip(pieces[:count], layout.streets, strict=True)
    )
    sheet = _implied(empty_sheet(layout), streets)
    seen: set[str] = set()
    for piece in pieces[count:]:
        name, *figures = piece.words()
        if name.text not in TRACKS or name.text in seen:
            raise name.error(f"a track not given yet: {', '.join(TRACKS)}")
        seen.add(name.text)
        sheet = _with_track(sheet, name, figures)
    return sheet


def _with_track(sheet: Sheet, name: Word, words: list[Word]) -> Sheet:
    field = "real_estate" if name.text == "estates" else name.text
    was = getattr(sheet, field)
    count = len(was) if isinstance(was, tuple) else 1
    if len(words) != count:
        problem = f"{name.text} takes {count} figures, found {len(words)}"
        raise NotationError(name.line, name.column, problem)
    read = _points if name.text == "plans" else _boxes
    figures = tuple(read(word) for word in words)
    change: dict[str, Any] = {field: figures if isinstance(was, tuple) else figures[0]}
    return replace(sheet, **change)


def _boxes(word: Word) -> int:
    return word.integer("a number of boxes")


def _points(word: Word) -> int | None:
    return None if word.text == "-" else word.integer("points, or - for none")
