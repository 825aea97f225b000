"""A store and a bot that fail when a test says so."""

import asyncio
import sqlite3
from collections.abc import Sequence

from boomtown.app.stored import Listed, Pass, StoredRoom, Write
from boomtown.bots.pool import BotsHere
from boomtown.bots.question import Answer, Question, Why
from boomtown.storage.memory import MemoryStore


class Fragile(MemoryStore):
    """A store whose methods named in `broken` fail like a disk; `gate` holds what is saved."""

    def __init__(self) -> None:
        super().__init__()
        self.broken: set[str] = set()
        self.gate = asyncio.Event()
        self.gate.set()

    def _check(self, method: str) -> None:
        if method in self.broken:
            raise sqlite3.OperationalError("database or disk is full")

    async def save(self, batch: Sequence[Write]) -> None:
        await self.gate.wait()
        self._check("save")
        await super().save(batch)

    async def room(self, room: str) -> StoredRoom | None:
        self._check("room")
        return await super().room(room)

    async def listed(self, person: str | None, limit: int) -> Sequence[Listed]:
        self._check("listed")
        return await super().listed(person, limit)

    async def expire(self, before: int, keep: Sequence[str]) -> int:
        self._check("expire")
        return await super().expire(before, keep)

    async def put_pass(self, code: str, what: Pass) -> None:
        self._check("put_pass")
        await super().put_pass(code, what)

    async def take_pass(self, code: str, at: int) -> Pass | None:
        self._check("take_pass")
        return await super().take_pass(code, at)


class Moody(BotsHere):
    """Bots that fail so often before they think."""

    def __init__(self, failures: int) -> None:
        self.failures = failures

    async def think(self, question: Question) -> Answer:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        return await super().think(question)


class Replaced(BotsHere):
    """Bots of which another one decides, and why."""

    def __init__(self, why: Why, trace: str = "") -> None:
        self.why: Why = why
        self.trace = trace

    async def think(self, question: Question) -> Answer:
        moves, _, *_ = await super().think(question)
        return Answer(moves, "apprentice", self.why, self.trace)
