"""Is it the same game on a GPU, and how fast? `python3 bench/gpu.py [GAMES [builders] [WORDS]]`.

For each ruleset the hash of all moves of so many games (a million by default, a whole number for
every thread) is compared with that of this machine's processors; the random policy is measured on
both. With `builders` they play instead, and what is compared is all sheets as they end. Words
choose among the rulesets.
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
from boomtown.fast.batch import builder_hashes, play_randomly
from boomtown.fast.gpu import BLOCK, BLOCKS, Machine, Played
from boomtown.fast.gpu_builders import Builders
from boomtown.fast.lies import row_of, values
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Ruleset, Settings, ruleset

TOLD = 1
BUILDERS = "builders"
THREADS = BLOCK * BLOCKS
GAMES = 16 * THREADS
PIECES = 64
GIGA = 1e9


class Piece(NamedTuple):
    """Some games of a ruleset, by a policy."""

    policy: str
    settings: Settings
    first: int
    games: int


class Found(NamedTuple):
    """What games come to on the processors."""

    rounds: int
    hash: int
    seconds: float


def rulesets() -> Iterator[tuple[str, Ruleset]]:
    """Yield what is compared and measured: both editions, every mode."""
    for name, modes in (("2018", ("standard", "expert", "solo")), ("2023", ("standard", "aaa"))):
        for mode in modes:
            for whole in (False, True):
                seats = {"standard": 2, "expert": 4}.get(mode, 1)
                settings = Settings(name, mode, advanced=whole, roundabouts=whole, seats=seats)
                label = f"{name} {mode}{' with everything' * whole}, {seats} seats"
                yield label, ruleset(settings, edition(name))


def piece_played(piece: Piece) -> tuple[int, int]:
    """Play a piece on one core; return its rounds and its hash."""
    rules = ruleset(piece.settings, edition(piece.settings.edition))
    if piece.policy == BUILDERS:
        row = row_of(rules)
        worths = values(table_of(row.tolist(), Thumb()))
        return builder_hashes(row, worths, piece.first, piece.games)
    sums = play_randomly(rules, piece.first, piece.games, told=TOLD)
    return sums.rounds, sums.hash


def on_processors(policy: str, rules: Ruleset, games: int) -> Found:
    """Play games on all cores."""
    share = games // PIECES
    pieces = [Piece(policy, rules.settings, at * share, share) for at in range(PIECES)]
    piece_played(pieces[0]._replace(games=1))  # builds the kernel before the processes part
    with multiprocessing.get_context("fork").Pool() as pool:
        began = time.perf_counter()
        sums = pool.map(piece_played, pieces, chunksize=1)
        seconds = time.perf_counter() - began
    return Found(sum(rounds for rounds, _ in sums), sum(told for _, told in sums), seconds)


def on_the_gpu(policy: str, rules: Ruleset, games: int) -> tuple[Played, Played, str]:
    """Play games to compare, and eight times as many to measure; tell what a thread needs."""
    book = row_of(rules).tolist()
    machine: Any
    if policy == BUILDERS:
        machine = Builders(book, table_of(book, Thumb()))
        compared, quick = machine.play(0, games), machine.play(0, 8 * games)
    else:
        machine = Machine(book)
        compared, quick = machine.play(0, games, TOLD), machine.play(0, 8 * games, 0)
    return compared, quick, f"{machine.registers} registers, {machine.local} B local"


def main(games: int, policy: str, words: str) -> int:
    """Compare and measure; 1 where a hash differs."""
    games = max(1, games // THREADS) * THREADS
    different = 0
    for label, rules in rulesets():
        if words not in label:
            continue
        here = on_processors(policy, rules, games)
        found, quick, needs = on_the_gpu(policy, rules, games)
        same = (found.rounds, found.hash) == (here.rounds, here.hash)
        different += not same
        turns = rules.settings.seats
        print(
            f"{label}, {policy}: {games} games {'equal' if same else 'DIFFERENT'};"
            f" GPU {quick.rounds * turns / quick.seconds / GIGA:.3f} G player-turns/s, {needs};"
            f" all cores {here.rounds * turns / here.seconds / 1e6:.1f} M",
            flush=True,
        )
    return 1 if different else 0


if __name__ == "__main__":
    if not cuda.is_available():
        raise SystemExit("bench/gpu.py: this machine has no GPU that CUDA knows")
    games_wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    wanted = sys.argv[2:]
    by = wanted.pop(0) if wanted[:1] == [BUILDERS] else "random policy"
    raise SystemExit(main(games_wanted, by, " ".join(wanted)))
