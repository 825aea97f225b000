"""Learning what traits are worth, from games that builders play (temporal differences)."""

from typing import TYPE_CHECKING, Any, NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import unsigned
from boomtown.fast.kernel.builder import built_turn
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.game import ENDED, close_round, new_game, pen_of, take_in, terms_of, total
from boomtown.fast.kernel.playout import Lies, scene_of
from boomtown.fast.kernel.score import plan_points
from boomtown.fast.kernel.sheet import Pen
from boomtown.fast.kernel.terms import begun
from boomtown.fast.kernel.worth import MOST, POINT, Judge, streets_of, worth_with

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Beliefs = NDArray[Any]
else:
    Beliefs = Row

ROUNDS = 64
SPAN = MOST + 1  # what is remembered of a turn: how many traits, the traits, points of plans


class Learner(NamedTuple):
    """What is believed, in parts of a 64th, and how far each value was moved, there and in all.

    A value that is moved to and fro is moved less and less. `trace` tells how much of the end
    counts beside what was believed a turn later; `rate` is 0 for one who only plays.
    """

    table: Beliefs
    moved: Beliefs
    travelled: Beliefs
    trace: float
    rate: float


@kernel
def remember(judge: Judge, pen: Pen, past: Row, start: int) -> None:
    """Note the traits of a sheet as a turn left it."""
    notes = past[start : start + SPAN]
    notes[0] = 0
    worth_with(judge, pen, streets_of(judge, pen, notes), notes)
    notes[MOST] = plan_points(pen.points)


@kernel
def believed(table: Row, past: Row, start: int) -> float:
    """Return what a remembered sheet seems worth."""
    value = float(POINT * past[start + MOST])
    for trait in range(past[start]):
        value += table[past[start + 1 + trait]]
    return value


@inlined
def move(learner: Learner, place: int, error: float) -> None:
    """Move a value by a part of its error: the smaller, the less its errors agree."""
    moved, travelled = learner.moved, learner.travelled
    agreed = abs(moved[place]) / travelled[place] if travelled[place] > 0 else 1.0
    learner.table[place] += learner.rate * agreed * error
    moved[place] += error
    travelled[place] += abs(error)


@kernel
def learn_from(learner: Learner, past: Row, turns: int, start: int, final: float) -> None:
    """Move what was believed after each turn towards what came of it, last turn first."""
    target = final
    for turn in range(turns - 1, -1, -1):
        here = start + turn * SPAN
        error = (target - believed(learner.table, past, here)) / past[here]
        for trait in range(past[here]):
            move(learner, past[here + 1 + trait], error)
        later = believed(learner.table, past, here)
        target = learner.trace * target + (1 - learner.trace) * later


@kernel
def remembered_game(book: Row, table: Row, seed: int, lies: Lies, pad: Row, past: Row) -> int:
    """Play a game by what is believed and remember its turns; return the rounds."""
    game, pens, rooms, cards = lies
    turns, seats = 0, book[at.SEATS]
    new_game(book, seed, game, pens, rooms, cards)
    while not game[ENDED] and turns < ROUNDS:
        for seat in range(seats):
            terms = terms_of(book, game, cards, seat)
            judge = Judge(book, table, scene_of(book, game, pens, cards, seat))
            turn = begun(book, terms, rooms, pen_of(pens, seat))
            turn = built_turn(judge, terms, rooms, turn, cards, pad)
            take_in(game, pens, seat, terms, turn)
            remember(judge, turn.pen, past, (seat * ROUNDS + turns) * SPAN)
        turns += 1
        close_round(book, seed, game, pens, cards)
    return turns


@kernel
def learn(
    book: Row, first: int, games: int, learner: Learner, lies: Lies, pad: Row, past: Row, sums: Row
) -> None:
    """Play games and learn from each; add up each seat's points, and rounds."""
    seats = book[at.SEATS]
    for number in range(games):
        turns = remembered_game(book, learner.table, unsigned(first + number), lies, pad, past)
        for seat in range(seats):
            points = total(book, lies[1], lies[3], seat)
            sums[seat] += points
            if learner.rate > 0:
                learn_from(learner, past, turns, seat * ROUNDS * SPAN, float(POINT * points))
        sums[seats] += turns
