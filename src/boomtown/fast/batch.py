"""Many games at once on this processor: the random policy, from consecutive seeds."""

from typing import NamedTuple

from boomtown.fast import traced
from boomtown.fast.kernel import game, pad, playout, site
from boomtown.fast.kernel.built import Row
from boomtown.fast.lies import Lies, row_of, table_for, words
from boomtown.rules.settings import Ruleset

__all__ = ["Lies", "Sums", "play_randomly", "row_of", "table_for"]


class Sums(NamedTuple):
    """What games come to: how many, their rounds, the hash of their moves, each seat's points."""

    games: int
    rounds: int
    hash: int
    points: tuple[int, ...]


def play_randomly(rules: Ruleset, first: int, games: int, *, told: int = 0) -> Sums:
    """Play games with consecutive seeds by the random policy; `told` begins each one's hash.

    >>> from boomtown.editions import edition
    >>> from boomtown.rules.settings import Settings, ruleset
    >>> play_randomly(ruleset(Settings(seats=2), edition("2018")), 0, 100).rounds
    1744
    """
    seats = rules.settings.seats
    lies, sums = table_for(seats), words([0] * (2 + seats))
    game.play_many(row_of(rules), first, games, told, lies[:], sums)
    rounds, hashed, *points = map(int, sums)
    return Sums(games, rounds, hashed, tuple(points))


def builder_games(book: Row, seats: int, worths: Row, first: int, games: int) -> Sums:
    """Play games with consecutive seeds by builders who judge by a table."""
    lies, sums = table_for(seats), words([0] * (2 + seats))
    playout.build_many(book, worths, first, games, lies[:], words([0] * pad.PAD), sums)
    rounds, hashed, *points = map(int, sums)
    return Sums(games, rounds, hashed, tuple(points))


def builder_hashes(
    book: Row, worths: Row, first: int, games: int, last: int = traced.FOREVER
) -> tuple[int, int]:
    """Play games by builders to a last round; return the rounds, and the hashes of all sheets."""
    lies, sums = table_for(book[site.SEATS]), words([0, 0])
    traced.trace_many(book, worths, first, games, last, lies[:], words([0] * pad.PAD), sums)
    return int(sums[0]), int(sums[1])
