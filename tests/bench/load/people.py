"""People at tables: sockets that send what was written for them and measure the answers."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote.visitor import Visitor
from tests.bench.load.games import Turns
from tests.bench.load.socket import Socket, connected


class Head(msgspec.Struct):
    """What a person looks at; the rest of a message is not even decoded."""

    t: str = ""
    id: str = ""
    code: str = ""
    round: int = 0


_head = msgspec.json.Decoder(Head).decode
_write = msgspec.json.Encoder().encode


class Person:
    """A socket with a script: sends, and notes how long answers take."""

    def __init__(self, turns: Turns) -> None:
        """Know what to play."""
        self.turns = turns
        self.socket: Socket | None = None
        self.round = 0
        self.ended = False
        self.refused: Counter[str] = Counter()
        self.times: list[float] = []
        self.on_table: Callable[[Person], None] | None = None
        self.on_answer: Callable[[Person], None] | None = None
        self.table_at = 0.0
        self._sent: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[Head]] = {}
        self._ids = 0

    async def sit(self, host: str, room: str, cookie: str = "", name: str = "") -> None:
        """Connect; join where a name is given."""
        self.socket = await connected(host, f"/ws/{room}", cookie, self._hear)
        await self.ask({"t": "hello"})
        if name:
            await self.ask({"t": "join", "name": name})

    def _hear(self, content: bytes) -> None:
        head = _head(content)
        if head.id:
            self._answered(head)
        if head.t == "table":
            self.round, self.table_at = head.round, time.perf_counter()
            if self.on_table:
                self.on_table(self)
        elif head.t == "ended":
            self.ended = True
        elif head.t == "reason" and head.code:
            self.refused[head.code] += 1

    def _answered(self, head: Head) -> None:
        now = time.perf_counter()
        waiting = self._waiting.pop(head.id, None)
        if waiting is not None:
            waiting.set_result(head)
        sent = self._sent.pop(head.id, None)
        if sent is None:
            return
        if head.t == "drafted":
            self.times.append(now - sent)
        if self.on_answer:
            self.on_answer(self)

    def send(self, message: dict[str, Any]) -> str:
        """Send a command; its answer is timed."""
        assert self.socket is not None
        self._ids += 1
        name = f"{self._ids}"
        self._sent[name] = time.perf_counter()
        self.socket.send(_write({"id": name, **message}))
        return name

    async def ask(self, message: dict[str, Any]) -> Head:
        """Send a command and wait for its answer."""
        answer: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        self._waiting[self.send(message)] = answer
        return await answer

    def draft(self, length: int) -> None:
        """Send the first moves of this round's turn."""
        moves = self.turns[self.round - 1][:length]
        self.send({"t": "draft", "round": self.round, "moves": moves})

    def confirm(self) -> None:
        """Send the whole turn."""
        moves = self.turns[self.round - 1]
        self.send({"t": "confirm", "round": self.round, "moves": moves})


def opened(host: str, options: Options) -> tuple[str, str]:
    """Open a room; return its id and the host's cookie."""
    visitor = Visitor(f"http://{host}")
    return visitor.open_room(NewRoom(options, "Host")), visitor.cookie


async def seated(host: str, seed: int, turns: tuple[Turns, ...], **options: Any) -> list[Person]:
    """Open a room for so many, sit everybody down, and start."""
    people = [Person(own) for own in turns]
    room, cookie = await asyncio.to_thread(opened, host, Options(seed=str(seed), **options))
    await people[0].sit(host, room, cookie)
    for number, person in enumerate(people[1:], 2):
        await person.sit(host, room, name=f"Person {number}")
    return people
