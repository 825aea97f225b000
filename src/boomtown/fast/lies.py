"""What lies on a table of the fast engine: integers, in arrays where the kernel is compiled."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boomtown.fast.kernel import cards, game, sheet
from boomtown.fast.kernel.built import COMPILED, Row
from boomtown.fast.tables import book_of
from boomtown.rules.settings import Ruleset

if COMPILED:
    import numpy as np


class Lies(NamedTuple):
    """A game's words, sheets, rooms and cards."""

    game: Row
    pens: Row
    rooms: Row
    cards: Row


def table_for(seats: int) -> Lies:
    """Return an empty table; the rooms have a row more, for what is only tried."""
    words, rooms = game.WORDS * seats, sheet.ROOMS * (seats + 1)
    if not COMPILED:
        return Lies([0] * game.GAME, [0] * words, [0] * rooms, [0] * cards.SIZE)
    return Lies(
        np.zeros(game.GAME, np.int64),
        np.zeros(words, np.int64),
        np.zeros(rooms, np.uint32),
        np.zeros(cards.SIZE, np.int16),
    )


def words(figures: Sequence[int]) -> Row:
    """Return integers as a row of the kernel's words."""
    return np.array(figures, dtype=np.int64) if COMPILED else list(figures)


def values(figures: Sequence[int]) -> Row:
    """Return what traits are worth as a row of the kernel."""
    return np.array(figures, dtype=np.int16) if COMPILED else list(figures)


def row_of(rules: Ruleset) -> Row:
    """Return the row of a ruleset as the kernel reads it."""
    return words(book_of(rules))


def unsigned(seed: int) -> Any:
    """Return a seed as the kernel takes it: 64 bits, whatever their value."""
    return np.uint64(seed) if COMPILED else seed
