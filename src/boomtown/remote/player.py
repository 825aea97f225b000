"""One seat at a table over a socket: commands with answers, and everything that is told."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boomtown.protocol import messages
from boomtown.protocol.commands import Command, Hello
from boomtown.protocol.messages import FromServer

M = TypeVar("M", bound=messages.Told)
PATIENCE = 20.0

_decoder = msgspec.json.Decoder(FromServer)


class Refusal(Exception):  # noqa: N818 - reads as what it says
    """A command that the server did not carry out."""

    def __init__(self, reason: messages.Reason) -> None:
        """Keep the reason."""
        super().__init__(f"{reason.code} {reason.params}")
        self.reason = reason


class Player:
    """A connection to a room; use it as `async with Player(address, room, cookie)`."""

    def __init__(self, address: str, room: str, cookie: str = "") -> None:
        """Know where to go."""
        self.url = f"ws{address.removeprefix('http').rstrip('/')}/ws/{room}"
        self.cookie = cookie
        self.told: list[FromServer] = []
        self.v = 0
        self.watch: Callable[[FromServer], None] = self.told.append
        self._ids = (f"c{number}" for number in itertools.count(1))
        self._answers: dict[str, asyncio.Future[FromServer]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Player":
        """Connect and say hello."""
        await self.connect()
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Hang up."""
        await self.close()

    async def connect(self) -> None:
        """Connect, or connect again: what was missed is told."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(
            self.url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
        if fresh := self._socket.response and self._socket.response.headers.get("set-cookie"):
            self.cookie = fresh.partition(";")[0]
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.ask(Hello(next(self._ids), self.v))

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(_decoder.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket has closed"))
            self._answers.clear()
            self._news.set()

    def _hear(self, message: FromServer) -> None:
        self.v = max(self.v, getattr(message, "v", 0))
        waiting = self._answers.pop(getattr(message, "id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self.watch(message)
        self._news.set()

    async def ask(self, command: Command) -> FromServer:
        """Send a command and wait for its answer; raises `Refusal`."""
        assert self._socket is not None
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = answer
        await self._socket.send(msgspec.json.encode(command).decode())
        message = await asyncio.wait_for(answer, PATIENCE)
        if isinstance(message, messages.Reason) and message.code:
            raise Refusal(message)
        return message

    async def do(self, kind: type[Command], **fields: Any) -> FromServer:
        """Send a command of a kind under the next id."""
        return await self.ask(kind(next(self._ids), **fields))

    def last(self, kind: type[M]) -> M | None:
        """Return the last message of a kind."""
        return next((one for one in reversed(self.told) if isinstance(one, kind)), None)

    async def until(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """Wait for a message of a kind, heard already or not yet."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            for message in reversed(self.told):
                if isinstance(message, kind) and fits(message):
                    return message
            self._news.clear()
            left = deadline - asyncio.get_running_loop().time()
            await asyncio.wait_for(self._news.wait(), left)
