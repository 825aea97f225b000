"""The GPU's builders on no GPU: the threads of a group beside the processor's builders.

As simulated.py, in a process of its own; what the threads of a group exchange goes through a list.
"""

import sys
from threading import Barrier, current_thread
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator.kernelapi import FakeCUDAModule

from boomtown.editions import edition
from boomtown.fast import gpu_builders
from boomtown.fast.batch import builder_hashes
from boomtown.fast.gpu import Sizes, sizes_of
from boomtown.fast.gpu_group import LANES
from boomtown.fast.lies import row_of, values
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Settings, ruleset
from tests.differential.simulated import mend_the_simulator

SEED = 7


class Warp:
    """What the threads of one group know of each other."""

    def __init__(self) -> None:
        """Have a place for each."""
        self._said: list[Any] = [0] * LANES
        self._all = Barrier(LANES)

    def told(self, value: Any) -> list[Any]:
        """Say a value, and hear what everybody has said."""
        self._said[self.lane] = value
        self._all.wait()
        heard = list(self._said)
        self._all.wait()
        return heard

    @property
    def lane(self) -> int:
        """Which thread asks."""
        thread: Any = current_thread()
        return int(thread.threadIdx.x)

    def exchanged(self, _mask: int, value: Any, step: int) -> Any:
        """Return the value of the thread across."""
        return self.told(value)[self.lane ^ step]

    def voted(self, _mask: int, predicate: bool) -> int:
        """Return who says yes, as bits."""
        return sum(1 << lane for lane, yes in enumerate(self.told(predicate)) if yes)


class Block:
    """What lies in the memory of one block, for all its threads."""

    def __init__(self, warp: Warp) -> None:
        """Have nothing yet."""
        self._warp, self._asked = warp, [0] * LANES
        self._arrays: dict[int, Any] = {}

    def array(self, shape: tuple[int, int], kind: Any) -> Any:
        """Return what each thread gets when it asks for the so-manieth time."""
        self._asked[self._warp.lane] += 1
        asked = self._asked[self._warp.lane]
        self._warp.told(self._arrays.setdefault(asked, np.zeros(shape, kind)))
        return self._arrays[asked]

    @property
    def x(self) -> int:
        """Which thread asks."""
        return self._warp.lane


def main(arguments: list[str]) -> int:
    """Compare so many rounds of a mode with so many seats; 1 where something differs."""
    mode, seats, last = arguments[0], int(arguments[1]), int(arguments[2])
    settings = Settings(mode=mode, seats=seats, advanced=True, roundabouts=True)
    book: Any = row_of(ruleset(settings, edition("2018")))
    table = table_of(book.tolist(), Thumb())
    machine = gpu_builders.Builders(book.tolist(), table)
    found = machine.play(SEED, 1, last)
    here = builder_hashes(book, values(table), SEED, 1, last)
    print(f"{found.rounds - 1} rounds, hash {found.hash}; here {here}")
    return 0 if (found.rounds, found.hash) == here else 1


def _teach_the_simulator() -> None:
    warp, simulator, device = Warp(), FakeCUDAModule, cuda
    words: dict[str, Any] = {
        "shfl_xor_sync": warp.exchanged,
        "ballot_sync": warp.voted,
        "syncwarp": lambda _mask: warp.told(None),
    }
    for name, word in words.items():
        setattr(simulator, name, staticmethod(word))
        setattr(device, name, word)
    anyone: Any = cuda
    anyone.shared = anyone.threadIdx = Block(warp)
    anyone.grid = lambda _: warp.lane
    jit: Any = cuda.jit

    def without_registers(*what: Any, max_registers: int = 0, **how: Any) -> Any:
        del max_registers
        return jit(*what, **how)

    anyone.jit = without_registers


def _widen() -> None:
    """Let plain Python work in 64 bits throughout, where NumPy would refuse to mix widths."""

    def wide(book: Any) -> Sizes:
        return sizes_of(book)._replace(card=np.int64)

    machine: Any = gpu_builders
    machine.sizes_of = wide
    machine.ROOM = machine.WORTH = np.int64
    machine.BLOCK = LANES


if __name__ == "__main__":
    mend_the_simulator()
    _teach_the_simulator()
    _widen()
    sys.exit(main(sys.argv[1:]))
