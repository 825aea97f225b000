"""One thread that owns a connection: it takes all that waits and commits it at once."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Job = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 512


@dataclass(frozen=True, slots=True)
class Waiting:
    """A job, and where its result is waited for."""

    job: Job
    loop: asyncio.AbstractEventLoop
    result: "asyncio.Future[Any]"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a job."""

    waiting: Waiting
    value: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        """Wake whoever waits, unless they have given up."""
        if self.waiting.result.done():
            return
        if self.error is not None:
            self.waiting.result.set_exception(self.error)
        else:
            self.waiting.result.set_result(self.value)


class Writer:
    """Runs jobs one after another, many in one transaction, each in a savepoint of its own."""

    def __init__(self, connection: sqlite3.Connection, *, commits: bool) -> None:
        """Start the thread; without `commits` jobs only read."""
        self._connection = connection
        self._commits = commits
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Job) -> Any:
        """Run a job; its result is for good when this returns."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop, loop.create_future())
        self._queue.put(waiting)
        return await waiting.result

    async def close(self) -> None:
        """Finish what waits, and let the file go."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            if jobs:
                _tell(self._together(jobs) if self._commits else self._each(jobs))

    def _waiting(self) -> tuple[list[Waiting], bool]:
        """Wait for a job, then take all that came meanwhile; False when it is time to stop."""
        jobs = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._queue.empty():
                return jobs, True
            job = self._queue.get()
        return jobs, False

    def _each(self, jobs: list[Waiting]) -> list[Outcome]:
        return [self._attempt(one) for one in jobs]

    def _together(self, jobs: list[Waiting]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._in_savepoint(one) for one in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [Outcome(one, error=error) for one in jobs]
        return outcomes

    def _in_savepoint(self, waiting: Waiting) -> Outcome:
        self._connection.execute("SAVEPOINT job")
        outcome = self._attempt(waiting)
        if outcome.error is not None:
            if not self._connection.in_transaction:
                # A full disk has undone everything, the savepoint too: nobody is acknowledged.
                raise outcome.error
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return outcome

    def _attempt(self, waiting: Waiting) -> Outcome:
        try:
            return Outcome(waiting, waiting.job(self._connection))
        except Exception as error:
            return Outcome(waiting, error=error)


def _tell(outcomes: list[Outcome]) -> None:
    """Wake those who wait, with one call into each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome.waiting.loop, []).append(outcome)
    for loop, group in by_loop.items():
        try:
            loop.call_soon_threadsafe(_tell_all, group)
        except RuntimeError:
            continue  # the loop has ended, and with it everybody who waited


def _tell_all(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        outcome.tell()
