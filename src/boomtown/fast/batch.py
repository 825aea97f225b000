"""Many games at once on this processor: the random policy, from consecutive seeds."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.fast.kernel import cards, game, sheet
from boomtown.fast.tables import book_of
from boomtown.rules.settings import Ruleset

Array = NDArray[np.int64]


class Lies(NamedTuple):
    """What lies on a table of the fast engine: a game's words, sheets, rooms and cards."""

    game: Array
    pens: Array
    rooms: NDArray[np.uint32]
    cards: NDArray[np.int16]


class Sums(NamedTuple):
    """What games come to: how many, their rounds, the hash of their moves, each seat's points."""

    games: int
    rounds: int
    hash: int
    points: tuple[int, ...]


def table_for(seats: int) -> Lies:
    """Return an empty table; the rooms have a row more, for what is only tried."""
    return Lies(
        np.zeros(game.GAME, np.int64),
        np.zeros(game.WORDS * seats, np.int64),
        np.zeros(sheet.ROOMS * (seats + 1), np.uint32),
        np.zeros(cards.SIZE, np.int16),
    )


def row_of(rules: Ruleset) -> Array:
    """Return the row of a ruleset as the kernel reads it."""
    return np.array(book_of(rules), dtype=np.int64)


def play_randomly(rules: Ruleset, first: int, games: int, *, told: int = 0) -> Sums:
    """Play games with consecutive seeds by the random policy; `told` begins each one's hash.

    >>> from boomtown.editions import edition
    >>> from boomtown.rules.settings import Settings, ruleset
    >>> play_randomly(ruleset(Settings(seats=2), edition("2018")), 0, 100).rounds
    1744
    """
    seats = rules.settings.seats
    lies, sums = table_for(seats), np.zeros(2 + seats, np.int64)
    game.play_many(row_of(rules), first, games, told, lies[:], sums)
    rounds, hashed, *points = sums.tolist()
    return Sums(games, rounds, hashed, tuple(points))
