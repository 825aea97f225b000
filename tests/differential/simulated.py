"""The GPU's functions on no GPU: each step of its machine beside the processor's.

Numba runs them as plain Python where `NUMBA_ENABLE_CUDASIM` is set, as tests/differential does in a
process of its own. So what they compute is compared, not how they are built for a GPU.
"""

import sys
from threading import current_thread
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator.kernelapi import FakeCUDAModule

from boomtown.editions import edition
from boomtown.fast import gpu_steps
from boomtown.fast.steps import Steps
from boomtown.fast.tables import book_of
from boomtown.rules.settings import Settings, ruleset

GAMES = 4
WORD = (1 << 64) - 1


def main(arguments: list[str]) -> int:
    """Compare so many steps of a mode with so many seats; 1 where something differs."""
    mode, seats, count = arguments[0], int(arguments[1]), int(arguments[2])
    settings = Settings(mode=mode, seats=seats, advanced=True, roundabouts=True)
    rules = ruleset(settings, edition("2018"))
    steps, machine = Steps(rules, GAMES), gpu_steps.StepMachine(book_of(rules), GAMES)
    machine.begin(0)
    for place in range(count):
        machine.choose(place)
        actions = steps.random(place)
        assert (machine.actions.copy_to_host() == actions).all(), place
        machine.step()
        told = steps.step(actions)
        assert (machine.told.copy_to_host() == told).all(), place
        here: Any
        for there, here in zip(machine.columns, steps.lies, strict=True):
            columns = there.copy_to_host().T
            assert (columns == here[:, : columns.shape[1]]).all(), place
    print(f"{machine.turns()} turns equal")
    return 0


def mend_the_simulator() -> None:
    """Count bits of 64, as a GPU does; the simulator's own words have 32."""
    simulator: Any = FakeCUDAModule
    simulator.popc = lambda _, word: (int(word) & WORD).bit_count()
    simulator.ffs = lambda _, word: (int(word) & -int(word)).bit_length()
    simulator.clz = lambda _, word: 64 - int(word).bit_length()
    device: Any = cuda
    thread: Any = current_thread
    device.grid = lambda _: int(thread().threadIdx.x)


def _widen_the_columns() -> None:
    """Let plain Python work in 64 bits throughout, where NumPy would refuse to mix widths."""
    columns = gpu_steps.empty_columns

    def wide(*what: Any) -> Any:
        return [array.astype(np.int64) for array in columns(*what)]

    gpu_steps.empty_columns = wide  # type: ignore[assignment]
    gpu_steps.BLOCK = GAMES


if __name__ == "__main__":
    mend_the_simulator()
    _widen_the_columns()
    sys.exit(main(sys.argv[1:]))
