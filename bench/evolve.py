"""Find a builder's figures by evolution: `bench/evolve.py [GENERATIONS [GAMES [PROCESSES]]]`.

The cross-entropy method: figures are drawn around a middle, the best quarter of them is the next
middle. Each is judged by the mean of games that it plays with itself, the same deals for all, in
the 2018 edition without and with everything.
"""

import multiprocessing
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np
from numpy.typing import NDArray

from boomtown.editions import edition
from boomtown.fast.batch import builder_games, row_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Settings, ruleset

DRAWN = 64
KEPT = 16
SEED = 1
LEAST = 0.02  # no figure's spread falls below this share of it

Figures = NDArray[np.float64]


def points_of(task: tuple[list[float], int, int]) -> float:
    """Return the mean points of a builder with these figures."""
    figures, first, games = task
    mean = 0.0
    for whole in (False, True):
        rules = ruleset(Settings(seats=2, advanced=whole, roundabouts=whole), edition("2018"))
        book = row_of(rules)
        table = np.array(table_of(book.tolist(), Thumb(*figures)), np.int16)
        mean += sum(builder_games(book, 2, table, first, games).points) / (4 * games)
    return mean


def main(generations: int, games: int, processes: int) -> None:
    """Evolve, and print the middle of each generation."""
    rng = np.random.default_rng(SEED)
    middle = np.array(Thumb())
    spread = np.abs(middle) * 0.5 + 0.05
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for generation in range(generations):
            began = time.perf_counter()
            drawn = np.abs(middle + spread * rng.standard_normal((DRAWN, middle.size)))
            drawn[0] = middle
            tasks = [(one.tolist(), generation * games, games) for one in drawn]
            points = np.array(pool.map(points_of, tasks, chunksize=1))
            best = drawn[np.argsort(points)[::-1][:KEPT]]
            middle = best.mean(axis=0)
            spread = np.maximum(best.std(axis=0), LEAST * np.abs(middle))
            seconds = time.perf_counter() - began
            print(f"{generation}: {points[0]:.2f}, best {points.max():.2f}, {seconds:.1f} s")
            figures = ", ".join(
                f"{name}={value:.3g}" for name, value in zip(Thumb._fields, middle, strict=True)
            )
            print(f"   {figures}", flush=True)


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:]]
    main(*(wanted + [30, 400, multiprocessing.cpu_count()][len(wanted) :]))
