"""What a bot is: it sees a seat's view, and answers with a whole turn."""

from typing import Protocol

from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View


class Bot(Protocol):
    """A way to play; the same view and the same stream give the same turn."""

    def __call__(self, seen: View, rng: Stream) -> tuple[Move, ...]:
        """Return the moves of the seat's turn, the confirmation included."""
