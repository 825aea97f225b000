"""A bot that makes any legal move as gladly as another."""

from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View, draft, random_turn


def choose(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Return a turn of moves drawn uniformly from the legal ones."""
    return random_turn(draft(seen), rng).moves
