"""A socket without a network: says what a test wants, hears and keeps everything."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Scope

from boomtown.rules.rng import Stream

Said = dict[str, Any]
PATIENCE = 20.0
# All ids are different, for a person may have several sockets.
_ids = itertools.count(1)


class Wire:
    """One connection to /ws/{room}."""

    def __init__(self, app: ASGIApp, scope: Scope) -> None:
        self.heard: list[Said] = []
        self.raw: list[str] = []
        self.headers: dict[str, str] = {}
        self.closed: int | None = None
        self.reason = ""
        self.accepted = False
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._taken = asyncio.Event()
        self._taken.set()
        self.task = asyncio.ensure_future(app(scope, self._events.get, self._hear))
        self._put({"type": "websocket.connect"})

    def _put(self, event: Message) -> None:
        self._events.put_nowait(event)

    async def _hear(self, message: Message) -> None:
        await self._taken.wait()
        kind = message["type"].removeprefix("websocket.")
        {"accept": self._accept, "send": self._take, "close": self._close}[kind](message)
        self._news.set()

    def _accept(self, message: Message) -> None:
        self.accepted = True
        pairs = message.get("headers", ())
        self.headers = {name.decode(): value.decode() for name, value in pairs}

    def _take(self, message: Message) -> None:
        self.raw.append(message["text"])
        self.heard.append(msgspec.json.decode(message["text"]))

    def _close(self, message: Message) -> None:
        self.closed, self.reason = message["code"], message.get("reason", "")
        # As a browser does, so that the server sees the end of it.
        self._put({"type": "websocket.disconnect", "code": self.closed})

    # What a client does

    def say(self, content: Said | str | bytes) -> None:
        """Send without waiting for an answer."""
        if isinstance(content, dict):
            content = msgspec.json.encode(content).decode()
        kind = "text" if isinstance(content, str) else "bytes"
        self._put({"type": "websocket.receive", kind: content})

    def stop_taking(self) -> None:
        """Take no message any more, as a phone in a tunnel."""
        self._taken.clear()

    def take_again(self) -> None:
        """Come out of the tunnel."""
        self._taken.set()

    async def hang_up(self) -> None:
        """Close from this side."""
        self._put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)

    async def ended(self) -> Said:
        """Wait until the server has closed; return the last message."""
        await asyncio.wait_for(self.task, PATIENCE)
        return self.heard[-1] if self.heard else {}

    # What it hears

    async def until(self, fits: Callable[[Said], bool], after: int = 0) -> Said:
        """Wait for a message that fits; return the first of them."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            for message in self.heard[after:]:
                if fits(message):
                    return message
            if self.task.done():
                raise ConnectionError(f"closed with {self.closed}: {self.heard[after:]}")
            self._news.clear()
            left = deadline - asyncio.get_running_loop().time()
            await asyncio.wait_for(self._news.wait(), left)

    async def ask(self, command: Said) -> Said:
        """Send a command under an id of its own; return the answer."""
        name = command.get("id") or f"w{next(_ids)}"
        after = len(self.heard)
        self.say({"id": name, **command})
        return await self.until(lambda message: message.get("id") == name, after)

    async def done(self, command: Said) -> Said:
        """Send a command that must be carried out."""
        answer = await self.ask(command)
        assert answer["t"] not in ("reason", "farewell"), answer
        return answer

    async def refused(self, command: Said) -> str:
        """Send a command that must be refused; return the code."""
        answer = await self.ask(command)
        assert answer["t"] == "reason", answer
        code: str = answer["code"]
        return code

    async def table(self, number: int) -> Said:
        """Wait for the table of a round."""
        return await self.until(lambda one: one["t"] == "table" and one["round"] == number)

    async def reached(self, number: int) -> Said:
        """Wait for a table of this round or a later one."""
        return await self.until(lambda one: one["t"] == "table" and one["round"] >= number)

    def all(self, kind: str) -> list[Said]:
        return [message for message in self.heard if message["t"] == kind]

    def last(self, kind: str) -> Said:
        return self.all(kind)[-1]

    # Playing

    async def draft(self, number: int, moves: list[str]) -> Said:
        return await self.ask({"t": "draft", "round": number, "moves": moves})

    async def turn(self, number: int, seed: int = 3) -> list[str]:
        """Draft a whole random turn, move by move."""
        rng, moves = Stream(seed, number), list[str]()
        while not moves or moves[-1] != "confirm":
            legal = (await self.draft(number, moves))["legal"]
            moves.append(rng.choice(legal))
        return moves

    async def confirm(self, number: int, moves: list[str]) -> Said:
        return await self.ask({"t": "confirm", "round": number, "moves": moves})

    async def play(self, number: int, seed: int = 3) -> list[str]:
        """Confirm a random turn; return it."""
        moves = await self.turn(number, seed)
        answer = await self.confirm(number, moves)
        assert answer["t"] == "answer", answer
        return moves
