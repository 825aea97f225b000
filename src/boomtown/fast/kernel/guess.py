"""Other tables behind the same view: what a seat cannot see, in any order that fits (R3.8).

The own seat is the first of the table. A card whose action shows is exchanged for one of the same
action, so what shows need not be written down anywhere.
"""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, lowest, mix
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import (
    CARDS,
    DISCARDED,
    DISCARDS,
    HANDED,
    HANDS,
    HEIGHT,
    INSERT,
    POSITION,
    STACKS,
    STRIDE,
)
from boomtown.fast.kernel.game import UNUSED, WORDS, pen_of
from boomtown.fast.kernel.sheet import ALL, ROOMS, estates_by_size, narrow, number_at, section

# Standard: whether each stack was made from its own discards, so that its cards are known (R3.5) ·
# solo, AAA: among how many of the last cards the inserts lie · expert: the seat that got a card
# from the first one, 0 if none. Play does not keep it up: it is what was known as the search began.
KNOWN = 15

# Streams of numbers, apart by what they are for.
SHOWN, HIDDEN, LIFTED, NAMED = 1, 2, 5, 6


class Places(NamedTuple):
    """How many cards are hidden, and where: the pile's top and cards passed show their action."""

    top: int
    passed: int
    under: int
    hands: int


@kernel
def taken_up(book: Row, pens: Row, rooms: Row, seat: int) -> None:
    """Work out what a sheet keeps beside its strokes: rooms, and estates that serve plans."""
    pen = pen_of(pens, seat)
    pens[WORDS * seat + UNUSED] = estates_by_size(pen.marks, 1)
    for word in range(ROOMS):
        rooms[pen.rooms + word] = ALL
    left = pen.marks.houses
    while left:
        cell = lowest(left)
        left &= left - 1
        houses = section(book, pen.marks, cell)
        narrow(rooms, pen.rooms, houses, cell, number_at(pen, cell))


@inlined
def stream(seed: int, name: int) -> int:
    """Return where a stream of numbers begins."""
    return mix(joined(mix(seed), name))


@inlined
def drawn(base: int, place: int, bound: int) -> int:
    """Return a number of a stream, 0 … bound - 1."""
    return below(mix(joined(base, place)), bound)


@inlined
def swap(table: Row, one: int, other: int) -> None:
    """Exchange two cards."""
    card = table[one]
    table[one] = table[other]
    table[other] = card


@kernel
def place_at(book: Row, table: Row, places: Places, k: int) -> int:
    """Return where the k-th hidden card lies: those whose action shows come first."""
    if book[at.MODE] == at.STANDARD:
        stack = k // places.under
        deep = table[POSITION] + 1 + k - stack * places.under
        return CARDS + stack * table[STRIDE] + deep
    if k < places.top:
        return CARDS + table[POSITION]
    k -= places.top
    if k < places.passed:
        seat = 1 + k
        return HANDS + 3 * (seat + (1 if 0 < table[KNOWN] <= seat else 0))
    k -= places.passed
    if k < places.under:
        return CARDS + table[POSITION] + 1 + k
    k -= places.under
    fresh = 3 - table[HANDED]
    return HANDS + 3 * (1 + k // fresh) + table[HANDED] + k % fresh


@kernel
def exchange_shown(book: Row, table: Row, places: Places, seed: int) -> None:
    """Put any hidden card of the same action where an action shows."""
    base, place = stream(seed, SHOWN), 0
    many = places.top + places.passed + places.under + places.hands
    for k in range(places.top + places.passed):
        here = place_at(book, table, places, k)
        chosen, fitting = here, 0
        for other in range(k, many):
            there = place_at(book, table, places, other)
            if table[there] & 7 == table[here] & 7:
                fitting += 1
                place += 1
                if drawn(base, place, fitting) == 0:
                    chosen = there
        swap(table, here, chosen)


@kernel
def scatter(book: Row, table: Row, places: Places, first: int, end: int, base: int) -> None:
    """Shuffle the hidden cards from one on to another."""
    for k in range(first, end - 1):
        other = k + drawn(base, k, end - k)
        swap(table, place_at(book, table, places, k), place_at(book, table, places, other))


@kernel
def sink_inserts(table: Row) -> int:
    """Lay the inserts below the top under the pile; return how many they are."""
    held, many, to = 0, 0, CARDS + table[POSITION] + 1
    for place in range(CARDS + table[POSITION] + 1, CARDS + table[HEIGHT]):
        card = table[place]
        if card >= INSERT:
            held |= int(card) << 8 * many
            many += 1
        else:
            table[to] = card
            to += 1
    for insert in range(many):
        table[to + insert] = held >> 8 * insert & 255
    return many


@kernel
def lift_inserts(table: Row, seed: int) -> None:
    """Let the inserts lie anywhere in the part of the pile that has them, never on top."""
    base, end = stream(seed, LIFTED), CARDS + table[HEIGHT]
    first = max(end - table[KNOWN], CARDS + table[POSITION] + 1)
    for place in range(first, end - 1):
        swap(table, place, place + drawn(base, place, end - place))


@inlined
def insert_place(table: Row, k: int) -> int:
    """Return a place of the pile, or of the discards after it."""
    height = table[HEIGHT] - table[POSITION]
    return CARDS + table[POSITION] + k if k < height else DISCARDS + k - height


@kernel
def rename_inserts(table: Row, seed: int) -> None:
    """Exchange validation cards: which lie in the pile and which do not, nobody knows (R12.8)."""
    base, held, many = stream(seed, NAMED), 0, 0
    everywhere = table[HEIGHT] - table[POSITION] + table[DISCARDED]
    for k in range(everywhere):
        card = table[insert_place(table, k)]
        if card >= INSERT:
            held |= int(card) << 8 * many
            many += 1
    for k in range(everywhere):
        place = insert_place(table, k)
        if table[place] >= INSERT:
            chosen = 8 * drawn(base, many, many)
            table[place] = held >> chosen & 255
            held = held & ((1 << chosen) - 1) | held >> chosen + 8 << chosen
            many -= 1


@kernel
def rearrange_stacks(book: Row, table: Row, seed: int) -> None:
    """Shuffle what lies below the tops of the stacks, each apart where its cards are known."""
    tail = table[HEIGHT] - table[POSITION] - 1
    places, groups = Places(0, 0, tail, 0), STACKS if table[KNOWN] else 1
    each = STACKS // groups * tail
    for group in range(groups):
        base = stream(seed, HIDDEN + group)
        scatter(book, table, places, group * each, (group + 1) * each, base)


@kernel
def rearrange(book: Row, table: Row, seed: int) -> None:
    """Put the cards that the first seat cannot see in any order that fits, all equally likely."""
    if book[at.MODE] == at.STANDARD:
        rearrange_stacks(book, table, seed)
        return
    height, others = table[HEIGHT] - table[POSITION], 0
    inserts, passed = sink_inserts(table), 0
    if book[at.MODE] == at.EXPERT:
        others = book[at.SEATS] - 1
        passed = table[HANDED] * (others - (1 if table[KNOWN] else 0))
    top = 1 if height and table[CARDS + table[POSITION]] < INSERT else 0
    under = max(height - 1 - inserts, 0)
    places = Places(top, passed, under, others * (3 - table[HANDED]))
    exchange_shown(book, table, places, seed)
    fixed = top + passed
    scatter(book, table, places, fixed, fixed + under + places.hands, stream(seed, HIDDEN))
    if inserts:
        lift_inserts(table, seed)
    if book[at.MODE] == at.AAA:
        rename_inserts(table, seed)


@inlined
def copy(row: Row, to: Row) -> None:
    """Copy a row of integers."""
    for k in range(len(row)):
        to[k] = row[k]


@kernel
def lay_again(rows: tuple[Row, Row, Row, Row], lies: tuple[Row, Row, Row, Row]) -> None:
    """Lay a table out as another one."""
    copy(rows[0], lies[0])
    copy(rows[1], lies[1])
    copy(rows[2], lies[2])
    copy(rows[3], lies[3])
