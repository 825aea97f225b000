"""What the bots of the fast engine think, turn by turn, in games that they play with themselves.

Their effort is small here: what they do with it is the same as with more. A game is kept as hashes,
one a round, of its moves and of what stood on the pads, in thoughts.golden.
`python -m tests.fast.thoughts` writes that file again: read which bots changed, and from when.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from boomtown.bots import roster
from boomtown.fast.kernel.built import Row
from boomtown.rules.game import new_game, submit
from boomtown.rules.moves import Move
from boomtown.rules.notation import format_moves
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.view import View, views
from tests.properties.combinations import rules_of

BOTS = ("builder", "planner", "master")
TABLES = {
    "standard": Settings(seats=2, advanced=True, roundabouts=True),
    "young": Settings("2023", sheet="blueprint", seats=2, advanced=True, roundabouts=True),
    "solo": Settings(mode="solo", advanced=True),
    "expert": Settings(mode="expert", seats=3, roundabouts=True),
    "aaa": Settings("2023", "aaa", advanced=True, roundabouts=True, opponent=3),
}
EFFORT = (1, 2)
SEED = 2
DIGITS = 4
GOLDEN = Path(__file__).with_name("thoughts.golden")


class Thought(NamedTuple):
    """A turn: who thought about what, the moves, and what stood on the pad."""

    bot: str
    seen: View
    address: tuple[int, ...]
    moves: tuple[Move, ...]
    pad: tuple[int, ...]


def think(bot: str, seen: View, address: tuple[int, ...]) -> Thought:
    """Let a bot decide a turn with small effort, and read what it wrote on its pad."""
    module: Any = import_module(roster()[bot].plays)
    told, pads = module.moves_told, list[tuple[int, ...]]()

    def noted(seen: View, pad: Row) -> tuple[Move, ...]:
        pads.append(tuple(map(int, pad)))
        moves: tuple[Move, ...] = told(seen, pad)
        return moves

    with ExitStack() as stack:
        stack.enter_context(patch.object(module, "moves_told", noted))
        if hasattr(module, "effort"):
            stack.enter_context(patch.object(module, "effort", lambda *_: EFFORT))
        moves = module.choose(seen, Stream(*address))
    return Thought(bot, seen, address, moves, pads[0])


@cache
def game_of(bot: str, table: str) -> tuple[tuple[Thought, ...], ...]:
    """Return the rounds of a game that a bot plays with itself."""
    return tuple(_rounds(bot, table))


def _rounds(bot: str, table: str) -> Iterator[tuple[Thought, ...]]:
    game = new_game(rules_of(TABLES[table]), SEED).game
    while not game.ended:
        seats = views(game, list(range(game.seats)))
        thoughts = tuple(
            think(bot, seen, (SEED, game.round, seat)) for seat, seen in enumerate(seats)
        )
        yield thoughts
        for seat, thought in enumerate(thoughts):
            game = submit(game, seat, thought.moves).game


def golden_lines(bot: str, table: str) -> list[str]:
    """Return a game as hashes of all so far, one a round: of the moves, and of the pads."""
    moves, pads = sha256(), sha256()
    lines = [f"{bot} {table} moves", f"{bot} {table} values"]
    for thoughts in game_of(bot, table):
        for thought in thoughts:
            moves.update(format_moves(thought.moves).encode())
            pads.update(repr(thought.pad).encode())
        lines = [
            f"{lines[0]} {moves.hexdigest()[:DIGITS]}",
            f"{lines[1]} {pads.hexdigest()[:DIGITS]}",
        ]
    return lines


def read_golden(bot: str, table: str) -> list[str]:
    """Return what the file says of a game."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{bot} {table} ")]


def sample(bot: str, table: str, many: int) -> list[Thought]:
    """Return so many turns, from all over a game."""
    turns = [thought for thoughts in game_of(bot, table) for thought in thoughts]
    return [turns[(2 * number + 1) * len(turns) // (2 * many)] for number in range(many)]


def again(thoughts: Sequence[Thought]) -> None:
    """Think the same turns again: the same moves, from the same pad."""
    for thought in thoughts:
        fresh = think(thought.bot, thought.seen, thought.address)
        assert format_moves(fresh.moves) == format_moves(thought.moves)
        assert fresh.pad == thought.pad


def main() -> int:
    """Write the golden file."""
    head = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line[:1] == "#"]
    games = [line for bot in BOTS for table in TABLES for line in golden_lines(bot, table)]
    GOLDEN.write_text("\n".join([*head, *games, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
