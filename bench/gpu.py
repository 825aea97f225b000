"""Is it the same game on a GPU, and how fast? `python3 bench/gpu.py [GAMES [WORDS]]`.

For each ruleset the hash of all moves of so many games (a million by default, a whole number for
every thread) is compared with that of this machine's processors; the random policy is measured on
both. Words choose among the rulesets.
"""

import multiprocessing
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still looks for the name that NumPy 2.5 has given up

from numba import cuda

from boomtown.editions import edition
from boomtown.fast.batch import Sums, play_randomly, row_of
from boomtown.fast.gpu import BLOCK, BLOCKS, Machine
from boomtown.rules.settings import Ruleset, Settings, ruleset

TOLD = 1
THREADS = BLOCK * BLOCKS
GAMES = 16 * THREADS
PIECES = 64
GIGA = 1e9


class Piece(NamedTuple):
    """Some games of a ruleset."""

    settings: Settings
    first: int
    games: int


def rulesets() -> Iterator[tuple[str, Ruleset]]:
    """Yield what is compared and measured: both editions, every mode."""
    for name, modes in (("2018", ("standard", "expert", "solo")), ("2023", ("standard", "aaa"))):
        for mode in modes:
            for whole in (False, True):
                seats = {"standard": 2, "expert": 4}.get(mode, 1)
                settings = Settings(name, mode, advanced=whole, roundabouts=whole, seats=seats)
                label = f"{name} {mode}{' with everything' * whole}, {seats} seats"
                yield label, ruleset(settings, edition(name))


def piece_played(piece: Piece) -> Sums:
    """Play a piece on one core."""
    rules = ruleset(piece.settings, edition(piece.settings.edition))
    return play_randomly(rules, piece.first, piece.games, told=TOLD)


def on_processors(rules: Ruleset, games: int, pool: Any) -> tuple[int, int, float]:
    """Return rounds, hash and seconds of games on all cores."""
    share = games // PIECES
    pieces = [Piece(rules.settings, at * share, share) for at in range(PIECES)]
    began = time.perf_counter()
    sums = pool.map(piece_played, pieces, chunksize=1)
    seconds = time.perf_counter() - began
    return sum(one.rounds for one in sums), sum(one.hash for one in sums), seconds


def main(games: int, words: str) -> int:
    """Compare and measure; 1 where a hash differs."""
    games = max(1, games // THREADS) * THREADS
    different = 0
    for label, rules in rulesets():
        if words not in label:
            continue
        play_randomly(rules, 0, 1, told=TOLD)  # builds the kernel before the processes part
        with multiprocessing.get_context("fork").Pool() as pool:
            rounds, told, seconds = on_processors(rules, games, pool)
        machine = Machine(row_of(rules).tolist())
        found = machine.play(0, games, TOLD)
        same = (found.rounds, found.hash) == (rounds, told)
        different += not same
        quick = machine.play(0, 8 * games, 0)
        turns = rules.settings.seats
        print(
            f"{label}: {games} games {'equal' if same else 'DIFFERENT'};"
            f" GPU {quick.rounds * turns / quick.seconds / GIGA:.2f} G player-turns/s,"
            f" {machine.registers} registers, {machine.local} B local;"
            f" all cores {rounds * turns / seconds / 1e6:.0f} M",
            flush=True,
        )
    return 1 if different else 0


if __name__ == "__main__":
    if not cuda.is_available():
        raise SystemExit("bench/gpu.py: this machine has no GPU that CUDA knows")
    games_wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    raise SystemExit(main(games_wanted, " ".join(sys.argv[2:])))
