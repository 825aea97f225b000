"""Playing the moves of a turn (R4–R7)."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.claims import claimed
from boomtown.fast.kernel.sheet import (
    Marks,
    Pen,
    copied,
    crossed,
    fenced,
    rounded,
    with_marks,
    written,
)
from boomtown.fast.kernel.terms import (
    ASK,
    BUILD,
    CLAIM,
    CONFIRM,
    FENCE,
    IMPROVE,
    KIND_AT,
    KINDS,
    LEAVE,
    NO_CHOICE,
    OFFER,
    PARK,
    REFUSE,
    REFUSED,
    ROUND,
    WRITE,
    Draft,
    Terms,
    card_of,
    number_of,
    shifted,
)


@inlined
def with_pool(pen: Pen, cell: int) -> Pen:
    """Build a pool and cross its box (R5.4)."""
    m = pen.marks
    pools = m.pools | 1 << cell
    marks = Marks(m.houses, m.roundabouts, m.joints, m.fences, m.used, pools, m.bis)
    return crossed(with_marks(pen, marks, pen.unused), at.POOLS_AT)


@inlined
def acted_on(pen: Pen, kind: int, what: int) -> Pen:
    """Carry an action out (R5)."""
    if kind == FENCE:
        return fenced(pen, what)
    if kind == IMPROVE:
        return crossed(pen, at.COLUMNS_AT + 4 * what)
    if kind == PARK:
        return crossed(pen, 4 * what)
    if kind == BUILD:
        return with_pool(pen, what)
    return crossed(copied(pen, what & 255, what >> OFFER), at.BIS_AT)


@inlined
def changed(book: Row, pen: Pen, shift: int) -> Pen:
    """Cross a temp box for a change, even of 0, while there is one (R5.5)."""
    full = (pen.tally >> at.TEMPS_AT & at.BOX) >= book[at.TEMP_BOXES]
    return crossed(pen, at.TEMPS_AT) if shift and not full else pen


@inlined
def wrote(book: Row, terms: Terms, rooms: Row, d: Draft, what: int) -> Draft:
    """Write a number as printed or changed."""
    offer, shift, cell = what & 15, what >> 4 & 15, what >> OFFER
    pen = written(book, rooms, d.pen, cell, shifted(number_of(terms, offer), shift))
    pen = changed(book, pen, shift)
    acted = 1 if shift else 0
    return Draft(pen, offer, cell, acted, d.claims, d.built, d.asked, d.left, 0, d.fits)


@kernel
def claim(book: Row, terms: Terms, d: Draft, what: int) -> Draft:
    """Validate a plan at the value of this round (R6.2)."""
    plan, way = what & 15, what >> OFFER
    card = card_of(terms, plan)
    value = book[card + at.LOW] if terms.turned >> plan & 1 else book[card + at.HIGH]
    pen = claimed(book, card, d.pen, plan, way, value)
    claims = d.claims | 1 << plan
    return Draft(pen, d.choice, d.cell, d.acted, claims, d.built, d.asked, d.left, 0, d.fits)


@inlined
def round_built(book: Row, rooms: Row, d: Draft, cell: int) -> Draft:
    """Build a roundabout (R7.1)."""
    pen = rounded(book, rooms, d.pen, cell)
    return Draft(pen, d.choice, d.cell, d.acted, d.claims, d.built + 1, d.asked, d.left, 0, d.fits)


@inlined
def first_played(book: Row, terms: Terms, rooms: Row, d: Draft, move: int) -> Draft:
    """Make a legal move before a number or a refusal, or the one or the other."""
    kind, what = move >> KIND_AT, move & (KINDS - 1)
    if kind == WRITE:
        return wrote(book, terms, rooms, d, what)
    if kind == REFUSE:
        pen = crossed(d.pen, at.REFUSALS_AT)
        return Draft(pen, REFUSED, 0, 0, d.claims, d.built, d.asked, d.left, 0, d.fits)
    return round_built(book, rooms, d, what)


@inlined
def later_played(book: Row, terms: Terms, rooms: Row, d: Draft, move: int) -> Draft:
    """Make a legal move after a number or a refusal."""
    kind, what = move >> KIND_AT, move & (KINDS - 1)
    if kind == CONFIRM:
        return Draft(
            d.pen, d.choice, d.cell, d.acted, d.claims, d.built, d.asked, d.left, 1, d.fits
        )
    if kind == CLAIM:
        return claim(book, terms, d, what)
    if kind == ROUND:
        return round_built(book, rooms, d, what)
    if kind == ASK:
        return Draft(d.pen, d.choice, d.cell, d.acted, d.claims, d.built, 1, d.left, 0, d.fits)
    if kind == LEAVE:
        return Draft(d.pen, d.choice, d.cell, d.acted, d.claims, d.built, d.asked, what, 0, d.fits)
    pen = acted_on(d.pen, kind, what)
    return Draft(pen, d.choice, d.cell, 1, d.claims, d.built, d.asked, d.left, 0, d.fits)


@inlined
def played(book: Row, terms: Terms, rooms: Row, d: Draft, move: int) -> Draft:
    """Make a legal move."""
    if d.choice == NO_CHOICE:
        return first_played(book, terms, rooms, d, move)
    return later_played(book, terms, rooms, d, move)


@inlined
def card_beside(offer: int) -> int:
    """Return the card of a hand of three that an offer leaves."""
    number, other = offer >> 1, offer & 1
    action = other if other < number else other + 1
    return 3 - number - action


@kernel
def card_left(draft: Draft) -> int:
    """Return the card of the hand that goes on (R11.2, R12.2): of offers from a hand of three."""
    return draft.left if draft.choice == REFUSED else card_beside(draft.choice)
