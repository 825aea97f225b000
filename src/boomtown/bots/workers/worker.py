"""One process in which bots think, and the line to it."""

import asyncio
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from boomtown.bots.workers.parcel import packed, unpacked
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

NICENESS = 5

Find = Callable[[str], Callable[[View, Stream], Any]]
Prepare = Callable[[], None]


class Failed(Exception):  # noqa: N818 - reads as what it says
    """A bot raised; the text is what the other process said of it."""


class Broken(Exception):  # noqa: N818 - reads as what it says
    """The process is gone."""


class Crew(NamedTuple):
    """What a process is to know: its bots by name, and what it does before the first question."""

    find: Find
    prepare: Prepare


def _think(line: Connection, crew: Crew) -> None:
    """Prepare, say so, and answer questions: what runs in the other process."""
    _be_modest()
    crew.prepare()
    line.send(None)
    while True:
        try:
            bot, content, seed = line.recv()
        except EOFError:
            return
        try:
            line.send(crew.find(bot)(unpacked(content), Stream(seed)))
        except Exception:
            line.send(traceback.format_exc())


def _be_modest() -> None:
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


class Worker:
    """A process, asked one question at a time. Waiting for it takes a thread, no loop."""

    def __init__(self, crew: Crew) -> None:
        """Know what the process will know; it starts with `ready`."""
        here, there = get_context("spawn").Pipe()
        self._line, self._far_end = here, there
        self._process = get_context("spawn").Process(target=_think, args=(there, crew), daemon=True)
        self._thread = ThreadPoolExecutor(1)

    @property
    def pid(self) -> int | None:
        """Return the number of the process."""
        return self._process.pid

    async def ready(self) -> None:
        """Start, and return when the process takes questions; raises `Broken`."""
        await self._away(self._start)

    async def ask(self, bot: str, seen: View, seed: int) -> Any:
        """Return a bot's whole turn, or what else was found; raises `Failed` or `Broken`."""
        answer = await self._away(lambda: self._exchange(bot, seen, seed))
        if isinstance(answer, str):
            raise Failed(answer)
        return answer

    def kill(self) -> None:
        """End the process, whatever it is at; whoever waits for it hears that it is gone."""
        if self._process.pid is not None:
            self._process.kill()
        self._thread.shutdown(wait=False)

    def _start(self) -> None:
        self._process.start()
        # With no other holder of its end, the line breaks when the process does.
        self._far_end.close()
        self._line.recv()

    def _exchange(self, bot: str, seen: View, seed: int) -> Any:
        self._line.send((bot, packed(seen), seed))
        return self._line.recv()

    async def _away(self, work: Callable[[], Any]) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except (EOFError, OSError) as error:
            raise Broken(str(error)) from error
