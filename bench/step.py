"""How fast are steps, with mask and sight? `python3 bench/step.py [GAMES [WORDS]]`.

A random policy draws from the masks. So many games (four million by default, as many as fit) take
steps together on a GPU, if there is one, and some thousands on one core here; after the first
hundred steps all that lies on the tables must be the same on both. Words choose among the rulesets.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still looks for the name that NumPy 2.5 has given up

from numba import cuda

from boomtown.editions import edition
from boomtown.fast.gpu_steps import StepMachine
from boomtown.fast.steps import Steps
from boomtown.fast.tables import book_of
from boomtown.rules.settings import Ruleset, Settings, ruleset

GAMES = 1 << 22
HERE = 1 << 12
COMPARED, MEASURED = 100, 400
GIGA, MEGA = 1e9, 1e6


def rulesets() -> Iterator[tuple[str, Ruleset]]:
    """Yield what is measured: small and full rules, and every mode."""
    for name, mode, seats in (
        ("2018", "standard", 2),
        ("2018", "solo", 1),
        ("2018", "expert", 4),
        ("2023", "aaa", 1),
    ):
        for whole in (False, True):
            settings = Settings(name, mode, advanced=whole, roundabouts=whole, seats=seats)
            label = f"{name} {mode}{' with everything' * whole}, {seats} seats"
            yield label, ruleset(settings, edition(name))


def on_this_core(steps: Steps, first: int, last: int) -> tuple[int, float]:
    """Take steps here; return the turns confirmed and the seconds."""
    turns, began = 0, time.perf_counter()
    for place in range(first, last):
        running, actions = steps.acting() >= 0, steps.random(place)
        told = steps.step(actions)
        turns += int((running & (actions == 0) & (told != 1)).sum())
    return turns, time.perf_counter() - began


def on_the_gpu(machine: StepMachine, first: int, last: int) -> tuple[int, float]:
    """Take steps on the GPU; return the turns confirmed and the seconds."""
    machine.wait()
    before, began = machine.turns(), time.perf_counter()
    for place in range(first, last):
        machine.choose(place)
        machine.step()
    machine.wait()
    seconds = time.perf_counter() - began
    return machine.turns() - before, seconds


def same(machine: StepMachine, steps: Steps) -> bool:
    """Tell whether all that lies on the tables is the same on both."""
    pairs = zip(machine.columns, steps.lies, strict=True)
    return all(
        (there.copy_to_host().T[: steps.games] == here[:, : there.shape[0]]).all()
        for there, here in pairs
    )


def compared(rules: Ruleset, games: int) -> tuple[str, bool]:
    """Compare a ruleset's steps on both and measure them on the GPU."""
    steps = Steps(rules, min(games, HERE))
    twin = StepMachine(book_of(rules), steps.games)
    twin.begin(0)
    on_the_gpu(twin, 0, COMPARED)
    on_this_core(steps, 0, COMPARED)
    equal = same(twin, steps)
    machine = StepMachine(book_of(rules), games)
    machine.begin(0)
    on_the_gpu(machine, 0, COMPARED)
    turns, seconds = on_the_gpu(machine, COMPARED, COMPARED + MEASURED)
    return (
        f"{steps.games} games {'equal' if equal else 'DIFFERENT'};"
        f" GPU {turns / seconds / GIGA:.2f} G player-turns/s,"
        f" {games * MEASURED / seconds / GIGA:.2f} G steps/s,"
        f" {machine.registers} registers, {machine.local} B local; "
    ), equal


def main(games: int, words: str) -> int:
    """Compare and measure; 1 where something differs."""
    different = 0
    for label, rules in rulesets():
        if words not in label:
            continue
        told, equal = compared(rules, games) if cuda.is_available() else ("no GPU; ", True)
        different += not equal
        steps = Steps(rules, HERE)
        on_this_core(steps, 0, COMPARED)
        turns, seconds = on_this_core(steps, COMPARED, COMPARED + MEASURED)
        speed = f"{turns / seconds / MEGA:.2f} M player-turns/s"
        print(f"{label}: {told}one core {speed}, {HERE * MEASURED / seconds / MEGA:.2f} M steps/s")
    return 1 if different else 0


if __name__ == "__main__":
    games_wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    raise SystemExit(main(games_wanted, " ".join(sys.argv[2:])))
