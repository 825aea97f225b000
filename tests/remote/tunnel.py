"""A way to a server that a test can cut, or let only in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.remote.served import HERE


class Tunnel:
    """Passes on what goes to a port, and, unless it is `muffled`, what comes back."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.muffled = False
        self.connections = 0
        self.swallowed = asyncio.Event()
        self.address = ""

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there, back = await asyncio.open_connection(HERE, self._port)
        self._ends |= {writer, back}
        for work in (self._pass(reader, back, inward=True), self._pass(there, writer)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, inward: bool = False
    ) -> None:
        try:
            while content := await source.read(65_536):
                if self.muffled and not inward:
                    self.swallowed.set()
                    continue
                sink.write(content)
                await sink.drain()
        except ConnectionError:
            pass
        finally:
            sink.close()

    def cut(self) -> None:
        """Break every connection, as a train in a mountain."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()


@asynccontextmanager
async def tunnel(port: int) -> AsyncIterator[Tunnel]:
    """Open a tunnel to a port until the block ends."""
    made = Tunnel(port)
    server = await asyncio.start_server(made._came, HERE, 0)
    made.address = f"http://{HERE}:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        made.cut()
        await asyncio.gather(*made._tasks, return_exceptions=True)
