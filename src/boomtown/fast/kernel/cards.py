"""The cards of a table in bytes: shuffles, stacks, decks, hands (R3, R10–R12).

A card is 8 times its number plus its action, so cards sort as in the deck; the Solo card and the
validation cards come after all others. The first bytes of a table count.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, mix
from boomtown.fast.kernel.built import Row, kernel

POSITION = 0  # of the next card to draw; of the number on top
HEIGHT = 1  # where the pile ends; a stack's height
SHUFFLES = 2  # how many were used
FIRST = 3  # expert: the first player · solo: whether the Solo card was drawn
HELD = 4  # three cards: those flipped, or the hand
DISCARDED = 7  # how many lie in the discards
GIVEN = 8  # AAA: how many cards its stack has
RIVAL_PLANS = 9  # AAA: of each plan, its points and one more
VALIDATED = 12  # AAA: a bit for each plan it validated this round
STRIDE = 13  # standard: how far the stacks lie apart
HANDED = 14  # expert: whether each hand begins with a card that was passed
CARDS = 16  # the pile, or the stacks one after another
DISCARDS = 104  # the discards
HANDS = 192  # expert: three cards a seat · AAA: its stack
SIZE = 240

INSERT = 128
STACKS = 3


@kernel
def shuffle(table: Row, start: int, many: int, seed: int) -> None:
    """Shuffle some cards where they lie, by the next shuffle of the game (R3.6)."""
    table[SHUFFLES] += 1
    base = mix(joined(mix(seed), table[SHUFFLES]))
    for place in range(many - 1):
        other = start + place + below(mix(joined(base, place)), many - place)
        card = table[start + place]
        table[start + place] = table[other]
        table[other] = card


@kernel
def picked(table: Row, seed: int, bound: int) -> int:
    """Return the first number of the next shuffle."""
    table[SHUFFLES] += 1
    return below(mix(joined(mix(joined(mix(seed), table[SHUFFLES])), 0)), bound)


@kernel
def sorted_cards(table: Row, start: int, many: int) -> None:
    """Sort cards where they lie."""
    for place in range(start + 1, start + many):
        card, before = table[place], place - 1
        while before >= start and table[before] > card:
            table[before + 1] = table[before]
            before -= 1
        table[before + 1] = card


@kernel
def fill(book: Row, table: Row) -> None:
    """Lay the whole deck out in order."""
    for card in range(book[at.DECK]):
        table[CARDS + card] = book[book[at.DECK_AT] + card]


@kernel
def deal_stacks(book: Row, table: Row, seed: int) -> None:
    """Shuffle all cards and deal three equal stacks (R3.1)."""
    fill(book, table)
    shuffle(table, CARDS, book[at.DECK], seed)
    table[POSITION] = 0
    table[HEIGHT] = table[STRIDE] = book[at.DECK] // STACKS


@kernel
def recycle(table: Row, seed: int) -> None:
    """Make each stack anew from its own discards, without the card just flipped (R3.5)."""
    table[HEIGHT] -= 1
    for stack in range(STACKS):
        start = CARDS + stack * table[STRIDE]
        sorted_cards(table, start, table[HEIGHT])
        shuffle(table, start, table[HEIGHT], seed)
    table[POSITION] = 0


@kernel
def open_stacks(book: Row, table: Row, seed: int) -> int:
    """Flip the top card of each stack; refill what is used up (R3.2, R3.4, R3.5)."""
    if table[HEIGHT] - table[POSITION] == 1 and not book[at.RECYCLE]:
        deal_stacks(book, table, seed)
    for stack in range(STACKS):
        table[HELD + stack] = table[CARDS + stack * table[STRIDE] + table[POSITION]]
    table[POSITION] += 1
    if table[POSITION] == table[HEIGHT]:
        recycle(table, seed)
    return 1


@kernel
def stack_offers(table: Row) -> int:
    """Return the three combinations: number on top, action flipped (R3.2)."""
    offers = 0
    for stack in range(STACKS):
        top = table[CARDS + stack * table[STRIDE] + table[POSITION]]
        offers |= (top & 120 | table[HELD + stack] & 7) << 8 * stack
    return offers


@kernel
def hand_offers(table: Row, start: int) -> int:
    """Return each number of a hand with each other card's action (R10.2)."""
    offers, offer = 0, 0
    for number in range(3):
        for action in range(3):
            if number != action:
                both = table[start + number] & 120 | table[start + action] & 7
                offers |= both << 8 * offer
                offer += 1
    return offers


@kernel
def insert(table: Row, place: int, card: int, many: int) -> None:
    """Put a card into the pile of so many cards."""
    for other in range(many, place, -1):
        table[CARDS + other] = table[CARDS + other - 1]
    table[CARDS + place] = card
    table[HEIGHT] = many + 1


@kernel
def set_up_solo(book: Row, table: Row, seed: int) -> None:
    """Shuffle the Solo card into the lower half (R10.1)."""
    fill(book, table)
    many = book[at.DECK]
    shuffle(table, CARDS, many, seed)
    upper = (many + 1) // 2
    insert(table, upper + picked(table, seed, many - upper + 1), INSERT, many)


@kernel
def set_up_duel(book: Row, table: Row, seed: int) -> None:
    """Put one validation card among the last 20, the others into the discards (R12.1)."""
    fill(book, table)
    many = book[at.DECK]
    shuffle(table, CARDS, many, seed)
    for plan in range(3):
        table[DISCARDS + plan] = INSERT + plan
    shuffle(table, DISCARDS, 3, seed)
    lower = 20
    insert(table, many - lower + picked(table, seed, lower + 1), table[DISCARDS], many)
    table[DISCARDS] = table[DISCARDS + 1]
    table[DISCARDS + 1] = table[DISCARDS + 2]
    table[DISCARDED] = 2


@kernel
def set_up_hands(book: Row, table: Row, seed: int) -> None:
    """Choose the first player and shuffle the deck (R11.1)."""
    table[FIRST] = picked(table, seed, book[at.SEATS])
    fill(book, table)
    shuffle(table, CARDS, book[at.DECK], seed)
    table[HEIGHT] = book[at.DECK]


@kernel
def refill(table: Row, seed: int) -> None:
    """Shuffle the discards into a new pile (R11.4, R12.2)."""
    many = table[DISCARDED]
    for card in range(many):
        table[CARDS + card] = table[DISCARDS + card]
    sorted_cards(table, CARDS, many)
    shuffle(table, CARDS, many, seed)
    table[POSITION], table[HEIGHT], table[DISCARDED] = 0, many, 0


@kernel
def draw(table: Row) -> int:
    """Take the top card of the pile."""
    card = table[CARDS + table[POSITION]]
    table[POSITION] += 1
    return card


@kernel
def discard(table: Row, card: int) -> None:
    """Put a card into the discards."""
    table[DISCARDS + table[DISCARDED]] = card
    table[DISCARDED] += 1


@kernel
def open_solo(table: Row) -> int:
    """Draw three cards; 0 where fewer are left, 2 where the Solo card came (R10.3, R10.4)."""
    left = table[HEIGHT] - table[POSITION] - (1 - table[FIRST])
    if left < 3:
        return 0
    told, held = 1, 0
    while held < 3:
        card = draw(table)
        if card >= INSERT:
            table[FIRST], told = 1, 2
        else:
            table[HELD + held] = card
            held += 1
    return told


@kernel
def open_hands(book: Row, table: Row, seed: int) -> None:
    """Deal up to three to each seat in one go, from the first player on (R11.2, R11.6)."""
    seats = book[at.SEATS]
    for offset in range(seats):
        seat = (table[FIRST] + offset) % seats
        for place in range(table[HANDED], 3):
            if table[POSITION] == table[HEIGHT]:
                refill(table, seed)
            table[HANDS + 3 * seat + place] = draw(table)


@kernel
def validate(book: Row, table: Row, plan: int, turned: int, cards: int) -> int:
    """Let the AAA validate a plan if its card lists it; return which plans are turned (R12.3)."""
    if not book[at.LISTED] >> plan & 1:
        return turned
    card = cards >> 12 * plan & 4095
    value = book[card + at.LOW] if turned >> plan & 1 else book[card + at.HIGH]
    table[RIVAL_PLANS + plan] = value + 1
    table[VALIDATED] |= 1 << plan
    return turned if book[at.HIGHER] else turned | 1 << plan


@kernel
def open_duel(book: Row, table: Row, seed: int, turned: int, cards: int) -> int:
    """Draw three cards, resolving validation cards; return the plans turned, < 0 at the end."""
    table[VALIDATED] = 0
    held = 0
    while held < 3:
        if table[POSITION] == table[HEIGHT]:
            if table[DISCARDED] == 0:
                return -1 - turned
            refill(table, seed)
        card = draw(table)
        if card >= INSERT:
            turned = validate(book, table, card - INSERT, turned, cards)
        else:
            table[HELD + held] = card
            held += 1
    return turned


@kernel
def close_duel(table: Row, left: int) -> None:
    """Discard two cards, give the third to the AAA (R12.2)."""
    for card in range(3):
        if card == left:
            table[HANDS + table[GIVEN]] = table[HELD + card]
            table[GIVEN] += 1
        else:
            discard(table, table[HELD + card])


@kernel
def close_hands(table: Row, seats: int, left: int) -> None:
    """Pass a card of each hand to the right, discard the others (R11.2); `left` two bits a seat."""
    first = table[HANDS + (left & 3)]
    for seat in range(seats):
        kept = left >> 2 * seat & 3
        for card in range(3):
            if card != kept:
                discard(table, table[HANDS + 3 * seat + card])
        if seat:
            table[HANDS + 3 * (seat - 1)] = table[HANDS + 3 * seat + kept]
    table[HANDS + 3 * (seats - 1)] = first
    table[HANDED] = 1


@kernel
def reshuffle(book: Row, table: Row, seed: int) -> None:
    """Shuffle everything: stacks, or hands and deck (R6.6, R6.12)."""
    if book[at.MODE] == at.STANDARD:
        deal_stacks(book, table, seed)
        return
    fill(book, table)
    shuffle(table, CARDS, book[at.DECK], seed)
    table[POSITION], table[HEIGHT] = 0, book[at.DECK]
    table[DISCARDED], table[HANDED] = 0, 0
