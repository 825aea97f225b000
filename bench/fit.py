"""Fit what a master judges by: `python3 bench/fit.py FOLDER [SECONDS [THREADS [WORDS]]]`.

Builders play with themselves by what the table says so far, and the table learns from what came of
each turn (fast/kernel/learn.py). For each way to play there is a table of its own, which begins as
the rules of thumb. Words choose among them.
"""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

from boomtown.editions import edition
from boomtown.fast.batch import builder_games
from boomtown.fast.fitted import packed
from boomtown.fast.kernel import learn
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.lies import table_for
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Settings, ruleset

PIECE = 500
TRACE = 0.5
FIRST = 1 << 40  # seeds of their own
JUDGED = 4000


def families() -> Iterator[tuple[str, tuple[Settings, ...]]]:
    """Yield each way to play and its variants."""
    for name, sheets, modes in (
        ("2018", ("classic",), ("standard", "solo", "expert")),
        ("2023", ("classic", "blueprint"), ("standard", "aaa")),
    ):
        for sheet in sheets:
            for mode in modes:
                seats = 2 if mode in ("standard", "expert") else 1
                yield (
                    f"{name}-{sheet}-{mode}",
                    tuple(
                        Settings(name, mode, sheet, advanced=plans, roundabouts=rounds, seats=seats)
                        for plans, rounds in ((False, False), (True, False), (True, True))
                    ),
                )


def rows(variants: tuple[Settings, ...]) -> list[Any]:
    """Return the rows of the variants, in all of which a plan card has the same place."""
    box = edition(variants[0].edition)
    return [np.array(book_of(ruleset(one, box), box.plans), np.int64) for one in variants]


def fit(books: list[Any], seats: int, seconds: float, threads: int) -> Any:
    """Return a table that has learned for so long, in points of a 64th."""
    table = np.array(table_of(books[0].tolist(), Thumb()), np.float32)
    moved, travelled = np.zeros_like(table), np.zeros_like(table)
    until = time.perf_counter() + seconds
    played = [0] * threads

    def work(thread: int) -> None:
        lies, pad = table_for(seats)[:], np.zeros(PAD, np.int64)
        past = np.zeros(seats * learn.ROUNDS * learn.SPAN, np.int32)
        piece = 0
        while time.perf_counter() < until:
            book, sums = books[piece % len(books)], np.zeros(seats + 1, np.int64)
            first = FIRST + (piece * threads + thread) * PIECE
            learner = learn.Learner(table, moved, travelled, TRACE, 1.0)
            learn.learn(book, first, PIECE, learner, lies, pad, past, sums)
            piece, played[thread] = piece + 1, played[thread] + PIECE
            if thread == 0 and piece % 20 == 0:
                print(f"  {sum(played)} games, {sums[0] / PIECE:.1f}", flush=True)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    print(f"  {sum(played)} games", flush=True)
    return table


def main(folder: str, seconds: float, threads: int, words: str) -> None:
    """Fit and keep a table for each family."""
    for name, variants in families():
        if words in name:
            books, seats = rows(variants), variants[0].seats
            print(name, flush=True)
            table = fit(books, seats, seconds, threads)
            whole = np.clip(np.rint(table), -32768, 32767).astype(np.int16)
            plans = edition(variants[0].edition).plans
            file = Path(folder) / f"{name}.table"
            file.write_bytes(packed(books[0].tolist(), plans, whole.tolist()))
            for number, book in enumerate(books):
                sums = builder_games(book, seats, whole, 0, JUDGED)
                mean = sum(sums.points) / (JUDGED * seats)
                print(f"{name} {number}: {mean:.2f} points, {sums.rounds / JUDGED:.1f} rounds")


if __name__ == "__main__":
    _, where, *more = [*sys.argv, *("60", "16", "")[len(sys.argv) - 2 :]]
    main(where, float(more[0]), int(more[1]), more[2])
