"""A turn that leaves a sheet worth most: how a builder plays, and all whose play is played out.

Every number and place is judged with what its action would bring at first sight; the best few then
with all that the action can do.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import lowest
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import CARDS, HEIGHT, POSITION, STACKS, STRIDE
from boomtown.fast.kernel.claims import claimed
from boomtown.fast.kernel.closer import rank_turns
from boomtown.fast.kernel.counts import claim_ways, may_ask, round_places
from boomtown.fast.kernel.gifts import card_refused
from boomtown.fast.kernel.pad import NO_MOVE, NOTHING, NUMBERS, TOLD, USES, note
from boomtown.fast.kernel.sheet import Pen, crossed, empty, parted, street_of, takes
from boomtown.fast.kernel.terms import (
    ASK,
    CLAIM,
    CONFIRM,
    KINDS,
    LEAVE,
    OFFER,
    REFUSED,
    ROUND,
    Draft,
    Terms,
    all_writes,
    card_of,
)
from boomtown.fast.kernel.turn import first_played, later_played
from boomtown.fast.kernel.worth import Judge, streets_of, worth, worth_changed

ENOUGH_WAYS = 12


@kernel
def best_round(judge: Judge, terms: Terms, rooms: Row, turn: Draft) -> tuple[int, int]:
    """Return what the best roundabout is worth, and its house."""
    book = judge.book
    streets = streets_of(judge, turn.pen, None)
    places, best, house = round_places(book, terms, rooms, turn), NOTHING, NO_MOVE
    while places:
        cell = lowest(places)
        places &= places - 1
        after, street = parted(turn.pen, cell), street_of(book, cell)
        value = worth_changed(judge, after, streets, street)
        if value > best:
            best, house = value, cell
    return best, house


@kernel
def opened_turn(judge: Judge, terms: Terms, rooms: Row, turn: Draft, pad: Row) -> Draft:
    """Build a roundabout where nothing fits and it is better than to refuse."""
    book = judge.book
    if not book[at.ROUNDABOUT_BOXES] or all_writes(book, terms, rooms, turn.pen):
        return turn
    value, house = best_round(judge, terms, rooms, turn)
    refused = worth(judge, crossed(turn.pen, at.REFUSALS_AT))
    if value <= refused:
        return turn
    return first_played(book, terms, rooms, turn, note(pad, ROUND * KINDS + house))


@kernel
def claimed_turn(judge: Judge, terms: Terms, rooms: Row, turn: Draft, pad: Row) -> Draft:
    """Validate every plan that can be, in the way that leaves most."""
    book = judge.book
    while True:
        best, move = NOTHING, NO_MOVE
        for plan in range(3):
            card = card_of(terms, plan)
            side = at.LOW if terms.turned >> plan & 1 else at.HIGH
            ways = min(claim_ways(book, terms, turn.pen, plan), ENOUGH_WAYS)
            for way in range(ways):
                after = claimed(book, card, turn.pen, plan, way, book[card + side])
                value = worth(judge, after)
                if value > best:
                    best, move = value, CLAIM * KINDS + (plan | way << OFFER)
        if move == NO_MOVE:
            return turn
        turn = later_played(book, terms, rooms, turn, note(pad, move))


@inlined
def rounded_turn(judge: Judge, terms: Terms, rooms: Row, turn: Draft, pad: Row) -> Draft:
    """Build a roundabout where it gains more than it costs."""
    book = judge.book
    if not book[at.ROUNDABOUT_BOXES]:
        return turn
    value, house = best_round(judge, terms, rooms, turn)
    if house < 0 or value <= worth(judge, turn.pen):
        return turn
    return later_played(book, terms, rooms, turn, note(pad, ROUND * KINDS + house))


@inlined
def fitting(rooms: Row, pen: Pen, cells: int, card: int) -> int:
    """Tell whether the number of a card fits somewhere: 1 or 0."""
    return 1 if takes(rooms, pen, cells, card >> 3) else 0


@kernel
def wants_fresh(book: Row, rooms: Row, pen: Pen, cards: Row) -> bool:
    """Tell whether fewer of the cards still to come fit than of the whole deck (R6.6)."""
    cells, here, many, all_here = empty(book, pen.marks), 0, 0, 0
    piles = STACKS if book[at.MODE] == at.STANDARD else 1
    for pile in range(piles):
        for place in range(cards[POSITION], cards[HEIGHT]):
            here += fitting(rooms, pen, cells, cards[CARDS + pile * cards[STRIDE] + place])
            many += 1
    for card in range(book[at.DECK]):
        all_here += fitting(rooms, pen, cells, book[book[at.DECK_AT] + card])
    return here * book[at.DECK] < all_here * many


@inlined
def ended_turn(book: Row, terms: Terms, rooms: Row, turn: Draft, cards: Row, pad: Row) -> Draft:
    """Ask for a reshuffle where that is better, leave a card where one must be, and confirm."""
    if may_ask(terms, turn) and wants_fresh(book, rooms, turn.pen, cards):
        turn = later_played(book, terms, rooms, turn, note(pad, ASK * KINDS))
    if terms.hand and turn.choice == REFUSED:
        left = card_refused(book, terms)
        turn = later_played(book, terms, rooms, turn, note(pad, LEAVE * KINDS + left))
    return later_played(book, terms, rooms, turn, note(pad, CONFIRM * KINDS))


@kernel
def begun_turn(judge: Judge, terms: Terms, rooms: Row, turn: Draft, pad: Row) -> Draft:
    """Open a turn so that something fits, and rank what it can be."""
    pad[TOLD] = 0
    turn = opened_turn(judge, terms, rooms, turn, pad)
    rank_turns(judge, terms, rooms, turn, pad)
    return turn


@inlined
def numbered_turn(book: Row, terms: Terms, rooms: Row, turn: Draft, place: int, pad: Row) -> Draft:
    """Play the number, or the refusal, and the action that stand at a place of the ranking."""
    use = pad[USES + place]
    turn = first_played(book, terms, rooms, turn, note(pad, pad[NUMBERS + place]))
    return later_played(book, terms, rooms, turn, note(pad, use)) if use != NO_MOVE else turn


@kernel
def finished_turn(
    judge: Judge, terms: Terms, rooms: Row, turn: Draft, cards: Row, pad: Row
) -> Draft:
    """Play what comes after the action: plans, a roundabout, wishes."""
    book = judge.book
    turn = claimed_turn(judge, terms, rooms, turn, pad)
    turn = rounded_turn(judge, terms, rooms, turn, pad)
    return ended_turn(book, terms, rooms, turn, cards, pad)


@kernel
def built_turn(judge: Judge, terms: Terms, rooms: Row, turn: Draft, cards: Row, pad: Row) -> Draft:
    """Play a whole turn; its moves are told on the pad."""
    book = judge.book
    turn = begun_turn(judge, terms, rooms, turn, pad)
    turn = numbered_turn(book, terms, rooms, turn, 0, pad)
    return finished_turn(judge, terms, rooms, turn, cards, pad)
