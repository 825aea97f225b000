"""Builders on a GPU: a few threads share a game, and judge the sheets of a turn side by side.

A thread alone would look at one sheet after the other, each at another place of the program than
its neighbours. What a group does is told in gpu_crowd.py.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np

from boomtown.fast import gpu_crowd, gpu_group, gpu_lots, gpu_notes, traced
from boomtown.fast.gpu import Played, functions_for, sizes_of
from boomtown.fast.gpu_group import LANES, Group
from boomtown.fast.gpu_notes import NOTES
from boomtown.fast.kernel import game
from boomtown.fast.traced import FOREVER

BLOCK = 128
BLOCKS = 528  # four for each of the 132 multiprocessors of an H200
REGISTERS = 128  # so that those four find room
WARP = 32
ROOM, WORTH = np.uint32, np.int16


class Builders:
    """A ruleset built for the GPU of this machine: builders play who judge by a table."""

    def __init__(self, book: Sequence[int], worths: Sequence[int]) -> None:
        """Build the kernel for the row of a ruleset."""
        from numba import cuda

        self._cuda: Any = cuda
        self._book = cuda.to_device(np.array(book, dtype=np.int64))
        self._worths = cuda.to_device(np.array(worths, dtype=WORTH))
        self._kernel = _builders(cuda, book)

    def play(self, first: int, games: int, last: int = FOREVER) -> Played:
        """Play games with consecutive seeds, a whole number for every group, to a last round.

        All groups begin their games together: while they are at about the same, their threads
        fetch the same part of the program.
        """
        groups = min(games, BLOCKS * BLOCK // LANES)
        self._launched(groups, first, 1, 0)  # compiles
        return self._launched(groups, first, games // groups, last)

    def _launched(self, groups: int, first: int, times: int, last: int) -> Played:
        rounds = self._cuda.to_device(np.zeros(groups, np.int64))
        hashes = self._cuda.to_device(np.zeros(groups, np.int64))
        launch = self._kernel[groups * LANES // BLOCK, BLOCK]
        self._cuda.synchronize()
        began = perf_counter()
        for time in range(times):
            launch(self._book, self._worths, first + groups * time, last, rounds, hashes)
        self._cuda.synchronize()
        seconds = perf_counter() - began
        sums = int(rounds.copy_to_host().sum()), int(hashes.copy_to_host().sum())
        return Played(groups * times, *sums, seconds)

    @property
    def registers(self) -> int:
        """How many registers a thread has."""
        return int(next(iter(self._kernel.get_regs_per_thread().values())))

    @property
    def local(self) -> int:
        """How many bytes of a thread lie in memory instead."""
        return int(next(iter(self._kernel.get_local_mem_per_thread().values())))


def _builders(cuda: Any, book: Sequence[int]) -> Any:
    made = functions_for(book, (gpu_notes, gpu_lots, gpu_group, gpu_crowd, traced))
    play, hashed = made["group_game"], made["sheets_hash"]
    words, number, groups = game.GAME, game.ROUND, BLOCK // LANES
    pens_size, rooms_size, cards_size, card = sizes_of(book)
    word, room, whole = np.int64, ROOM, (1 << LANES) - 1

    def builders(book, worths, first, last, rounds, hashes):  # type: ignore[no-untyped-def]
        states = cuda.shared.array((groups, words), word)
        pens = cuda.shared.array((groups, pens_size), word)
        rooms = cuda.shared.array((groups, rooms_size), room)
        tables = cuda.shared.array((groups, cards_size), card)
        notes = cuda.shared.array((groups, NOTES), word)
        thread, at = cuda.threadIdx.x, cuda.grid(1) // LANES
        here, lane = thread // LANES, thread % LANES
        group = Group(lane, whole << (thread % WARP - lane))
        lies, seed = (states[here], pens[here], rooms[here], tables[here]), np.uint64(first + at)
        play(group, book, worths, seed, last, lies, notes[here])
        if lane == 0:
            rounds[at] += lies[0][number]
            hashes[at] += hashed(book, lies[1])

    return cuda.jit(max_registers=REGISTERS)(builders)
