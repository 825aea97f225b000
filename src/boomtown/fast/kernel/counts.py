"""How many moves of each kind a turn has, in the order of `notation.md` (R4–R7)."""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest, popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.plans import estates_suffice, ways
from boomtown.fast.kernel.sheet import ROOMS, Marks, Pen, empty, rounded, street_of
from boomtown.fast.kernel.terms import (
    NO_CHOICE,
    REFUSED,
    Draft,
    Terms,
    action_of,
    all_writes,
    card_of,
    number_fits,
)


class Counts(NamedTuple):
    """How many moves of each kind are legal, in their order."""

    writes: int
    refuse: int
    acts: int
    claim0: int
    claim1: int
    claim2: int
    ask: int
    leave: int
    rounds: int
    confirm: int
    total: int


@kernel
def leaves_room(book: Row, terms: Terms, rooms: Row, pen: Pen, cell: int) -> bool:
    """Tell whether a number could be written after a roundabout; tried on rooms laid aside."""
    aside = len(rooms) - ROOMS
    for number in range(ROOMS):
        rooms[aside + number] = rooms[pen.rooms + number]
    trial = Pen(
        pen.marks,
        pen.numbers0,
        pen.numbers1,
        pen.numbers2,
        pen.tally,
        pen.points,
        pen.unused,
        aside,
    )
    return all_writes(book, terms, rooms, rounded(book, rooms, trial, cell)) > 0


@kernel
def round_places_left(book: Row, terms: Terms, rooms: Row, pen: Pen) -> int:
    """Return the empty houses in which a roundabout leaves a number that can be written (R14.2)."""
    kept, left = 0, empty(book, pen.marks)
    while left:
        cell = left & -left
        left &= left - 1
        if leaves_room(book, terms, rooms, pen, lowest(cell)):
            kept |= cell
    return kept


@inlined
def round_places(book: Row, terms: Terms, rooms: Row, draft: Draft) -> int:
    """Return the houses in which a roundabout may be built (R7.1, R14.2, R14.7)."""
    built = draft.pen.tally >> at.ROUNDABOUTS_AT & at.BOX
    if built >= book[at.ROUNDABOUT_BOXES] or draft.built >= book[at.A_TURN]:
        return 0
    if draft.choice == NO_CHOICE and draft.fits:
        return round_places_left(book, terms, rooms, draft.pen)
    return empty(book, draft.pen.marks)


@inlined
def fence_gaps(book: Row, marks: Marks) -> int:
    """Return the gaps in which a fence may be drawn (R5.1, R6.4)."""
    barred = marks.fences | marks.used & (marks.used << 1)
    if not book[at.BIS_ACROSS]:
        barred |= marks.joints
    return book[at.CELLS] & ~(barred | book[at.FIRSTS])


@inlined
def copies_from_left(book: Row, marks: Marks) -> int:
    """Return the empty houses into which the left neighbour's number can be copied (R5.6)."""
    cells = empty(book, marks) & (marks.houses << 1) & ~book[at.FIRSTS]
    return cells if book[at.BIS_ACROSS] else cells & ~marks.fences


@inlined
def copies_from_right(book: Row, marks: Marks) -> int:
    """Return the empty houses into which the right neighbour's number can be copied (R5.6)."""
    cells = empty(book, marks) & (marks.houses >> 1) & ~(book[at.FIRSTS] >> 1)
    return cells if book[at.BIS_ACROSS] else cells & ~(marks.fences >> 1)


@inlined
def free_columns(book: Row, tally: int) -> int:
    """Return the estate sizes whose column has a box left, as bits (R5.2)."""
    free = 0
    for size in range(6):
        crossed = tally >> (at.COLUMNS_AT + 4 * size) & at.BOX
        if crossed < book[at.COLUMN_BOXES + size]:
            free |= 1 << size
    return free


@inlined
def act_count(book: Row, action: int, draft: Draft) -> int:
    """Count what the chosen action can do (R5)."""
    marks, tally = draft.pen.marks, draft.pen.tally
    if action == at.SURVEYOR:
        return popcount(fence_gaps(book, marks))
    if action == at.REAL_ESTATE:
        return popcount(free_columns(book, tally))
    if action == at.LANDSCAPER:
        street = street_of(book, draft.cell)
        return 1 if (tally >> 4 * street & at.BOX) < book[at.PARK_BOXES + street] else 0
    if action == at.POOL:
        return book[at.POOLS] >> draft.cell & 1
    if action == at.BIS and (tally >> at.BIS_AT & at.BOX) < book[at.BIS_BOXES]:
        return popcount(copies_from_left(book, marks)) + popcount(copies_from_right(book, marks))
    return 0


@inlined
def claim_ways(book: Row, terms: Terms, pen: Pen, plan: int) -> int:
    """Return the ways to validate a plan that is not validated yet (R6.1)."""
    card = card_of(terms, plan)
    if pen.points >> 8 * plan & 255 or not estates_suffice(book[card + at.NEED], pen.unused):
        return 0
    return ways(book, card, pen)


@inlined
def may_ask(terms: Terms, draft: Draft) -> int:
    """Tell whether a reshuffle may be asked for with the claims made (R6.6, R14.8)."""
    if draft.asked or terms.reshuffle == 0:
        return 0
    claims = draft.claims if terms.reshuffle == 1 else draft.claims & ~terms.turned
    return 1 if claims else 0


@inlined
def first_counts(book: Row, terms: Terms, rooms: Row, draft: Draft) -> Counts:
    """Count the legal moves before a number or a refusal."""
    rounds = popcount(round_places(book, terms, rooms, draft))
    writes = all_writes(book, terms, rooms, draft.pen)
    fits = draft.fits
    if not book[at.TURN_START]:
        fits = number_fits(book, terms, rooms, draft.pen, writes)
    refuse = 1 - fits
    return Counts(writes, refuse, 0, 0, 0, 0, 0, 0, rounds, 0, writes + refuse + rounds)


@inlined
def later_counts(book: Row, terms: Terms, rooms: Row, draft: Draft) -> Counts:
    """Count the legal moves after a number or a refusal."""
    rounds = popcount(round_places(book, terms, rooms, draft))
    refused = draft.choice == REFUSED
    acts = 0
    if not (refused or draft.acted or draft.claims):
        acts = act_count(book, action_of(terms, draft.choice), draft)
    claim0 = claim_ways(book, terms, draft.pen, 0)
    claim1 = claim_ways(book, terms, draft.pen, 1)
    claim2 = claim_ways(book, terms, draft.pen, 2)
    ask = may_ask(terms, draft)
    leave = terms.hand if refused and draft.left < 0 else 0
    confirm = 0 if leave else 1
    total = acts + claim0 + claim1 + claim2 + ask + leave + rounds + confirm
    return Counts(0, 0, acts, claim0, claim1, claim2, ask, leave, rounds, confirm, total)


@inlined
def counts(book: Row, terms: Terms, rooms: Row, draft: Draft) -> Counts:
    """Count the legal moves of each kind."""
    if draft.choice == NO_CHOICE:
        return first_counts(book, terms, rooms, draft)
    return later_counts(book, terms, rooms, draft)
