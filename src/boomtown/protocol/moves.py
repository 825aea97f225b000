"""Moves as texts and back; games repeat the same few thousand, so both ways are remembered."""

from collections.abc import Iterable
from functools import lru_cache

from boomtown.app.refusals import refused
from boomtown.rules.moves import Move
from boomtown.rules.notation import format_move, parse_move
from boomtown.rules.reader import NotationError

written = lru_cache(maxsize=1 << 14)(format_move)
_read = lru_cache(maxsize=1 << 14)(parse_move)


def texts(moves: Iterable[Move]) -> list[str]:
    """Return moves in notation."""
    return [written(move) for move in moves]


def move_of(text: str) -> Move:
    """Read a move; raises `Refused`."""
    try:
        return _read(text)
    except NotationError as error:
        raise refused("not_a_move", problem=str(error)) from error


def moves_of(given: Iterable[str]) -> tuple[Move, ...]:
    """Read several moves."""
    return tuple(map(move_of, given))
