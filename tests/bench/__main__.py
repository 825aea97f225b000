"""`make bench`: the figures of docs/performance.md, beside a bare splitmix64 of the same run."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from boomtown.editions import edition
from boomtown.rules.game import Game, new_game, submit, submit_turn, turn_of
from boomtown.rules.rng import Stream, mix
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.view import random_turn, views

RUNS = 5
GAMES = 200


def best_of(work: Callable[[], object]) -> float:
    """Return the seconds of the fastest of some runs: the others only measure the machine."""
    return min(_seconds(work) for _ in range(RUNS))


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def numbers() -> int:
    """Mix a hundred thousand numbers, for comparison."""
    value = 0
    for _ in range(100_000):
        value = mix(value)
    return value


def play(rules: Ruleset, seed: int) -> Game:
    """Play a game, every move drawn uniformly from `legal` and validated by `play`."""
    game, rng = new_game(rules, seed).game, Stream(seed)
    while not game.ended:
        for seat in range(game.seats):
            game = submit_turn(game, seat, random_turn(turn_of(game, seat), rng)).game
    return game


def many_games(rules: Ruleset) -> Callable[[], object]:
    """Return some games to measure."""
    return lambda: [play(rules, seed) for seed in range(GAMES)]


def crowd_round(rules: Ruleset) -> Callable[[], object]:
    """Return one round of a crowd to measure: every submission, the close, every seat's view."""
    start = new_game(rules, 1).game
    rng = Stream(1)
    turns = [random_turn(turn_of(start, seat), rng).moves for seat in range(start.seats)]

    def work() -> object:
        game = start
        for seat, moves in enumerate(turns):
            game = submit(game, seat, moves).game
        return views(game, range(game.seats))

    return work


def figures() -> Iterator[tuple[str, str]]:
    """Measure, and yield each figure with its name."""
    bare = best_of(numbers) / 100_000
    yield "one splitmix64 number", f"{bare * 1e6:.2f} µs"
    yield from _games(bare)
    yield from _crowds()
    imports = [_import_time() for _ in range(RUNS)]
    yield "import all of boomtown.rules", f"{min(imports) * 1e3:.0f} ms"


def _games(bare: float) -> Iterator[tuple[str, str]]:
    for name, settings in {
        "2018 standard, 2 seats": Settings(seats=2),
        "2018 standard, 2 seats, advanced": Settings(seats=2, advanced=True, roundabouts=True),
        "2018 expert, 4 seats": Settings(mode="expert", seats=4),
        "2018 solo": Settings(mode="solo"),
        "2023 AAA": Settings(edition="2023", mode="aaa"),
    }.items():
        seconds = best_of(many_games(ruleset(settings, edition(settings.edition)))) / GAMES
        yield name, f"{1 / seconds:.0f} games/s ({seconds / bare:,.0f} numbers' time a game)"


def _crowds() -> Iterator[tuple[str, str]]:
    small, large = (
        best_of(crowd_round(ruleset(Settings(seats=seats), edition("2018"))))
        for seats in (1_000, 4_000)
    )
    yield "a round of 1,000 seats", f"{small:.3f} s"
    yield "a round of 4,000 seats", f"{large:.3f} s, {large / small:.1f} times as long"


def _import_time() -> float:
    code = (
        "import time; t = time.perf_counter();"
        "import boomtown.rules.transcript, boomtown.rules.view;"
        "print(time.perf_counter() - t)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


if __name__ == "__main__":
    for label, figure in figures():
        print(f"{label:36} {figure}", flush=True)
