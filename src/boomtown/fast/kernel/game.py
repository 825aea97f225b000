"""Whole games in integers: opening a round, each seat's turn, closing it (R3, R6.2, R8)."""

from boomtown.fast.kernel import cards
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, mix, unsigned
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import (
    close_duel,
    close_hands,
    deal_stacks,
    hand_offers,
    open_duel,
    open_hands,
    open_solo,
    open_stacks,
    reshuffle,
    set_up_duel,
    set_up_hands,
    set_up_solo,
    stack_offers,
)
from boomtown.fast.kernel.counts import first_counts, later_counts
from boomtown.fast.kernel.moves import first_move, later_move
from boomtown.fast.kernel.score import given, sheet_points, temp_points
from boomtown.fast.kernel.sheet import ALL, ROOMS, Marks, Pen
from boomtown.fast.kernel.terms import NO_CHOICE, Draft, Terms, begun
from boomtown.fast.kernel.turn import card_left, first_played, later_played

# What a game remembers beside its sheets and cards.
ROUND = 0
PLANS = 1  # twelve bits each: where the rows of the three cards begin
TURNED = 2
RESHUFFLE = 3
ENDED = 4  # a bit for each ending: refusals, plans, houses, deck
CLAIMED = 5  # in this round
ASKED = 6
LEFT = 7  # two bits a seat
PLACE = 8  # how many numbers the policy has drawn
HASH = 9
GAME = 10

# A seat's sheet in words.
WORDS = 13
HOUSES = 0
ROUNDABOUTS = 1
JOINTS = 2
FENCES = 3
USED = 4
POOLS = 5
COPIES = 6
NUMBERS_AT = 7  # of the three streets
TALLY = 10
POINTS = 11
UNUSED = 12


@inlined
def pen_of(pens: Row, seat: int) -> Pen:
    """Read a seat's sheet."""
    p = WORDS * seat
    marks = Marks(
        pens[p + HOUSES],
        pens[p + ROUNDABOUTS],
        pens[p + JOINTS],
        pens[p + FENCES],
        pens[p + USED],
        pens[p + POOLS],
        pens[p + COPIES],
    )
    return Pen(
        marks,
        pens[p + NUMBERS_AT],
        pens[p + NUMBERS_AT + 1],
        pens[p + NUMBERS_AT + 2],
        pens[p + TALLY],
        pens[p + POINTS],
        pens[p + UNUSED],
        ROOMS * seat,
    )


@inlined
def keep_pen(pens: Row, seat: int, pen: Pen) -> None:
    """Write a seat's sheet down."""
    p, m = WORDS * seat, pen.marks
    pens[p + HOUSES], pens[p + ROUNDABOUTS], pens[p + JOINTS] = m.houses, m.roundabouts, m.joints
    pens[p + FENCES], pens[p + USED] = m.fences, m.used
    pens[p + POOLS], pens[p + COPIES] = m.pools, m.bis
    pens[p + NUMBERS_AT], pens[p + NUMBERS_AT + 1] = pen.numbers0, pen.numbers1
    pens[p + NUMBERS_AT + 2] = pen.numbers2
    pens[p + TALLY], pens[p + POINTS], pens[p + UNUSED] = pen.tally, pen.points, pen.unused


@kernel
def blank(book: Row, pens: Row, rooms: Row, seat: int) -> None:
    """Lay an empty sheet before a seat."""
    for word in range(WORDS):
        pens[WORDS * seat + word] = 0
    pens[WORDS * seat + FENCES] = book[at.FIRSTS]
    for word in range(ROOMS):
        rooms[ROOMS * seat + word] = ALL


@kernel
def new_game(book: Row, seed: int, game: Row, pens: Row, rooms: Row, table: Row) -> None:
    """Set a game up and open its first round (R3.1)."""
    for word in range(GAME):
        game[word] = 0
    for byte in range(cards.CARDS):
        table[byte] = 0
    base = mix(joined(mix(seed), 0))
    for pile in range(3):
        chosen = below(mix(joined(base, pile)), book[at.PILE + pile])
        game[PLANS] |= book[book[at.PILE_AT + pile] + chosen] << 12 * pile
    for seat in range(book[at.SEATS]):
        blank(book, pens, rooms, seat)
    if book[at.RESHUFFLES]:
        game[RESHUFFLE] = book[at.RESHUFFLE]
    mode = book[at.MODE]
    if mode == at.STANDARD:
        deal_stacks(book, table, seed)
    elif mode == at.SOLO:
        set_up_solo(book, table, seed)
    elif mode == at.EXPERT:
        set_up_hands(book, table, seed)
    else:
        set_up_duel(book, table, seed)
    open_round(book, seed, game, table)


@kernel
def open_round(book: Row, seed: int, game: Row, table: Row) -> None:
    """Bring out the cards of the next round, or end the game where there are too few."""
    mode = book[at.MODE]
    if mode == at.STANDARD:
        open_stacks(book, table, seed)
    elif mode == at.EXPERT:
        open_hands(book, table, seed)
    elif mode == at.SOLO:
        told = open_solo(table)
        if told == 0:
            game[ENDED] = 8
            return
        if told == 2:
            game[TURNED] = 7
    else:
        turned = open_duel(book, table, seed, game[TURNED], game[PLANS])
        if turned < 0:
            game[TURNED], game[ENDED] = -1 - turned, 8
            return
        game[TURNED] = turned
    game[ROUND] += 1
    game[CLAIMED], game[ASKED], game[LEFT] = 0, 0, 0


@inlined
def terms_of(book: Row, game: Row, table: Row, seat: int) -> Terms:
    """Return what holds for a seat's turn of this round."""
    mode = book[at.MODE]
    if mode == at.STANDARD:
        offers, many = stack_offers(table), 3
    elif mode == at.EXPERT:
        offers, many = hand_offers(table, cards.HANDS + 3 * seat), 6
    else:
        offers, many = hand_offers(table, cards.HELD), 6
    return Terms(offers, many, book[at.HAND], game[PLANS], game[TURNED], game[RESHUFFLE])


@inlined
def take_in(game: Row, pens: Row, seat: int, terms: Terms, turn: Draft) -> None:
    """Take in a finished turn."""
    keep_pen(pens, seat, turn.pen)
    game[CLAIMED] |= turn.claims
    game[ASKED] |= turn.asked
    if terms.hand:
        game[LEFT] |= card_left(turn) << 2 * seat


@kernel
def endings(book: Row, pens: Row) -> int:
    """Return every ending that holds now that a round has closed (R8.1)."""
    ended = 0
    for seat in range(book[at.SEATS]):
        p = WORDS * seat
        if (pens[p + TALLY] >> at.REFUSALS_AT & at.BOX) >= book[at.REFUSAL_BOXES]:
            ended |= 1
        points = pens[p + POINTS]
        if points & 255 and points & 255 << 8 and points & 255 << 16:
            ended |= 2
        if pens[p + HOUSES] | pens[p + ROUNDABOUTS] == book[at.CELLS]:
            ended |= 4
    return ended


@kernel
def close_round(book: Row, seed: int, game: Row, pens: Row, table: Row) -> None:
    """Turn plans, look at the endings, put the cards away, open the next round (R6.2, R8)."""
    mode, claimed = book[at.MODE], game[CLAIMED]
    game[TURNED] |= claimed
    if mode == at.AAA:
        game[TURNED] |= table[cards.VALIDATED]
    game[ENDED] = endings(book, pens)
    fresh = game[ASKED] and not game[ENDED]
    if mode == at.AAA:
        close_duel(table, game[LEFT] & 3)
    elif mode == at.EXPERT and not fresh:
        close_hands(table, book[at.SEATS], game[LEFT])
    if fresh:
        reshuffle(book, table, seed)
    if claimed and game[RESHUFFLE] == 1:
        game[RESHUFFLE] = 0
    if not game[ENDED]:
        open_round(book, seed, game, table)


@inlined
def mixed(before: int, move: int) -> int:
    """Return the hash of all moves so far: 31 bits, the same on every machine."""
    return below(mix(joined(before, move)), 1 << 31)


@inlined
def random_turn(book: Row, terms: Terms, rooms: Row, turn: Draft, game: Row, stream: int) -> Draft:
    """Finish a turn by moves drawn uniformly from the legal ones; the hash tells which."""
    place, told = game[PLACE], game[HASH]
    # Two loops, so that the threads of a GPU that write a number do so together.
    while turn.choice == NO_CHOICE:
        many = first_counts(book, terms, rooms, turn)
        place += 1
        k = below(mix(joined(stream, place)), many.total)
        move = first_move(book, terms, rooms, turn, many, k)
        told = mixed(told, move) if told else 0
        turn = first_played(book, terms, rooms, turn, move)
    while not turn.done:
        many = later_counts(book, terms, rooms, turn)
        place += 1
        k = below(mix(joined(stream, place)), many.total) if many.total > 1 else 0
        move = later_move(book, terms, rooms, turn, many, k)
        told = mixed(told, move) if told else 0
        turn = later_played(book, terms, rooms, turn, move)
    game[PLACE], game[HASH] = place, told
    return turn


@kernel
def play_round(
    book: Row, seed: int, stream: int, game: Row, pens: Row, rooms: Row, table: Row
) -> None:
    """Play a round by the random policy."""
    for seat in range(book[at.SEATS]):
        terms = terms_of(book, game, table, seat)
        turn = begun(book, terms, rooms, pen_of(pens, seat))
        turn = random_turn(book, terms, rooms, turn, game, stream)
        take_in(game, pens, seat, terms, turn)
    close_round(book, seed, game, pens, table)


@kernel
def play_randomly(
    book: Row, seed: int, told: int, game: Row, pens: Row, rooms: Row, table: Row
) -> None:
    """Play a whole game by the random policy; its numbers come from a stream of their own.

    Where `told` is not 0, the hash of all moves begins with it.
    """
    new_game(book, seed, game, pens, rooms, table)
    game[HASH] = told
    stream = mix(seed)
    while not game[ENDED]:
        play_round(book, seed, stream, game, pens, rooms, table)


@kernel
def total(book: Row, pens: Row, table: Row, seat: int) -> int:
    """Return a seat's score as its sheet stands (R9)."""
    seats, amounts = book[at.SEATS], 0
    for other in range(seats):
        amounts |= (pens[WORDS * other + TALLY] >> at.TEMPS_AT & at.BOX) << 4 * other
    if book[at.MODE] == at.AAA and book[at.SCORES]:
        amounts |= min(given(table, at.TEMP), 15) << 4 * seats
        seats += 1
    pen = pen_of(pens, seat)
    amount = pen.tally >> at.TEMPS_AT & at.BOX
    return sheet_points(book, pen) + temp_points(book, amount, amounts, seats)


@kernel
def play_many(
    book: Row, first: int, games: int, told: int, lies: tuple[Row, Row, Row, Row], sums: Row
) -> None:
    """Play so many games from a first seed on; add up rounds, hashes and each seat's points."""
    game, pens, rooms, table = lies
    for number in range(games):
        play_randomly(book, unsigned(first + number), told, game, pens, rooms, table)
        sums[0] += game[ROUND]
        sums[1] += game[HASH]
        for seat in range(book[at.SEATS]):
            sums[2 + seat] += total(book, pens, table, seat)
