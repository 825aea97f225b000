"""What a seat sees, in words (R3.8): its own sheet and turn, the cards, the others' sheets.

Nothing else of a game is read here: no card that lies face down, no hand of another seat, and of
the other sheets what they showed when the round opened.
"""

from boomtown.fast.kernel import cards
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import INSERT
from boomtown.fast.kernel.desk import (
    ACTIONS,
    BOXES,
    CHOSEN,
    DRAFT,
    FILLED,
    GOALS,
    NUMBERS,
    OFFERED,
    VALUES,
    place_of,
)
from boomtown.fast.kernel.game import RESHUFFLE, ROUND, TURNED, WORDS
from boomtown.fast.kernel.score import given

# Words of a sight. Its first are those of the seat's sheet as it writes on it (game.py).
TURN = 13  # the draft (desk.py); the round, plans turned, whether a reshuffle may be asked for
ESTATES_CHOSEN = 14
OFFERS = 15  # a byte each: action, number from bit 3
COMING = 16  # the next actions, three bits each; the back of the pile, the cards in it
GOALS_AT = 17  # three words (desk.py)
NUMBERS_UNSEEN = 20
ACTIONS_UNSEEN = 21
RIVAL_CARDS = 22  # of each action, a byte
RIVAL_POINTS = 23  # of each plan, a byte: its points and one more
OTHERS = 24  # three words for each other seat, from the next one on
OTHER = 3

ROUND_AT = 32
TURNED_AT = 40
RESHUFFLE_AT = 44

NONE = 7
AN_INSERT = 6
BACK = 9
IN_PILE = 12
PASSED = 40  # above the houses of another seat: the action of the card it was passed


@inlined
def action_or_none(card: int) -> int:
    """Return what the back of a card shows."""
    return AN_INSERT if card >= INSERT else card & 7


@inlined
def coming(book: Row, table: Row) -> int:
    """Return what is known of the next cards: on top of the stacks, on the back of the pile."""
    left = table[cards.HEIGHT] - table[cards.POSITION]
    if book[at.MODE] == at.STANDARD:
        shown = NONE | NONE << 3 | NONE << 6
        if left > 1 or book[at.RECYCLE]:
            shown = 0
            for stack in range(cards.STACKS):
                top = cards.CARDS + stack * table[cards.STRIDE] + table[cards.POSITION]
                shown |= (table[top] & 7) << 3 * stack
        return shown | NONE << BACK | (left - 1) << IN_PILE
    back = NONE
    if left > 0:
        back = action_or_none(table[cards.CARDS + table[cards.POSITION]])
    return NONE | NONE << 3 | NONE << 6 | back << BACK | left << IN_PILE


@inlined
def see_unseen(book: Row, seat: int, table: Row, desk: Row, sight: Row) -> None:
    """Tell how many cards the seat has not seen; in expert it knows its hand and what it gave."""
    numbers, actions = desk[NUMBERS], desk[ACTIONS]
    if book[at.MODE] == at.EXPERT:
        for held in range(3 + table[cards.HANDED]):
            place = 3 * seat + held
            if held == 3:
                place = 3 * (seat - 1 if seat else book[at.SEATS] - 1)
            card = table[cards.HANDS + place]
            numbers -= 1 << 4 * ((card >> 3) - 1)
            actions -= 1 << 8 * (card & 7)
    sight[NUMBERS_UNSEEN], sight[ACTIONS_UNSEEN] = numbers, actions


@inlined
def see_rival(book: Row, table: Row, sight: Row) -> None:
    """Tell what the AAA has."""
    had, points = 0, 0
    if book[at.MODE] == at.AAA:
        for action in range(6):
            had |= given(table, action) << 8 * action
        for plan in range(3):
            points |= (table[cards.RIVAL_PLANS + plan] & 255) << 8 * plan
    sight[RIVAL_CARDS], sight[RIVAL_POINTS] = had, points


@inlined
def see_others(book: Row, seat: int, table: Row, desk: Row, sight: Row) -> None:
    """Tell what the other sheets show: as the round opened."""
    seats = book[at.SEATS]
    for offset in range(1, seats):
        other = seat + offset if seat + offset < seats else seat + offset - seats
        place, word = place_of(other), OTHERS + OTHER * (offset - 1)
        passed = NONE
        if book[at.MODE] == at.EXPERT and table[cards.HANDED]:
            passed = table[cards.HANDS + 3 * other] & 7
        sight[word] = desk[place + FILLED] | passed << PASSED
        sight[word + 1], sight[word + 2] = desk[place + BOXES], desk[place + VALUES]


@kernel
def see(book: Row, seat: int, game: Row, pens: Row, table: Row, desk: Row, sight: Row) -> None:
    """Lay out what a seat sees."""
    place = place_of(seat)
    for word in range(WORDS):
        sight[word] = pens[WORDS * seat + word]
    sight[TURN] = desk[place + DRAFT] | game[ROUND] << ROUND_AT
    sight[TURN] |= game[TURNED] << TURNED_AT | game[RESHUFFLE] << RESHUFFLE_AT
    sight[ESTATES_CHOSEN] = desk[place + CHOSEN]
    sight[OFFERS], sight[COMING] = desk[place + OFFERED], coming(book, table)
    for plan in range(3):
        sight[GOALS_AT + plan] = desk[GOALS + plan]
    see_unseen(book, seat, table, desk, sight)
    see_rival(book, table, sight)
    see_others(book, seat, table, desk, sight)
