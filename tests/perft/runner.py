"""The positions of *.perft, and counting them with any engine.

An engine brings a `count` of a position, and what it counts below each first move.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from boomtown.editions import edition
from boomtown.fast import perft as fast
from boomtown.rules.notation import format_move
from boomtown.rules.perft import Count, divided
from boomtown.rules.perft_text import Position, parse_positions

FOLDER = Path(__file__).parent

# Positions with more sequences are counted in the long run only: a second makes about 50,000.
QUICK = 100_000

Counter = Callable[[Position], Count]
Divider = Callable[[Position], Mapping[str, Count]]


def files() -> list[Path]:
    """Give the files of positions."""
    return sorted(FOLDER.glob("*.perft"))


def positions(file: Path) -> tuple[Position, ...]:
    """Read the positions of a file."""
    return parse_positions(file.read_text(encoding="utf-8"), edition)


def below(position: Position) -> Mapping[str, Count]:
    """Count below each first move with the readable engine; a game of rounds has no such list."""
    if position.rounds:
        return {}
    return {format_move(move): found for move, found in divided(position.turn)}


def below_fast(position: Position) -> Mapping[str, Count]:
    """Count below each first move with the fast engine."""
    if position.rounds:
        return {}
    listed = fast.divided(position.turn, position.game.ruleset)
    return {format_move(move): found for move, found in listed}


def complaint(
    position: Position, count: Counter = Position.counted, divide: Divider = below
) -> str:
    """Say what is wrong with an engine's count, nothing if it is right."""
    found = count(position)
    if found == position.expected:
        return ""
    head = f"line {position.line}, {position.name}: expected {position.expected}, found {found}"
    lines = (f"  {move}: {a} {b}" for move, (a, b) in divide(position).items())
    return "\n".join((head, *lines))
