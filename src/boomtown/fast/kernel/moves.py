"""Which move is the k-th, in the order of `notation.md` (R4–R7)."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import nth, popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.counts import (
    Counts,
    copies_from_left,
    copies_from_right,
    fence_gaps,
    free_columns,
    round_places,
)
from boomtown.fast.kernel.sheet import Pen, empty, street_of, takes
from boomtown.fast.kernel.terms import (
    ASK,
    BUILD,
    CLAIM,
    CONFIRM,
    COPY,
    FENCE,
    IMPROVE,
    KINDS,
    LEAVE,
    NO_CHOICE,
    OFFER,
    PARK,
    REFUSE,
    ROUND,
    SHIFTS,
    WRITE,
    Draft,
    Terms,
    action_of,
    number_of,
    shift_fits,
    shifted,
)


@kernel
def copy_at(left: int, right: int, k: int) -> int:
    """Return the k-th copy: by house, from the left neighbour before the right one."""
    cells = left | right
    while True:
        cell = cells & -cells
        cells &= cells - 1
        if left & cell:
            if k == 0:
                return nth(cell, 0)
            k -= 1
        if right & cell:
            if k == 0:
                return nth(cell, 0) | 1 << OFFER
            k -= 1


@inlined
def act_at(book: Row, action: int, draft: Draft, k: int) -> int:
    """Return the k-th thing that the chosen action can do, as a move."""
    marks = draft.pen.marks
    if action == at.SURVEYOR:
        return FENCE * KINDS + nth(fence_gaps(book, marks), k)
    if action == at.REAL_ESTATE:
        return IMPROVE * KINDS + nth(free_columns(book, draft.pen.tally), k)
    if action == at.LANDSCAPER:
        return PARK * KINDS + street_of(book, draft.cell)
    if action == at.POOL:
        return BUILD * KINDS + draft.cell
    copies = copy_at(copies_from_left(book, marks), copies_from_right(book, marks), k)
    return COPY * KINDS + copies


@inlined
def write_at(book: Row, terms: Terms, rooms: Row, pen: Pen, k: int) -> int:
    """Return the k-th way to write a number, as a move."""
    cells = empty(book, pen.marks)
    for offer in range(terms.many):
        number = number_of(terms, offer)
        changes = SHIFTS if action_of(terms, offer) == at.TEMP else 1
        for shift in range(changes):
            if changes == 1 or shift_fits(book, pen, number, shift):
                room = takes(rooms, pen, cells, shifted(number, shift))
                many = popcount(room)
                if k < many:
                    return WRITE * KINDS + (offer | shift << 4 | nth(room, k) << OFFER)
                k -= many
    return -1


@inlined
def first_move(book: Row, terms: Terms, rooms: Row, draft: Draft, many: Counts, k: int) -> int:
    """Return the k-th legal move before a number or a refusal."""
    if k < many.writes:
        return write_at(book, terms, rooms, draft.pen, k)
    k -= many.writes
    if k < many.refuse:
        return REFUSE * KINDS
    return ROUND * KINDS + nth(round_places(book, terms, rooms, draft), k - many.refuse)


@inlined
def later_move(book: Row, terms: Terms, rooms: Row, draft: Draft, many: Counts, k: int) -> int:
    """Return the k-th legal move after a number or a refusal."""
    if k < many.acts:
        return act_at(book, action_of(terms, draft.choice), draft, k)
    k -= many.acts
    if k < many.claim0:
        return CLAIM * KINDS + (k << OFFER)
    k -= many.claim0
    if k < many.claim1:
        return CLAIM * KINDS + (1 | k << OFFER)
    k -= many.claim1
    if k < many.claim2:
        return CLAIM * KINDS + (2 | k << OFFER)
    k -= many.claim2
    if k < many.ask:
        return ASK * KINDS
    k -= many.ask
    if k < many.leave:
        return LEAVE * KINDS + k
    k -= many.leave
    if k < many.rounds:
        return ROUND * KINDS + nth(round_places(book, terms, rooms, draft), k)
    return CONFIRM * KINDS


@inlined
def move_at(book: Row, terms: Terms, rooms: Row, draft: Draft, many: Counts, k: int) -> int:
    """Return the k-th legal move."""
    if draft.choice == NO_CHOICE:
        return first_move(book, terms, rooms, draft, many, k)
    return later_move(book, terms, rooms, draft, many, k)
