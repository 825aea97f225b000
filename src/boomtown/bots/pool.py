"""Bots in processes of their own, so that no seat waits while they think.

A view travels without its ruleset, which is large and the same in every round: the other side makes
it again from the settings.
"""

import asyncio
import io
import os
import pickle
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any

from boomtown.bots import roster
from boomtown.editions import edition
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.view import View

# So many turns wait in the processes; the others wait here, where they can still be given up.
AHEAD = 2
NICENESS = 5
TRIES = 3


@lru_cache(maxsize=64)
def _rules(settings: Settings) -> Ruleset:
    return ruleset(settings, edition(settings.edition))


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj: Any) -> Settings | None:
        return obj.settings if isinstance(obj, Ruleset) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Ruleset:
        return _rules(pid)


def packed(seen: View) -> bytes:
    """Return a view as bytes."""
    content = io.BytesIO()
    _Pickler(content, pickle.HIGHEST_PROTOCOL).dump(seen)
    return content.getvalue()


def unpacked(content: bytes) -> View:
    """Return the view that bytes stand for."""
    seen: View = _Unpickler(io.BytesIO(content)).load()
    return seen


def choose(bot: str, content: bytes, seed: int) -> tuple[Move, ...]:
    """Decide a turn: what runs in the other process."""
    return roster()[bot].choose(unpacked(content), Stream(seed))


def _prepare() -> None:
    """People first, bots after them; bots end with the table, and not before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End when the table is gone: one that was killed had no time to stop anybody."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class BotProcesses:
    """Thinks in a few processes, which start with the first turn that is asked for.

    A process that breaks down takes with it what the others were thinking of: all of it is thought
    again in new ones, but not for ever, since a turn may be what breaks them.
    """

    def __init__(self, workers: int) -> None:
        """Allow so many processes."""
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._places = asyncio.Semaphore(workers * AHEAD)

    async def think(self, bot: str, seen: View, seed: int) -> tuple[Move, ...]:
        """Return a bot's whole turn."""
        content = packed(seen)
        async with self._places:
            for _ in range(TRIES - 1):
                try:
                    return await self._chosen(bot, content, seed)
                except BrokenProcessPool:
                    continue
            return await self._chosen(bot, content, seed)

    async def _chosen(self, bot: str, content: bytes, seed: int) -> tuple[Move, ...]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("spawn"), initializer=_prepare
            )
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, choose, bot, content, seed)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def close(self) -> None:
        """Stop the processes; what they think of is not wanted any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class BotsHere:
    """Thinks at once and in this process: for tests, and where there are no processes."""

    async def think(self, bot: str, seen: View, seed: int) -> tuple[Move, ...]:
        """Return a bot's whole turn."""
        return roster()[bot].choose(seen, Stream(seed))

    async def close(self) -> None:
        """Have nothing to stop."""
