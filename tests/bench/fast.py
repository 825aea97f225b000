"""How fast the second engine is on one core: `python -m tests.bench.fast`.

Seconds are those of this process, the best of some runs: on a machine with other work to do a clock
on the wall would measure that. Beside each figure stands a bare splitmix64 of the same run.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from boomtown.editions import edition
from boomtown.fast.batch import builder_games, play_randomly
from boomtown.fast.fitted import fitted_to
from boomtown.fast.kernel.bits import mix, unsigned
from boomtown.fast.kernel.built import COMPILED, kernel
from boomtown.fast.lies import row_of, values
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Ruleset, Settings, ruleset
from tests.bench.__main__ import RUNS, play

NUMBERS = 30_000_000
RANDOM, BUILT, READ = 20_000, 500, 50  # games of a run
SEATS = 2
VARIANTS = {
    "2018 standard, 2 seats": Settings(seats=SEATS),
    "the same with everything": Settings(seats=SEATS, advanced=True, roundabouts=True),
}


class Pace(NamedTuple):
    """Player-turns or numbers, and the seconds that they took."""

    turns: int
    seconds: float

    @property
    def rate(self) -> float:
        """Return how many a second."""
        return self.turns / self.seconds


@kernel
def numbers(many: int) -> int:
    """Mix so many numbers, each out of the one before."""
    value = unsigned(0)
    for _ in range(many):
        value = mix(value)
    return value


def fastest(turns: int, work: Callable[[], object]) -> Pace:
    """Return the pace of the fastest of some runs, after one that loads and compiles."""
    work()
    return Pace(turns, min(_seconds(work) for _ in range(RUNS)))


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def bare() -> Pace:
    """Measure numbers by themselves."""
    return fastest(NUMBERS, lambda: numbers(NUMBERS))


def random_turns(rules: Ruleset) -> Pace:
    """Measure the random policy of the kernel."""
    turns = SEATS * play_randomly(rules, 0, RANDOM).rounds
    return fastest(turns, lambda: play_randomly(rules, 0, RANDOM))


def builder_turns(rules: Ruleset) -> Pace:
    """Measure builders who judge by experience."""
    book, printed = row_of(rules), book_of(rules)
    table = values(fitted_to(rules, printed, table_of(printed, Thumb())))
    turns = SEATS * builder_games(book, SEATS, table, 0, BUILT).rounds
    return fastest(turns, lambda: builder_games(book, SEATS, table, 0, BUILT))


def read_turns(rules: Ruleset) -> Pace:
    """Measure the random policy of the rules."""
    turns = SEATS * sum(play(rules, seed).round for seed in range(READ))
    return fastest(turns, lambda: [play(rules, seed) for seed in range(READ)])


def figures() -> Iterator[tuple[str, str]]:
    """Measure, and yield each figure with its name."""
    yield "load before the run", f"{os.getloadavg()[0]:.1f}"
    for name, settings in VARIANTS.items():
        rules = ruleset(settings, edition(settings.edition))
        number, fast = bare(), random_turns(rules)
        yield f"{name}: splitmix64", f"{number.rate / 1e6:.0f} M numbers/s"
        yield f"{name}: random", _said(fast, number)
        yield f"{name}: builders", _said(builder_turns(rules), number)
        slow = read_turns(rules)
        yield f"{name}: by the rules", f"{_said(slow, number)}; {fast.rate / slow.rate:,.0f} to one"


def _said(pace: Pace, number: Pace) -> str:
    beside = number.rate / pace.rate
    return f"{pace.rate:,.0f} player-turns/s (one is {beside:,.0f} numbers’ time)"


def main() -> int:
    """Print each figure."""
    if not COMPILED:
        print("The second engine is compiled by Numba, which is not installed.", file=sys.stderr)
        return 0
    for label, figure in figures():
        print(f"{label:40} {figure}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
