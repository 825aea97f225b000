"""Between two steps: what each seat has begun, and what the others see of it (R3.3, R3.8).

A turn in progress is one word beside the seat's sheet. What the other seats see of a sheet is noted
when a round opens, so that nothing of a turn shows before the round has closed.
"""

from boomtown.fast.kernel import cards
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import unsigned
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import INSERT, hand_offers, stack_offers
from boomtown.fast.kernel.game import (
    ENDED,
    HOUSES,
    PLANS,
    POINTS,
    RESHUFFLE,
    ROUNDABOUTS,
    TALLY,
    TURNED,
    WORDS,
    close_round,
    new_game,
    pen_of,
    take_in,
    total,
)
from boomtown.fast.kernel.sheet import LARGEST, Pen
from boomtown.fast.kernel.terms import Draft, Terms, begun

# What lies on a desk: the game's words, then each seat's.
SEED = 0
STRIDE = 1  # how far away the seed of the next game is
FINISHED = 2  # how many seats have confirmed: they act in their order, so this one acts
NUMBERS = 3  # how many cards of each number nobody has seen, four bits each
ACTIONS = 4  # the same by action, a byte each
SHUFFLED = 5  # how many shuffles there were when they were last counted
GOALS = 6  # what the three plan cards ask for, a word each
DESK = 9

DRAFT = 0
CHOSEN = 1  # houses of the estates chosen for a plan
OFFERED = 2
FILLED = 3  # the sheet as the round opened: houses and roundabouts, boxes, plans
BOXES = 4
VALUES = 5
SCORE = 6  # when the game is over
PLACE = 7

# A plan card as one word: the estates it needs by size, four bits each, then the rest of its row.
GOAL_KIND = 24
GOAL_STREET = 32
GOAL_COUNT = 36
GOAL_POOLS = 40
GOAL_COPIES = 44
GOAL_HIGH = 48
GOAL_LOW = 56

# A draft as one word.
CELL = 4
ACTED = 10
CLAIMS = 11
BUILT = 14
ASKED = 18
LEFT = 19
DONE = 22
FITS = 23
PLAN = 24  # the plan whose estates are being chosen, and one more


@inlined
def place_of(seat: int) -> int:
    """Return where the words of a seat begin on the desk."""
    return DESK + PLACE * seat


@inlined
def draft_of(word: int, pen: Pen) -> Draft:
    """Return the turn that a word and a sheet stand for."""
    return Draft(
        pen,
        (word & 15) - 1,
        word >> CELL & 63,
        word >> ACTED & 1,
        word >> CLAIMS & 7,
        word >> BUILT & 15,
        word >> ASKED & 1,
        (word >> LEFT & 7) - 1,
        word >> DONE & 1,
        word >> FITS & 1,
    )


@inlined
def word_for(draft: Draft) -> int:
    """Return a turn as a word, without its sheet."""
    word = draft.choice + 1 | draft.cell << CELL | draft.acted << ACTED | draft.claims << CLAIMS
    word |= draft.built << BUILT | draft.asked << ASKED | draft.left + 1 << LEFT
    return word | draft.done << DONE | draft.fits << FITS


@inlined
def terms_at(book: Row, game: Row, desk: Row, seat: int) -> Terms:
    """Return what holds for a seat's turn of this round, as noted when it opened."""
    many = 3 if book[at.MODE] == at.STANDARD else 6
    offers = desk[place_of(seat) + OFFERED]
    return Terms(offers, many, book[at.HAND], game[PLANS], game[TURNED], game[RESHUFFLE])


@inlined
def offers_for(book: Row, table: Row, seat: int) -> int:
    """Return the offers of a seat."""
    if book[at.MODE] == at.STANDARD:
        return stack_offers(table)
    if book[at.MODE] == at.EXPERT:
        return hand_offers(table, cards.HANDS + 3 * seat)
    return hand_offers(table, cards.HELD)


@inlined
def count_card(desk: Row, card: int, by: int) -> None:
    """Count a card more or less among those that nobody has seen."""
    if card < INSERT:
        desk[NUMBERS] += by << 4 * ((card >> 3) - 1)
        desk[ACTIONS] += by << 8 * (card & 7)


@kernel
def count_all(book: Row, table: Row, desk: Row) -> None:
    """Count the cards that nobody has seen anew, after a shuffle; in expert hands are unseen."""
    desk[NUMBERS], desk[ACTIONS], desk[SHUFFLED] = 0, 0, table[cards.SHUFFLES]
    if book[at.MODE] == at.STANDARD:
        for stack in range(cards.STACKS):
            start = cards.CARDS + stack * table[cards.STRIDE]
            for height in range(table[cards.POSITION] + 1, table[cards.HEIGHT]):
                count_card(desk, table[start + height], 1)
        return
    for height in range(table[cards.POSITION], table[cards.HEIGHT]):
        count_card(desk, table[cards.CARDS + height], 1)
    if book[at.MODE] == at.EXPERT:
        for held in range(3 * book[at.SEATS]):
            count_card(desk, table[cards.HANDS + held], 1)


@kernel
def count_shown(book: Row, table: Row, desk: Row) -> None:
    """Take the cards that this round has shown from those that nobody has seen."""
    if table[cards.SHUFFLES] != desk[SHUFFLED]:
        count_all(book, table, desk)
    elif book[at.MODE] == at.STANDARD:
        for stack in range(cards.STACKS):
            top = cards.CARDS + stack * table[cards.STRIDE] + table[cards.POSITION]
            count_card(desk, table[top], -1)
    elif book[at.MODE] == at.EXPERT:
        many = table[cards.DISCARDED]
        for place in range(many - 2 * book[at.SEATS], many):
            count_card(desk, table[cards.DISCARDS + place], -1)
    else:
        for held in range(3):
            count_card(desk, table[cards.HELD + held], -1)


@kernel
def lay_out(book: Row, game: Row, pens: Row, rooms: Row, table: Row, desk: Row) -> None:
    """Open every seat's turn of a round, and note what the others see of the sheets."""
    count_shown(book, table, desk)
    desk[FINISHED] = 0
    for seat in range(book[at.SEATS]):
        p, sheet = place_of(seat), WORDS * seat
        desk[p + OFFERED] = offers_for(book, table, seat)
        desk[p + FILLED] = pens[sheet + HOUSES] | pens[sheet + ROUNDABOUTS]
        desk[p + BOXES], desk[p + VALUES] = pens[sheet + TALLY], pens[sheet + POINTS]
        terms = terms_at(book, game, desk, seat)
        desk[p + DRAFT] = word_for(begun(book, terms, rooms, pen_of(pens, seat)))
        desk[p + CHOSEN] = 0


@kernel
def goal_of(book: Row, card: int) -> int:
    """Return what a plan card asks for and is worth, as a word."""
    goal = 0
    for size in range(LARGEST):
        goal |= (book[card + at.NEED] >> 8 * size & 15) << 4 * size
    goal |= book[card + at.KIND] << GOAL_KIND | book[card + at.STREET] << GOAL_STREET
    goal |= book[card + at.COUNT] << GOAL_COUNT | book[card + at.POOLS_EACH] << GOAL_POOLS
    goal |= book[card + at.BIS_EACH] << GOAL_COPIES
    return goal | book[card + at.HIGH] << GOAL_HIGH | book[card + at.LOW] << GOAL_LOW


@kernel
def set_out(book: Row, game: Row, pens: Row, rooms: Row, table: Row, desk: Row) -> None:
    """Begin the game of the desk's seed."""
    new_game(book, unsigned(desk[SEED]), game, pens, rooms, table)
    desk[SHUFFLED] = -1
    for plan in range(3):
        desk[GOALS + plan] = goal_of(book, game[PLANS] >> 12 * plan & 4095)
    lay_out(book, game, pens, rooms, table, desk)


@kernel
def finish(
    book: Row, seat: int, draft: Draft, game: Row, pens: Row, rooms: Row, table: Row, desk: Row
) -> None:
    """Take in a seat's turn; the last one closes the round, or ends the game."""
    take_in(game, pens, seat, terms_at(book, game, desk, seat), draft)
    desk[FINISHED] += 1
    if desk[FINISHED] < book[at.SEATS]:
        return
    close_round(book, unsigned(desk[SEED]), game, pens, table)
    if not game[ENDED]:
        lay_out(book, game, pens, rooms, table, desk)
        return
    for each in range(book[at.SEATS]):
        desk[place_of(each) + SCORE] = total(book, pens, table, each)
