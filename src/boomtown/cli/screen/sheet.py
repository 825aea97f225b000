"""A sheet drawn with letters: three streets, tracks with crossed boxes and their values (R2)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.layout import flowed
from boomtown.cli.screen.ours import OURS, RECONSTRUCTED
from boomtown.cli.words.terms import Terms
from boomtown.rules.estates import estate_counts
from boomtown.rules.layout import Layout, Track
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House

CELL = 4
CROSSED, OPEN, LOST = "■", "□", "×"


class Pens(NamedTuple):
    """What every drawing needs: the printed sheet, the words, the colours."""

    layout: Layout
    terms: Terms
    ink: Ink


@dataclass(frozen=True, slots=True)
class Pointers:
    """What to point out: houses with what would stand there, and gaps for a fence."""

    houses: Mapping[Spot, str] = field(default_factory=dict)
    gaps: frozenset[Spot] = frozenset()


NOTHING = Pointers()


def draw_sheet(sheet: Sheet, pens: Pens, pointers: Pointers = NOTHING) -> list[str]:
    """Return the lines of a sheet."""
    lines = []
    for index in range(len(sheet.streets)):
        lines.append(_labels(sheet, index, pens))
        park = _track(pens, "score_parks", pens.layout.streets[index].parks, sheet.parks[index])
        lines.append(f"{_plots(sheet, index, pens, pointers)} {park}")
    return [*lines, *draw_tracks(sheet, pens)]


def _labels(sheet: Sheet, index: int, pens: Pens) -> str:
    cells = []
    for plot in range(pens.layout.streets[index].houses):
        spot = Spot(index, plot)
        sign = _pool_sign(sheet, spot, pens.layout)
        paint = "pool" if sign in (CROSSED, OPEN) else "faint"
        # The last letter stands above the last digit of the number.
        cells.append(pens.ink(f"{spot!s:>{CELL}}{sign or ' '}", paint))
    return "".join(cells)


def _pool_sign(sheet: Sheet, spot: Spot, layout: Layout) -> str:
    if not layout.has_pool(spot.street, spot.plot):
        return ""
    house = sheet.house(spot)
    if house and house.pool:
        return CROSSED
    return OPEN if sheet.plot(spot) is None else LOST


def _plots(sheet: Sheet, index: int, pens: Pens, pointers: Pointers) -> str:
    street = sheet.streets[index]
    line = pens.ink("┃", "fence")
    for plot in range(len(street.plots)):
        gap = Spot(index, plot + 1)
        line += _cell(sheet, Spot(index, plot), pens, pointers)
        if street.fenced(plot + 1):
            line += pens.ink("┃", "fence")
        elif gap in pointers.gaps:
            line += pens.ink("?", "legal")
        else:
            line += pens.ink("┊", "faint")
    return line


def _cell(sheet: Sheet, spot: Spot, pens: Pens, pointers: Pointers) -> str:
    """Return what stands on a plot, or in < > what may be put there."""
    plot = sheet.plot(spot)
    if spot in pointers.houses:
        text = pointers.houses[spot]
        return pens.ink(_placed(f"<{text}>", len(text) + 1), "legal")
    if plot is None:
        return pens.ink(_placed("·", 1), "faint")
    if not isinstance(plot, House):
        return pens.ink(_placed("(○)", 2), "roundabout")
    text = pens.terms.house(plot)
    cell = _placed(text, len(str(plot.number)))
    return cell.replace(text, pens.ink(text, "used" if plot.mark else "number"))


def _placed(text: str, upto: int) -> str:
    """Fill a cell so that letter `upto` stands in its last column but one, if the rest has room."""
    before = max(0, min(CELL - 1 - upto, CELL - len(text)))
    return (" " * before + text).ljust(CELL)


def draw_tracks(sheet: Sheet, pens: Pens) -> list[str]:
    """Return the tracks that are not a street's, as many on a line as fit."""
    layout, terms = pens.layout, pens.terms
    temps = f"{terms['score_temps']} {_boxes(pens, sheet.temps, layout.temp_boxes)}"
    pieces = [
        _track(pens, "score_pools", layout.pools, sheet.pools),
        f"{temps} {pens.ink(str(sheet.temps), 'points')}",
        _track(pens, "score_bis", layout.bis, sheet.bis, sign="−"),
        _track(pens, "score_refusals", layout.refusals, sheet.refusals, sign="−"),
    ]
    if layout.roundabouts.boxes:
        pieces.append(
            _track(pens, "score_roundabouts", layout.roundabouts, sheet.roundabouts, sign="−")
        )
    sign = OURS * (layout.status == RECONSTRUCTED)
    return [*flowed(pieces), *flowed([terms["score_estates"] + sign, *_columns(sheet, pens)])]


def _columns(sheet: Sheet, pens: Pens) -> list[str]:
    """Return each estate size: its boxes, its value now, how many are complete."""
    pieces = []
    counts = estate_counts(sheet)
    for size, column in enumerate(pens.layout.real_estate, 1):
        crossed = sheet.real_estate[size - 1]
        value = pens.ink(str(column.value(crossed)), "points")
        boxes = _boxes(pens, crossed, column.boxes)
        pieces.append(f"{size}:{boxes} {counts[size - 1]}×{value}")
    return pieces


def _track(pens: Pens, name: str, track: Track, crossed: int, sign: str = "") -> str:
    value = track.value(crossed)
    figure = pens.ink(f"{sign if value else ''}{value}", "points")
    sign = OURS * (pens.layout.status == RECONSTRUCTED)
    return f"{pens.terms[name]}{sign} {_boxes(pens, crossed, track.boxes)} {figure}"


def _boxes(pens: Pens, crossed: int, boxes: int) -> str:
    return pens.ink(CROSSED * crossed, "crossed") + OPEN * (boxes - crossed)
