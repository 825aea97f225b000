"""A server on a port of this machine, in the test's own loop."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from boomtown.app.ports import Store
from boomtown.bootstrap import Parts
from boomtown.bots.pool import BotsHere
from boomtown.server import start
from boomtown.server.asgi import application
from boomtown.server.hub import Hub
from boomtown.server.start import Server, configured, listening, parser
from boomtown.storage.memory import MemoryStore
from tests.server.house import UNLIMITED

HERE = "127.0.0.1"


@dataclass
class Served:
    """A server that runs, and where."""

    hub: Hub
    server: Server
    port: int

    @property
    def address(self) -> str:
        return f"http://{HERE}:{self.port}"


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def served(store: Store | None = None, port: int = 0) -> AsyncIterator[Served]:
    """Run a server until the block ends, as `boomtown serve` does."""
    app, hub = application(Parts(store or MemoryStore(), BotsHere()), UNLIMITED)
    chosen = parser().parse_args(["--host", HERE])
    bound = listening(HERE, port or free_port())
    server = Server(configured(app, chosen), hub, "")
    thresholds, patience = gc.get_threshold(), start.FAREWELL
    # Whoever listens on this machine has heard the farewell in a moment.
    start.FAREWELL = 0.02
    running = asyncio.create_task(server.serve([bound]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield Served(hub, server, bound.getsockname()[1])
    finally:
        server.should_exit = True
        await running
        start.FAREWELL = patience
        gc.unfreeze()
        gc.set_threshold(*thresholds)
