"""One action of one seat: from its number to a move, and what follows (R4–R7)."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, mix, nth, popcount, quotient
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.choices import (
    BITS,
    CLAIMING,
    COLUMN,
    CROSS,
    DONE,
    ESTATE,
    FENCES,
    FROM_LEFT,
    FROM_RIGHT,
    LEAVING,
    POOL,
    REFUSAL,
    RESHUFFLING,
    ROUNDS,
    SINGLE,
    WRITES,
    mask_for,
    mask_rows,
    sizes_of,
)
from boomtown.fast.kernel.claims import validated
from boomtown.fast.kernel.counts import claim_ways
from boomtown.fast.kernel.desk import (
    CHOSEN,
    DRAFT,
    FINISHED,
    PLAN,
    SEED,
    STRIDE,
    draft_of,
    finish,
    place_of,
    set_out,
    terms_at,
    word_for,
)
from boomtown.fast.kernel.game import ENDED, keep_pen, pen_of
from boomtown.fast.kernel.sheet import row_end, street_of
from boomtown.fast.kernel.sight import see
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
    OFFER,
    PARK,
    REFUSE,
    ROUND,
    SHIFTS,
    WRITE,
    Draft,
    Terms,
    card_of,
)
from boomtown.fast.kernel.turn import played

# What became of an action.
DONE_WELL = 0
ILLEGAL = 1
OVER = 2  # the game has ended with it


@inlined
def single_move(book: Row, draft: Draft, bit: int) -> int:
    """Return an action of the first row as a move."""
    if bit == DONE:
        return CONFIRM * KINDS
    if bit == REFUSAL:
        return REFUSE * KINDS
    if bit == RESHUFFLING:
        return ASK * KINDS
    if bit < CLAIMING:
        return LEAVE * KINDS + bit - LEAVING
    if bit < COLUMN:
        return CLAIM * KINDS + bit - CLAIMING
    if bit < CROSS:
        return IMPROVE * KINDS + bit - COLUMN
    if bit == POOL:
        return BUILD * KINDS + draft.cell
    return PARK * KINDS + street_of(book, draft.cell)


@inlined
def move_of(book: Row, draft: Draft, row: int, bit: int) -> int:
    """Return a legal action as a move; a plan is validated in the first of its ways."""
    if row == SINGLE:
        return single_move(book, draft, bit)
    if row == FENCES:
        return FENCE * KINDS + bit
    if row in (FROM_LEFT, FROM_RIGHT):
        return COPY * KINDS + (bit | (row - FROM_LEFT) << OFFER)
    if row == ROUNDS:
        return ROUND * KINDS + bit
    offer = quotient(row - WRITES, SHIFTS)
    shift = row - WRITES - SHIFTS * offer
    return WRITE * KINDS + (offer | shift << 4 | bit << OFFER)


@kernel
def put(
    book: Row, seat: int, move: int, game: Row, pens: Row, rooms: Row, table: Row, desk: Row
) -> None:
    """Make a legal move of a seat, given as the kernel's integer."""
    place, terms = place_of(seat), terms_at(book, game, desk, seat)
    draft = draft_of(desk[place + DRAFT], pen_of(pens, seat))
    draft = played(book, terms, rooms, draft, move)
    desk[place + DRAFT] = word_for(draft)
    keep_pen(pens, seat, draft.pen)
    if draft.done:
        finish(book, seat, draft, game, pens, rooms, table, desk)


@inlined
def plan_value(book: Row, terms: Terms, plan: int) -> int:
    """Return what a plan is worth in this round."""
    card = card_of(terms, plan)
    return book[card + at.LOW] if terms.turned >> plan & 1 else book[card + at.HIGH]


@kernel
def choose_estate(book: Row, seat: int, first: int, game: Row, pens: Row, desk: Row) -> None:
    """Choose an estate for the plan being validated; the last one validates it (R6.3)."""
    place, terms = place_of(seat), terms_at(book, game, desk, seat)
    word, pen = desk[place + DRAFT], pen_of(pens, seat)
    plan, fences = (word >> PLAN) - 1, pen.marks.fences
    chosen = desk[place + CHOSEN] | (1 << row_end(fences, first)) - (1 << first)
    desk[place + CHOSEN] = chosen
    if sizes_of(fences, chosen) != book[card_of(terms, plan) + at.NEED]:
        return
    keep_pen(pens, seat, validated(pen, chosen, plan, plan_value(book, terms, plan)))
    d = draft_of(word, pen)
    claims = d.claims | 1 << plan
    desk[place + DRAFT] = word_for(
        Draft(pen, d.choice, d.cell, d.acted, claims, d.built, d.asked, d.left, 0, d.fits)
    )
    desk[place + CHOSEN] = 0


@kernel
def act(
    book: Row, seat: int, action: int, game: Row, pens: Row, rooms: Row, table: Row, desk: Row
) -> None:
    """Carry out an action that a seat's mask allows."""
    place = place_of(seat)
    row = quotient(action, BITS)
    bit = action - BITS * row
    word, pen = desk[place + DRAFT], pen_of(pens, seat)
    draft = draft_of(word, pen)
    if draft.done:
        return
    if row == ESTATE:
        choose_estate(book, seat, bit, game, pens, desk)
        return
    if row == SINGLE and CLAIMING <= bit < COLUMN:
        plan, terms = bit - CLAIMING, terms_at(book, game, desk, seat)
        if claim_ways(book, terms, pen, plan) > 1:
            desk[place + DRAFT] = word | plan + 1 << PLAN
            return
    put(book, seat, move_of(book, draft, row, bit), game, pens, rooms, table, desk)


@inlined
def allows(book: Row, mask: Row, action: int) -> bool:
    """Tell whether a mask allows an action; any number may be asked about."""
    if action < 0 or action >= BITS * mask_rows(book):
        return False
    row = quotient(action, BITS)
    return (mask[row] >> (action - BITS * row) & 1) != 0


@kernel
def step(
    book: Row,
    action: int,
    game: Row,
    pens: Row,
    rooms: Row,
    table: Row,
    desk: Row,
    mask: Row,
    sight: Row,
) -> int:
    """Make one action of the seat whose turn it is; lay out mask and sight of the next one.

    An action that the mask does not allow changes nothing. After the end the next game begins,
    whatever the action.
    """
    if game[ENDED]:
        desk[SEED] += desk[STRIDE]
        set_out(book, game, pens, rooms, table, desk)
    elif allows(book, mask, action):
        act(book, desk[FINISHED], action, game, pens, rooms, table, desk)
        if game[ENDED]:
            return OVER
    else:
        return ILLEGAL
    seat = desk[FINISHED]
    mask_for(book, seat, game, pens, rooms, desk, mask)
    see(book, seat, game, pens, table, desk, sight)
    return DONE_WELL


@kernel
def random_action(book: Row, mask: Row, stream: int, place: int) -> int:
    """Return one of the actions that a mask allows, each as likely as another."""
    many = 0
    for row in range(mask_rows(book)):
        many += popcount(mask[row])
    k = below(mix(joined(stream, place)), many)
    for row in range(mask_rows(book)):
        here = popcount(mask[row])
        if k < here:
            return BITS * row + nth(mask[row], k)
        k -= here
    return 0
