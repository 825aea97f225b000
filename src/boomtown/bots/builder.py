"""A bot that judges what every turn leaves by good rules of thumb, in some haste."""

from boomtown.bots.mind import mind_of, moves_told, thumb_table
from boomtown.fast.kernel.builder import built_turn
from boomtown.fast.kernel.worth import POINT
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

# By so much it may misjudge a turn, so that there is a level between a beginner and a planner.
HASTE = 3 * POINT


def choose(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Return the turn that leaves the sheet worth most, give or take a misjudgement."""
    mind = mind_of(seen, thumb_table(seen.table.ruleset), rng, haste=HASTE)
    lies = mind.lies
    built_turn(mind.judge, mind.terms, lies.rooms, mind.turn, lies.cards, mind.pad)
    return moves_told(seen, mind.pad)
