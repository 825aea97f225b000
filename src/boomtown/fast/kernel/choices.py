"""What a seat may do, as masks: one action numbering for all turns (R4–R7).

A mask has rows of 33 bits, and an action is its row times 33 and its bit. Every action is one move
of the rules, but for validating a plan by one of several choices of estates: that is a step for
the plan, and one for each estate.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.counts import (
    claim_ways,
    copies_from_left,
    copies_from_right,
    fence_gaps,
    free_columns,
    may_ask,
    round_places,
)
from boomtown.fast.kernel.desk import CHOSEN, DRAFT, PLAN, draft_of, place_of, terms_at
from boomtown.fast.kernel.game import pen_of
from boomtown.fast.kernel.plans import BYTE, roundabouts_fit, serves, serving, ways_among
from boomtown.fast.kernel.sheet import LARGEST, Pen, empty, street_of, takes
from boomtown.fast.kernel.terms import (
    NO_CHOICE,
    REFUSED,
    SHIFTS,
    Draft,
    Terms,
    action_of,
    card_of,
    number_of,
    shift_fits,
    shifted,
)

BITS = 33

# Rows of the mask. A row of houses or gaps has a bit for each; the first row holds what has none.
SINGLE = 0
FENCES = 1
FROM_LEFT = 2
FROM_RIGHT = 3
ROUNDS = 4
ESTATE = 5  # of a plan being validated, by its first house
WRITES = 6  # six for each offer: the number as printed, then changed by -2 to +2

# Bits of the first row.
DONE = 0  # also what a seat does that waits for the others
REFUSAL = 1
RESHUFFLING = 2
LEAVING = 3  # three cards
CLAIMING = 6  # three plans
COLUMN = 9  # six sizes
CROSS = 15
POOL = 16


@inlined
def mask_rows(book: Row) -> int:
    """Return how many rows a mask has."""
    return WRITES + SHIFTS * (3 if book[at.MODE] == at.STANDARD else 6)


@kernel
def sizes_of(fences: int, chosen: int) -> int:
    """Count chosen estates by size, a byte each."""
    counts = 0
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        if chosen >> first & 1:
            counts += 1 << 8 * (lowest(fences) - first - 1)
    return counts


@kernel
def street_serves(book: Row, card: int, pen: Pen, street: int, chosen: int) -> bool:
    """Tell whether the estates of a plan that wants them in one street may come from this one."""
    if book[card + at.KIND] != at.ESTATES_IN_ONE_STREET:
        return True
    if chosen:
        return street_of(book, lowest(chosen)) == street
    counts = serving(book, card, pen.marks, street)
    several = ways_among(book, counts, book[card + at.NEED]) > 0
    return several and roundabouts_fit(book, card, pen.marks, street)


@kernel
def estates_left(book: Row, card: int, pen: Pen, chosen: int) -> int:
    """Return the first houses of the estates that may be chosen next for a plan (R6.3)."""
    fences, able = pen.marks.fences, 0
    need = book[card + at.NEED] - sizes_of(fences, chosen)
    while fences & (fences - 1):
        first = lowest(fences)
        fences &= fences - 1
        end = lowest(fences)
        wanted = end - first <= LARGEST and need >> 8 * (end - first - 1) & BYTE
        fresh = wanted and not chosen >> first & 1
        if (
            fresh
            and serves(book, card, pen.marks, first, end)
            and street_serves(book, card, pen, street_of(book, first), chosen)
        ):
            able |= 1 << first
    return able


@inlined
def first_row(book: Row, terms: Terms, draft: Draft) -> int:
    """Return what a seat may do after its number or refusal that names no house."""
    pen, row = draft.pen, may_ask(terms, draft) << RESHUFFLING
    refused = draft.choice == REFUSED
    if refused and terms.hand and draft.left < 0:
        row |= 7 << LEAVING
    else:
        row |= 1 << DONE
    for plan in range(3):
        if claim_ways(book, terms, pen, plan):
            row |= 1 << CLAIMING + plan
    if refused or draft.acted or draft.claims:
        return row
    action = action_of(terms, draft.choice)
    if action == at.REAL_ESTATE:
        return row | free_columns(book, pen.tally) << COLUMN
    if action == at.POOL:
        return row | (book[at.POOLS] >> draft.cell & 1) << POOL
    street = street_of(book, draft.cell)
    free = (pen.tally >> 4 * street & at.BOX) < book[at.PARK_BOXES + street]
    return row | (1 << CROSS if action == at.LANDSCAPER and free else 0)


@inlined
def mask_later(book: Row, terms: Terms, draft: Draft, mask: Row) -> None:
    """Lay out what a seat may do after its number or refusal, but for roundabouts."""
    pen, marks = draft.pen, draft.pen.marks
    fences, left, right = 0, 0, 0
    if not (draft.choice == REFUSED or draft.acted or draft.claims):
        action = action_of(terms, draft.choice)
        if action == at.SURVEYOR:
            fences = fence_gaps(book, marks)
        if action == at.BIS and (pen.tally >> at.BIS_AT & at.BOX) < book[at.BIS_BOXES]:
            left, right = copies_from_left(book, marks), copies_from_right(book, marks)
    mask[SINGLE] = first_row(book, terms, draft)
    mask[FENCES], mask[FROM_LEFT], mask[FROM_RIGHT] = fences, left, right


@inlined
def mask_writes(book: Row, terms: Terms, rooms: Row, draft: Draft, mask: Row) -> None:
    """Lay out where the numbers may be written, or that a refusal is due (R4.1, R4.2, R5.5)."""
    pen = draft.pen
    cells, printed, changed = empty(book, pen.marks), 0, 0
    for offer in range(terms.many):
        number, temp = number_of(terms, offer), action_of(terms, offer) == at.TEMP
        printed |= takes(rooms, pen, cells, number)
        for shift in range(SHIFTS):
            able = 0
            if (shift == 0 and not temp) or (temp and shift_fits(book, pen, number, shift)):
                able = takes(rooms, pen, cells, shifted(number, shift))
            changed |= able
            mask[WRITES + SHIFTS * offer + shift] = able
    fits = draft.fits
    if not book[at.TURN_START]:
        fits = 1 if (changed if book[at.ADJUSTED] else printed) else 0
    mask[SINGLE] = (1 - fits) << REFUSAL


@inlined
def mask_nothing(book: Row, mask: Row) -> None:
    """Lay out an empty mask."""
    for row in range(mask_rows(book)):
        mask[row] = 0


@kernel
def mask_for(book: Row, seat: int, game: Row, pens: Row, rooms: Row, desk: Row, mask: Row) -> None:
    """Lay out what a seat may do now."""
    place = place_of(seat)
    word, terms = desk[place + DRAFT], terms_at(book, game, desk, seat)
    draft, plan = draft_of(word, pen_of(pens, seat)), (word >> PLAN) - 1
    mask_nothing(book, mask)
    if draft.done:
        mask[SINGLE] = 1 << DONE
    elif plan >= 0:
        card = card_of(terms, plan)
        mask[ESTATE] = estates_left(book, card, draft.pen, desk[place + CHOSEN])
    else:
        mask[ROUNDS] = round_places(book, terms, rooms, draft)
        if draft.choice == NO_CHOICE:
            mask_writes(book, terms, rooms, draft, mask)
        else:
            mask_later(book, terms, draft, mask)
