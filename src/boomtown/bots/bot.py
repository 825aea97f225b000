"""What a bot is: a name, a level, and a way to play that sees a seat's view and no more."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name

from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

# The same view and the same stream give the same turn, the confirmation included.
Choose = Callable[[View, Stream], tuple[Move, ...]]


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of the roster, from level 1 to 5.

    `plays` names the module whose `choose` decides a turn, or another function of it as
    `module:function`. It is loaded with the first turn, for a list of names needs none of it.
    `needs` are modules without which it cannot play; `thinks` says in a few words how it does.
    """

    name: str
    level: int
    plays: str
    needs: tuple[str, ...] = ()
    thinks: str = ""

    def choose(self, seen: View, rng: Stream) -> tuple[Move, ...]:
        """Return the moves of the seat's turn."""
        return _loaded(self.plays)(seen, rng)


@cache
def _loaded(plays: str) -> Choose:
    module, _, function = plays.partition(":")
    found: Choose = resolve_name(f"{module}:{function or 'choose'}")
    return found
