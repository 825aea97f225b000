"""One seat at a table over a socket: commands with answers, and everything that is told."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boomtown.protocol import commands, messages
from boomtown.protocol.commands import Command, Hello
from boomtown.protocol.messages import FromServer

M = TypeVar("M", bound=messages.Told)
PATIENCE = 20.0
# Seconds between attempts to connect: soon at first, then slower.
PAUSES = (0.05, 0.1, 0.2, 0.4)
LAST_PAUSE = 0.8

_decoder = msgspec.json.Decoder(FromServer)


class Refusal(Exception):  # noqa: N818 - reads as what it says
    """A command that the server did not carry out."""

    def __init__(self, reason: messages.Reason) -> None:
        """Keep the reason."""
        super().__init__(f"{reason.code} {reason.params}")
        self.reason = reason


class Dismissed(ConnectionError):  # noqa: N818 - reads as what it says
    """A farewell for good: coming again would end the same way."""


class Player:
    """A connection to a room; use it as `async with Player(address, room, cookie)`."""

    def __init__(self, address: str, room: str, cookie: str = "") -> None:
        """Know where to go."""
        self.url = f"ws{address.removeprefix('http').rstrip('/')}/ws/{room}"
        self.cookie = cookie
        self.told: list[FromServer] = []
        self.v = 0
        self.watch: Callable[[FromServer], None] = self.told.append
        # A person may be here several times, and an id stands for one command of a person.
        name = secrets.token_hex(6)
        self._ids = (f"{name}-{number}" for number in itertools.count(1))
        self._answers: dict[str, asyncio.Future[FromServer]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._farewell: messages.Farewell | None = None
        self._reading: asyncio.Task[None] | None = None
        self._resuming = asyncio.Lock()

    async def __aenter__(self) -> "Player":
        """Connect and say hello."""
        await self.connect()
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Hang up."""
        await self.close()

    async def connect(self) -> None:
        """Connect, or connect again: what was missed is told."""
        self._farewell = None
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

    @property
    def connected(self) -> bool:
        """Whether there is a connection, as far as can be told."""
        return self._reading is not None and not self._reading.done()

    async def gone(self) -> None:
        """Wait until the connection has ended."""
        if self._reading is not None:
            await asyncio.wait([self._reading])

    async def resume(self) -> None:
        """Connect again, unless that has been done, as often as it takes; raises `Dismissed`."""
        async with self._resuming:
            if not self.connected:
                await self._reconnect()

    async def _reconnect(self) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        for pause in itertools.chain(PAUSES, itertools.repeat(LAST_PAUSE)):
            await self.close()
            try:
                await self.connect()
            except Dismissed:
                raise
            except (OSError, InvalidHandshake):
                if asyncio.get_running_loop().time() > deadline:
                    raise
            else:
                return
            await asyncio.sleep(pause)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(_decoder.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            lost = self._lost()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(lost)
            self._answers.clear()
            self._news.set()

    def _lost(self) -> ConnectionError:
        if self._farewell is not None and not self._farewell.again:
            return Dismissed(self._farewell.code)
        return ConnectionError("the socket has closed")

    def _hear(self, message: FromServer) -> None:
        self.v = max(self.v, getattr(message, "v", 0))
        if isinstance(message, messages.Farewell):
            self._farewell = message
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
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
        except ConnectionClosed as error:
            self._answers.pop(command.id, None)
            raise self._lost() from error
        message = await asyncio.wait_for(answer, PATIENCE)
        if isinstance(message, messages.Reason) and message.code:
            raise Refusal(message)
        return message

    async def do(self, kind: type[Command], **fields: Any) -> FromServer:
        """Send a command of a kind under the next id."""
        return await self.ask(kind(next(self._ids), **fields))

    async def insist(self, kind: type[Command], **fields: Any) -> FromServer:
        """Send a command until it is answered, over as many connections as that takes.

        Its id stays the same, so it is carried out once, however often it arrives.
        """
        command = kind(next(self._ids), **fields)
        while True:
            try:
                return await self.ask(command)
            except Dismissed:
                raise
            except OSError:
                await self.resume()

    async def draft(self, number: int, moves: Sequence[str]) -> messages.Drafted:
        """Ask how the sheet looks after some moves of a round, and what may come next."""
        drafted = await self.insist(commands.Draft, round=number, moves=list(moves))
        assert isinstance(drafted, messages.Drafted)
        return drafted

    async def news(self) -> AsyncIterator[FromServer]:
        """Yield all that is told, over as many connections as that takes; raises `Dismissed`."""
        for place in itertools.count():
            while place >= len(self.told):
                self._news.clear()
                if self.connected:
                    await self._news.wait()
                else:
                    await self.resume()
            yield self.told[place]

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
