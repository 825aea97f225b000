"""A bot with the experience of many games, which looks at what may come and plays the best out."""

from boomtown.bots.mind import effort, fitted_table, mind_of, moves_told
from boomtown.fast.kernel.game import WORDS
from boomtown.fast.kernel.master import mastered_turn
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.lies import table_for, words
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

FUTURES = 20
ROUNDS = 8


def choose(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Return the turn that holds the best prospects."""
    mind = mind_of(seen, fitted_table(seen.table.ruleset), rng)
    many, aside = effort(FUTURES, ROUNDS), words([0] * PAD)
    rows, copy = mind.lies[:], table_for(len(mind.lies.pens) // WORDS)[:]
    mastered_turn(mind.judge, mind.terms, mind.turn, rows, copy, many, mind.pad, aside)
    return moves_told(seen, mind.pad)
