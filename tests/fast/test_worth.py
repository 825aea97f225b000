"""What a sheet is worth: the same however it is worked out, and what is printed counts."""

from collections.abc import Iterator

import pytest

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.counts import copies_from_left, fence_gaps
from boomtown.fast.kernel.lacking import Stand
from boomtown.fast.kernel.score import sheet_points
from boomtown.fast.kernel.sheet import (
    LARGEST,
    Pen,
    copied,
    crossed,
    fenced,
    housed,
    parted,
    street_of,
    takes,
)
from boomtown.fast.kernel.turn import with_pool
from boomtown.fast.kernel.worth import (
    MOST,
    PHASES,
    TRAITS,
    phase,
    streets_of,
    worth,
    worth_changed,
    worth_with,
)
from boomtown.fast.lies import values, words
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from tests.fast.positions import Position, positions

pytestmark = pytest.mark.slow
SEEDS = 3


def houses(mask: int) -> Iterator[int]:
    """Yield the bits of a mask."""
    yield from (bit for bit in range(33) if int(mask) >> bit & 1)


def changes(one: Position) -> Iterator[tuple[Pen, int]]:
    """Yield what may be done to a sheet in one street, and the house or gap."""
    book, pen, rooms = one.judge.book, one.pen, one.lies.rooms
    free = int(book[at.CELLS]) & ~int(pen.marks.houses | pen.marks.roundabouts)
    for cell in list(houses(free))[:3]:
        yield parted(pen, cell), cell
        for number in (1, 8, 15):
            if takes(rooms, pen, 1 << cell, number):
                yield housed(pen, cell, number), cell
    for gap in list(houses(fence_gaps(book, pen.marks)))[::4]:
        yield fenced(pen, gap), gap
    for cell in list(houses(copies_from_left(book, pen.marks)))[:2]:
        yield crossed(copied(pen, cell, 0), at.BIS_AT), cell
    for cell in list(houses(int(book[at.POOLS]) & int(pen.marks.houses & ~pen.marks.pools)))[:2]:
        yield with_pool(pen, cell), cell


def test_a_sheet_changed_in_one_street_is_worth_the_same_when_looked_at_anew() -> None:
    compared = 0
    for one in positions(SEEDS):
        streets = streets_of(one.judge, one.pen, None)
        for after, cell in changes(one):
            street = street_of(one.judge.book, cell)
            assert worth_changed(one.judge, after, streets, street) == worth(one.judge, after)
            compared += 1
    assert compared > 300


def test_traits_noted_add_up_to_what_the_sheet_is_worth() -> None:
    """Nothing else counts but the plans that are validated."""
    for one in positions(SEEDS):
        notes, table = words([0] * (MOST + 1)), one.judge.table
        value = worth_with(one.judge, one.pen, streets_of(one.judge, one.pen, notes), notes)
        places = [int(notes[1 + number]) for number in range(int(notes[0]))]
        done = sum(points for points in one.game.sheets[one.seat].plans if points is not None)
        assert value == 64 * done + sum(int(table[place]) for place in places)
        base = int(one.judge.scene.base)
        assert all(base <= place < base + TRAITS for place in places)


def test_what_stands_in_a_street_is_counted_as_the_rules_count_estates() -> None:
    for one in positions(SEEDS):
        stands = streets_of(one.judge, one.pen, None)
        for street, stand in enumerate(stands):
            assert counted(stand) == rows_of(one, street)


def counted(stand: Stand) -> tuple[list[int], ...]:
    """Return the bytes of a stand: numbered houses, rows and complete estates by size."""
    return tuple(
        [int(word) >> 8 * size & 255 for size in range(LARGEST)]
        for word in (stand.filled, stand.rows, stand.whole)
    )


def rows_of(one: Position, number: int) -> tuple[list[int], ...]:
    """Return the same of the rules' sheet."""
    street = one.game.sheets[one.seat].streets[number]
    filled, rows, whole = [0] * LARGEST, [0] * LARGEST, [0] * LARGEST
    ends = [plot for plot in range(1, len(street.plots)) if street.fenced(plot)]
    for first, end in zip([0, *ends], [*ends, len(street.plots)], strict=True):
        here = [street.house(plot) for plot in range(first, end)]
        size = end - first - 1
        if size >= LARGEST or any(
            street.plots[plot] is not None and house is None
            for plot, house in enumerate(here, first)
        ):
            continue
        whole[size] += None not in here
        if not any(house and house.mark for house in here):
            filled[size] += sum(house is not None for house in here)
            rows[size] += 1
    return filled, rows, whole


def test_what_is_printed_counts_as_it_stands() -> None:
    """With hopes left out, the rules of thumb come to the points of the sheet."""
    none = Thumb(*[0.0] * len(Thumb._fields))._replace(ease=1, doubt=1, hard=1, reach=1)
    for one in positions(2, apart=6):
        book = book_of(one.game.ruleset)
        judge = one.judge._replace(table=values(table_of(book, none)))
        assert worth(judge, one.pen) == 64 * sheet_points(one.judge.book, one.pen)


def test_phases_follow_one_another_as_houses_fill() -> None:
    phases = [phase(left) for left in range(34)]
    assert phases == sorted(phases)
    assert set(phases) == set(range(PHASES))
    begun = [left for left in range(1, 34) if phases[left] > phases[left - 1]]
    assert begun == [2, 4, 7, 10, 14, 19, 25]


def test_the_scene_is_set_by_the_fullest_sheet_and_the_busiest_other() -> None:
    for one in positions(2):
        sheets = one.game.sheets
        left = min(sum(street.plots.count(None) for street in sheet.streets) for sheet in sheets)
        assert one.judge.scene.base == phase(left) * TRAITS
        assert one.judge.scene.temps == sheets[1 - one.seat].temps
        turned = sum(1 << plan for plan, card in enumerate(one.game.plans) if card.turned)
        assert one.judge.scene.turned == turned
