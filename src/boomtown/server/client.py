"""One socket: what waits to be sent, and how much may; nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING = 512
MOST_BYTES = 8 * 1024 * 1024
TRY_AGAIN = 1013
GOING_AWAY = 1001
NORMAL = 1000


class Client:
    """Frames for one connection, in order; too many of them and it is let go."""

    def __init__(self, number: int, person: str, send: Send, *, screen: bool = False) -> None:
        """Wait for frames; a screen shows them to everybody in a living room."""
        self.number = number
        self.person = person
        self.screen = screen
        self.slow = False
        self._send = send
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._ending: int | None = None
        self._pumping: asyncio.Task[None] | None = None
        self._sending = False
        self._held = False

    def hold(self) -> None:
        """Let frames wait for the `flush` that follows, without waking the pump."""
        self._held = True

    def tell(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self._ending is not None or self.slow:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._give_up()
        elif not self._held:
            self._news.set()

    def _give_up(self) -> None:
        """Stop sending, even in the middle: who takes nothing would hold the pump for ever."""
        self.slow = True
        self._frames.clear()
        if self._pumping is not None:
            self._pumping.cancel()

    def part(self, frame: bytes, code: int) -> None:
        """Send one last frame, and close."""
        if self._ending is None:
            self._frames.append(frame)
            self.end(code)

    def end(self, code: int) -> None:
        """Close the socket once what waits has been sent."""
        if self._ending is None:
            self._ending = code
        self._news.set()

    async def flush(self) -> None:
        """Send what waits, unless that is being done already."""
        self._held = False
        if self._sending:
            return
        self._sending = True
        try:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
        finally:
            self._sending = False

    def start(self) -> "asyncio.Task[None]":
        """Let a task of its own send frames from now on."""
        self._pumping = asyncio.create_task(self.pump())
        return self._pumping

    async def pump(self) -> None:
        """Send frames until the end; returns once the socket is closed from here."""
        while True:
            await self.flush()
            if self._ending is not None:
                await self._send({"type": "websocket.close", "code": self._ending})
                return
            self._news.clear()
            await self._news.wait()
