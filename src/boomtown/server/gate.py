"""Lets rooms work one after another, so that sockets are read between any two of them."""

import asyncio
from collections import deque


class Gate:
    """One room's slice of work an iteration of the event loop.

    Hundreds of rooms whose rounds close in the same second would all work in one iteration, and
    a draft that waits in a socket would be read only after the last of them.
    """

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._open = False

    async def passed(self) -> None:
        """Wait for one's turn; whoever came first goes first."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.append(mine)
        if not self._open:
            self._open = True
            loop.call_soon(self._admit, loop)
        await mine

    def _admit(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next one in; the one after it waits for the next iteration."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # a table that was put away waits no more
                first.set_result(None)
                loop.call_soon(self._admit, loop)
                return
        self._open = False
