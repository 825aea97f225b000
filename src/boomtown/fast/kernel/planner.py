"""Turns played out a few rounds, again and again, with other cards: how a planner chooses.

All turns meet the same futures, so that luck falls out of the comparison.
"""

from boomtown.fast.kernel.bits import joined, mix
from boomtown.fast.kernel.builder import begun_turn, finished_turn, numbered_turn
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.game import ENDED, close_round, pen_of, take_in, terms_of, total
from boomtown.fast.kernel.guess import lay_again, rearrange
from boomtown.fast.kernel.pad import NO_MOVE, NOTHING, NUMBERS, TOLD, TURNS, USES
from boomtown.fast.kernel.playout import Lies, build_round, build_turns, scene_of
from boomtown.fast.kernel.terms import Draft, Terms, begun
from boomtown.fast.kernel.turn import first_played
from boomtown.fast.kernel.worth import POINT, Judge, worth


@inlined
def outcome(judge: Judge, lies: Lies) -> int:
    """Return what the first seat has when a game is over, or may hope for."""
    book, (game, pens, _, cards) = judge.book, lies
    if game[ENDED]:
        return POINT * total(book, pens, cards, 0)
    later = Judge(book, judge.table, scene_of(book, game, pens, cards, 0))
    return worth(later, pen_of(pens, 0))


@kernel
def try_turn(judge: Judge, lies: Lies, place: int, pad: Row, aside: Row) -> None:
    """Play a turn of the ranking for the first seat, and the others' turns by builders."""
    book, (game, pens, rooms, cards) = judge.book, lies
    terms = terms_of(book, game, cards, 0)
    turn = begun(book, terms, rooms, pen_of(pens, 0))
    aside[TOLD] = 0
    for move in range(pad[TOLD]):
        turn = first_played(book, terms, rooms, turn, pad[TOLD + 1 + move])
    aside[NUMBERS], aside[USES] = pad[NUMBERS + place], pad[USES + place]
    turn = numbered_turn(book, terms, rooms, turn, 0, aside)
    turn = finished_turn(judge, terms, rooms, turn, cards, aside)
    take_in(game, pens, 0, terms, turn)
    build_turns(book, judge.table, lies, 1, aside)


@inlined
def played_out(
    judge: Judge, rows: Lies, lies: Lies, future: int, rounds: int, place: int, pad: Row, aside: Row
) -> int:
    """Play a turn of the ranking and so many rounds in a future; return what it comes to."""
    book, seed = judge.book, mix(joined(mix(judge.scene.stream), future))
    lay_again(rows, lies)
    rearrange(book, lies[3], seed)
    try_turn(judge, lies, place, pad, aside)
    close_round(book, seed, lies[0], lies[1], lies[3])
    played = 1
    while played < rounds and not lies[0][ENDED]:
        build_round(book, judge.table, seed, lies, aside)
        played += 1
    return outcome(judge, lies)


@kernel
def best_planned(
    judge: Judge, rows: Lies, lies: Lies, effort: tuple[int, int], pad: Row, aside: Row
) -> int:
    """Return the place of the turn that comes to most over `effort`: futures and rounds of each."""
    futures, rounds = effort
    best, chosen = NOTHING, 0
    for place in range(TURNS):
        if pad[NUMBERS + place] == NO_MOVE:
            break
        points = 0
        for future in range(futures):
            points += played_out(judge, rows, lies, future, rounds, place, pad, aside)
        if points > best:
            best, chosen = points, place
    return chosen


@kernel
def planned_turn(
    judge: Judge,
    terms: Terms,
    turn: Draft,
    rows: Lies,
    lies: Lies,
    effort: tuple[int, int],
    pad: Row,
    aside: Row,
) -> Draft:
    """Play a whole turn that has been played out; its moves are told on the pad."""
    rooms, cards = rows[2], rows[3]
    turn = begun_turn(judge, terms, rooms, turn, pad)
    place = best_planned(judge, rows, lies, effort, pad, aside)
    turn = numbered_turn(judge.book, terms, rooms, turn, place, pad)
    return finished_turn(judge, terms, rooms, turn, cards, pad)
