"""A database whose writer stands still where a test says so."""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine
from typing import Any

from boomtown.storage.sqlite import SqliteStore

PATIENCE = 20.0


class Held:
    """The writer's thread, held inside a job until it is let go."""

    def __init__(self, store: SqliteStore) -> None:
        self.statements: list[str] = []
        self._store = store
        self._there, self._go = threading.Event(), threading.Event()
        store._writer._connection.set_trace_callback(self.statements.append)

    async def hold(self) -> "asyncio.Task[Any]":
        """Give the writer a job that it does not finish; what comes now has to wait."""
        task = asyncio.create_task(self._store._writer.run(self._wait))
        assert await asyncio.to_thread(self._there.wait, PATIENCE)
        return task

    def _wait(self, connection: sqlite3.Connection) -> None:
        del connection
        self._there.set()
        assert self._go.wait(PATIENCE)

    def let_go(self) -> None:
        self._go.set()

    def hold_at(self, statement: str) -> None:
        """Stop just before a statement is carried out."""

        def trace(sql: str) -> None:
            self.statements.append(sql)
            if sql == statement and not self._go.is_set():
                self._wait(self._store._writer._connection)

        self._store._writer._connection.set_trace_callback(trace)

    async def reached(self) -> None:
        """Wait until the writer stands still."""
        assert await asyncio.to_thread(self._there.wait, PATIENCE)

    def count(self, statement: str) -> int:
        return self.statements.count(statement)


async def begun(*work: Coroutine[Any, Any, Any]) -> "list[asyncio.Task[Any]]":
    """Start tasks and let each of them come to where it has to wait."""
    tasks = [asyncio.create_task(one) for one in work]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks
