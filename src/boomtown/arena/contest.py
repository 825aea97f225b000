"""A contest: who plays what on which deals. Every deal is a function of the contest and its number.

So it does not matter where and in what order the deals are played.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from boomtown.rules.rng import mix
from boomtown.rules.settings import Ruleset

Lineup = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that play each deal once for every line-up; deals of other seeds are others."""

    ruleset: Ruleset
    entrants: tuple[str, ...]
    seed: int = 0

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits where, game by game of a deal."""
        return lineups(self.entrants, self.ruleset.settings.seats)

    def deal_seed(self, number: int) -> int:
        """Return the seed of a deal’s games."""
        return mix(mix(self.seed) ^ number)


def lineups(entrants: tuple[str, ...], seats: int) -> tuple[Lineup, ...]:
    """Return the line-ups that differ when everybody moves on by one seat, until all are back.

    Where there are more seats than entrants these sit down again, where there are fewer some wait.

    >>> lineups(("a", "b"), 2)
    (('a', 'b'), ('b', 'a'))
    >>> lineups(("a", "a"), 2)
    (('a', 'a'),)
    >>> lineups(("a", "b"), 1)
    (('a',), ('b',))
    """
    queue = tuple(islice(cycle(entrants), max(seats, len(entrants))))
    return _distinct((*queue[first:], *queue[:first])[:seats] for first in range(len(queue)))


def _distinct(found: Iterable[Lineup]) -> tuple[Lineup, ...]:
    return tuple(dict.fromkeys(found))


def pairs(entrants: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield every two different bots, in the order in which they were named."""
    names = tuple(dict.fromkeys(entrants))
    for place, name in enumerate(names):
        yield from ((name, other) for other in names[place + 1 :])
