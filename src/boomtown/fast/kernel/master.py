"""The best turns of two looks played out, with other cards: how a master chooses."""

from boomtown.fast.kernel.ahead import rank_ahead
from boomtown.fast.kernel.builder import begun_turn, finished_turn, numbered_turn
from boomtown.fast.kernel.built import Row, kernel
from boomtown.fast.kernel.pad import NO_MOVE, NUMBERS, TURNS
from boomtown.fast.kernel.planner import best_planned
from boomtown.fast.kernel.playout import Lies
from boomtown.fast.kernel.terms import Draft, Terms
from boomtown.fast.kernel.worth import Judge

PLAYED_OUT = 6


@kernel
def mastered_turn(
    judge: Judge,
    terms: Terms,
    turn: Draft,
    rows: Lies,
    lies: Lies,
    effort: tuple[int, int],
    pad: Row,
    aside: Row,
) -> Draft:
    """Play a whole turn; its moves are told on the pad."""
    book = judge.book
    rooms, cards = rows[2], rows[3]
    turn = begun_turn(judge, terms, rooms, turn, pad)
    rank_ahead(judge, terms, rooms, turn, cards, pad, aside)
    for place in range(PLAYED_OUT, TURNS):
        pad[NUMBERS + place] = NO_MOVE
    place = best_planned(judge, rows, lies, effort, pad, aside)
    turn = numbered_turn(book, terms, rooms, turn, place, pad)
    return finished_turn(judge, terms, rooms, turn, cards, pad)
