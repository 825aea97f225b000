"""A turn in progress, in integers: its offers, and which numbers they let one write (R3–R5).

A move is one integer: its kind, and what it names.
"""

from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import popcount
from boomtown.fast.kernel.built import Row, inlined
from boomtown.fast.kernel.sheet import Pen, empty, takes

# Kinds of moves. What they name stands in the lower bits.
WRITE = 0  # offer, shift (3 bits from 4), house (from 8)
REFUSE = 1
FENCE = 2  # gap
IMPROVE = 3  # column
PARK = 4  # street
BUILD = 5  # house
COPY = 6  # house, and whether from the right (bit 8)
CLAIM = 7  # plan, way (from 8)
ASK = 8
LEAVE = 9  # card
ROUND = 10  # house
CONFIRM = 11
KIND_AT = 40
KINDS = 1 << KIND_AT

NO_CHOICE = -1
REFUSED = 7
SHIFTS = 6  # as printed, then from -2 to +2
AS_IT_IS = 3
HIGHEST = 17
OFFER = 8


class Terms(NamedTuple):
    """What a turn offers: a byte an offer (action, number from bit 3), and how many there are.

    `plans` are the rows of the three cards, a byte and a half each; `turned` a bit for each;
    `reshuffle` is 0 for none, 1 with any claim, 2 with one at its higher value.
    """

    offers: int
    many: int
    hand: int
    plans: int
    turned: int
    reshuffle: int


class Draft(NamedTuple):
    """A turn in progress; `fits` tells whether a number fitted as it began (R14.2)."""

    pen: Pen
    choice: int
    cell: int
    acted: int
    claims: int
    built: int
    asked: int
    left: int
    done: int
    fits: int


@inlined
def number_of(terms: Terms, offer: int) -> int:
    """Return the number of an offer."""
    return terms.offers >> (OFFER * offer + 3) & 31


@inlined
def action_of(terms: Terms, offer: int) -> int:
    """Return the action of an offer."""
    return terms.offers >> OFFER * offer & 7


@inlined
def card_of(terms: Terms, plan: int) -> int:
    """Return where the row of a plan card begins."""
    return terms.plans >> 12 * plan & 4095


@inlined
def shift_fits(book: Row, pen: Pen, number: int, shift: int) -> bool:
    """Tell whether a number can be changed so (R5.5, R14.3, R14.4)."""
    full = (pen.tally >> at.TEMPS_AT & at.BOX) >= book[at.TEMP_BOXES]
    if shift == 0:
        return full or not book[at.BOX_ALWAYS]
    if full and (shift == AS_IT_IS or book[at.FULL_STOPS]):
        return False
    return 0 <= number + shift - AS_IT_IS <= HIGHEST


@inlined
def shifted(number: int, shift: int) -> int:
    """Return a number changed; shift 0 leaves it as printed."""
    return number if shift == 0 else number + shift - AS_IT_IS


@inlined
def offer_writes(book: Row, terms: Terms, rooms: Row, pen: Pen, offer: int) -> int:
    """Count the ways to write the number of an offer, with every change it allows."""
    number, cells = number_of(terms, offer), empty(book, pen.marks)
    if action_of(terms, offer) != at.TEMP:
        return popcount(takes(rooms, pen, cells, number))
    total = 0
    for shift in range(SHIFTS):
        if shift_fits(book, pen, number, shift):
            total += popcount(takes(rooms, pen, cells, shifted(number, shift)))
    return total


@inlined
def all_writes(book: Row, terms: Terms, rooms: Row, pen: Pen) -> int:
    """Count the ways to write a number."""
    total = 0
    for offer in range(terms.many):
        total += offer_writes(book, terms, rooms, pen, offer)
    return total


@inlined
def number_fits(book: Row, terms: Terms, rooms: Row, pen: Pen, writes: int) -> int:
    """Tell whether an offered number fits, so that no refusal is allowed (R4.2, R14.1)."""
    if book[at.ADJUSTED]:
        return 1 if writes > 0 else 0
    cells, somewhere = empty(book, pen.marks), 0
    for offer in range(terms.many):
        somewhere |= takes(rooms, pen, cells, number_of(terms, offer))
    return 1 if somewhere else 0


@inlined
def begun(book: Row, terms: Terms, rooms: Row, pen: Pen) -> Draft:
    """Open a turn on a sheet."""
    fits = 0
    if book[at.TURN_START]:
        writes = all_writes(book, terms, rooms, pen)
        fits = number_fits(book, terms, rooms, pen, writes)
    return Draft(pen, NO_CHOICE, 0, 0, 0, 0, 0, -1, 0, fits)
