"""The rules' sheets as the kernel's words, and back (R2)."""

from collections.abc import Iterator

from boomtown.fast.kernel import game
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row
from boomtown.fast.kernel.guess import taken_up
from boomtown.fast.kernel.sheet import DIGITS, IN_WORD
from boomtown.fast.lies import Lies
from boomtown.rules.layout import Layout
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, SOME_PLAN, UNMARKED, House, Plot, Street

BOX = 4
PLAN = 8
COLUMN_TRACKS = at.COLUMNS_AT // BOX
POOL_TRACK = at.POOLS_AT // BOX


def put_sheet(book: Row, lies: Lies, place: int, sheet: Sheet) -> None:
    """Lay a sheet before a place of the table: strokes, boxes, rooms."""
    words = [0] * game.WORDS
    first = 0
    for street in sheet.streets:
        _put_street(words, first, street)
        first += len(street.plots)
    words[game.FENCES] |= 1 << first
    words[game.TALLY] = sum(n << BOX * track for track, n in enumerate(_tracks(sheet)))
    words[game.POINTS] = sum(
        points + 1 << PLAN * plan for plan, points in enumerate(sheet.plans) if points is not None
    )
    at_word = game.WORDS * place
    for word, bits in enumerate(words):
        lies.pens[at_word + word] = bits
    taken_up(book, lies.pens, lies.rooms, place)


def _tracks(sheet: Sheet) -> Iterator[int]:
    parks = [0] * COLUMN_TRACKS
    parks[: len(sheet.parks)] = sheet.parks
    columns = [0] * (POOL_TRACK - COLUMN_TRACKS)
    columns[: len(sheet.real_estate)] = sheet.real_estate
    yield from (*parks, *columns)
    yield from (sheet.pools, sheet.temps, sheet.bis, sheet.refusals, sheet.roundabouts)


def _put_street(words: list[int], first: int, street: Street) -> None:
    words[game.FENCES] |= (street.fences | 1) << first
    for cell, plot in enumerate(street.plots, first):
        bit = 1 << cell
        if isinstance(plot, House):
            words[game.HOUSES] |= bit
            words[game.USED] |= bit * bool(plot.mark)
            words[game.POOLS] |= bit * plot.pool
            words[game.COPIES] |= bit * plot.bis
            words[game.JOINTS] |= bit * _joined(street.house(cell - first - 1), plot)
            words[game.NUMBERS_AT + cell // IN_WORD] |= plot.number << DIGITS * (cell % IN_WORD)
        elif plot is not None:
            words[game.ROUNDABOUTS] |= bit


def _joined(before: House | None, house: House) -> bool:
    """Tell whether one of two neighbours is a copy: equal numbers stand side by side only then."""
    return before is not None and before.number == house.number


def sheet_of(lies: Lies, place: int, layout: Layout) -> Sheet:
    """Return the sheet of a place as a pen leaves it: a mark does not tell its plan."""
    start = game.WORDS * place
    words = [int(word) for word in lies.pens[start : start + game.WORDS]]
    streets, first = [], 0
    for street in layout.streets:
        streets.append(_street(words, first, street.houses))
        first += street.houses
    tally = words[game.TALLY]
    boxes = [tally >> BOX * track & at.BOX for track in range(POOL_TRACK + 5)]
    columns = boxes[COLUMN_TRACKS:POOL_TRACK]
    taken = [words[game.POINTS] >> PLAN * plan & 255 for plan in range(3)]
    return Sheet(
        tuple(streets),
        tuple(boxes[: len(layout.streets)]),
        tuple(columns[: len(layout.real_estate)]),
        tuple(value - 1 if value else None for value in taken),
        *boxes[POOL_TRACK:],
    )


def _street(words: list[int], first: int, houses: int) -> Street:
    inner = (1 << houses) - 2
    plots = tuple(_plot(words, cell) for cell in range(first, first + houses))
    return Street(plots, words[game.FENCES] >> first & inner)


def _plot(words: list[int], cell: int) -> Plot:
    if words[game.ROUNDABOUTS] >> cell & 1:
        return ROUNDABOUT
    if not words[game.HOUSES] >> cell & 1:
        return None
    return House(
        words[game.NUMBERS_AT + cell // IN_WORD] >> DIGITS * (cell % IN_WORD) & 31,
        bool(words[game.COPIES] >> cell & 1),
        bool(words[game.POOLS] >> cell & 1),
        SOME_PLAN if words[game.USED] >> cell & 1 else UNMARKED,
    )
