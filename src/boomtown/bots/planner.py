"""A bot that plays its best turns on for some rounds, with many orders of the cards to come."""

from boomtown.bots.mind import effort, mind_of, moves_told, thumb_table
from boomtown.fast.kernel.game import WORDS
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.kernel.planner import planned_turn
from boomtown.fast.lies import table_for, words
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

FUTURES = 8
ROUNDS = 5


def choose(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Return the turn after which a few rounds of building leave the sheet worth most."""
    mind = mind_of(seen, thumb_table(seen.table.ruleset), rng)
    many, aside = effort(FUTURES, ROUNDS), words([0] * PAD)
    rows, copy = mind.lies[:], table_for(len(mind.lies.pens) // WORDS)[:]
    planned_turn(mind.judge, mind.terms, mind.turn, rows, copy, many, mind.pad, aside)
    return moves_told(seen, mind.pad)
