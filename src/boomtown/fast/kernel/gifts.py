"""What a card is worth to others: to the AAA that is given it, to the next hand (R11.2, R12.2)."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.terms import Terms, action_of, number_of
from boomtown.fast.kernel.turn import card_beside
from boomtown.fast.kernel.worth import POINT


@inlined
def gift(book: Row, action: int) -> int:
    """Return about how many points the AAA gains by a card (R12.5)."""
    if action == at.REAL_ESTATE:
        return 3 * book[at.IMPROVED]
    if action == at.BIS:
        return 1 + book[at.EXTENSION]
    if action == at.SURVEYOR:
        return book[at.RIVAL + 3]
    if action == at.TEMP:
        return 2 + book[at.RIVAL + 2]
    return 1 + book[at.RIVAL + (1 if action == at.POOL else 0)]


@inlined
def action_left(terms: Terms, card: int) -> int:
    """Return the action of a card of the hand."""
    number = 1 if card == 0 else 0
    return action_of(terms, 2 * number + (card if card < number else card - 1))


@inlined
def price(book: Row, terms: Terms, offer: int) -> int:
    """Return what it costs to give the AAA the card that an offer leaves (R12.2)."""
    if book[at.MODE] != at.AAA:
        return 0
    return POINT * gift(book, action_left(terms, card_beside(offer)))


@kernel
def card_refused(book: Row, terms: Terms) -> int:
    """Return the card of the hand that others have least use for."""
    best, least = 0, 1 << 20
    for card in range(3):
        number = number_of(terms, 2 * card)
        cost = book[book[at.MASS_AT] + number + 1] - book[book[at.MASS_AT] + number]
        if book[at.MODE] == at.AAA:
            cost = gift(book, action_left(terms, card))
        if cost < least:
            best, least = card, cost
    return best
