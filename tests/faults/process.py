"""A server in a process of its own, which a test may end in any way."""

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from urllib.request import urlopen

from tests.remote.served import HERE, free_port

NO_LIMITS = "messages=0, requests=0, rooms=0, sockets=0, everything=0"
START = 30.0


class Machine:
    """A place for one server: a port, a file, and what was said."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.file = folder / "games.sqlite"
        self.out = folder / "out.txt"
        self.process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://{HERE}:{self.port}"

    @property
    def said(self) -> str:
        """Return all that the servers here have said."""
        return self.out.read_text(encoding="utf-8")

    async def launch(self, *arguments: str) -> Process:
        """Start a server; it need not come up."""
        surroundings = {
            **os.environ,
            "BOOMTOWN_DATABASE": f"sqlite:{self.file}",
            "BOOMTOWN_LIMITS": NO_LIMITS,
            "BOOMTOWN_BOTS": "1",
        }
        line = ("-m", "boomtown.server", "--host", HERE, "--port", str(self.port), *arguments)
        with self.out.open("a", encoding="utf-8") as out:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *line, env=surroundings, stdout=out, stderr=out
            )
        return self.process

    async def start(self, *arguments: str) -> None:
        """Start a server and wait until it answers."""
        process = await self.launch(*arguments)
        async with asyncio.timeout(START):
            while process.returncode is None and not await asyncio.to_thread(self._answers):
                await asyncio.sleep(0.02)
        assert process.returncode is None, self.said

    def _answers(self) -> bool:
        with suppress(OSError), urlopen(f"{self.address}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; return the exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        async with asyncio.timeout(START):
            return await self.process.wait()

    def decisions(self) -> dict[tuple[str, int, int], str]:
        """Return the moves that the file holds, by room, round and seat."""
        with closing(sqlite3.connect(self.file)) as connection:
            rows = connection.execute("SELECT game, round, seat, moves FROM decisions").fetchall()
        return {(game, number, seat): moves for game, number, seat, moves in rows}


@asynccontextmanager
async def machine(folder: Path) -> AsyncIterator[Machine]:
    """Have a place for a server until the block ends; nothing stays running."""
    made = Machine(folder)
    try:
        yield made
    finally:
        if made.process is not None:
            await made.end(signal.SIGKILL)
