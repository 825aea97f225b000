"""A server in this process, with time and chance that a test decides, and people who come to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from starlette.applications import Starlette

from boomtown.app.news import LocalBus
from boomtown.app.ports import BotRunner, Store
from boomtown.bootstrap import Parts, Push
from boomtown.bots.pool import BotsHere
from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.server.asgi import application
from boomtown.server.hub import Hub
from boomtown.server.limits import Limits, limits_of
from boomtown.server.table import Table
from boomtown.storage.memory import MemoryStore
from tests.app.table import FakeChance, FakeClock
from tests.push.service import Service
from tests.server.wire import Wire

NAME = "boomtown.test"
UNLIMITED = limits_of("messages=0, requests=0, rooms=0, sockets=0, everything=0")


@dataclass
class Guest:
    """Somebody with a browser: a cookie, an address."""

    house: "House"
    address: str
    scheme: str
    client: httpx.AsyncClient

    @property
    def cookie(self) -> str:
        """Return the header that a browser would send."""
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @property
    def token(self) -> str:
        return self.client.cookies["boomtown"]

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=_spelt(headers))

    async def post(self, path: str, content: Any = None, **headers: str) -> httpx.Response:
        body = content if isinstance(content, bytes | None) else msgspec.json.encode(content)
        return await self.client.post(path, content=body, headers=_spelt(headers))

    async def opens(self, name: str = "Host", **options: Any) -> str:
        """Open a room; return its id."""
        answer = await self.post("/api/rooms", NewRoom(Options(**options), name))
        assert answer.status_code == 201, answer.text
        room: str = answer.json()["room"]
        return room

    def wire(self, room: str, query: str = "", **headers: str) -> Wire:
        """Connect a socket, without a word."""
        given = {"host": NAME, "cookie": self.cookie, **_spelt(headers)}
        return self.house.socket(f"/ws/{room}", given, self.address, self.scheme, query)

    async def enters(self, room: str, last: int = 0) -> Wire:
        """Connect a socket and say hello."""
        wire = self.wire(room)
        await wire.done({"t": "hello", "last": last})
        if "set-cookie" in wire.headers:
            token = wire.headers["set-cookie"].split(";")[0].partition("=")[2]
            self.client.cookies.set("boomtown", token)
        return wire

    async def puts_up_a_screen(self, room: str) -> Wire:
        """Show a room to everybody in a living room."""
        wire = self.wire(room, "screen")
        await wire.done({"t": "hello", "last": 0})
        return wire

    async def joins(self, room: str, name: str = "Guest") -> Wire:
        """Sit down in a room."""
        wire = await self.enters(room)
        await wire.done({"t": "join", "name": name})
        return wire


def _spelt(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@dataclass
class House:
    """The application while it runs."""

    app: Starlette
    hub: Hub
    clock: FakeClock
    service: Service
    guests: list[Guest] = field(default_factory=list)

    def guest(self, address: str = "10.0.0.1", scheme: str = "http") -> Guest:
        """Let somebody new come."""
        transport = httpx.ASGITransport(self.app, client=(address, 1), raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{NAME}")
        made = Guest(self, address, scheme, client)
        self.guests.append(made)
        return made

    def socket(
        self,
        path: str,
        headers: dict[str, str],
        address: str = "10.0.0.1",
        scheme: str = "http",
        query: str = "",
    ) -> Wire:
        """Connect a socket to any path."""
        pairs = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": scheme.replace("http", "ws"),
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [pair for pair in pairs if pair[1]],
            "client": (address, 1),
            "server": (NAME, 80),
            "subprotocols": [],
        }
        return Wire(self.app, scope)

    def table(self, room: str) -> Table:
        """Return a room that is open here."""
        return self.hub.tables[room]

    async def at(self, moment: int, room: str) -> None:
        """Let it be so many milliseconds later, and wake a room."""
        self.clock.time += moment
        self.hub._ring(room)
        await asyncio.sleep(0)

    async def settled(self, room: str) -> None:
        """Wait until a room has nothing to do any more."""
        await self.table(room).finished()


class Node(NamedTuple):
    """What a server shares with others on the same store, and its number among them."""

    bus: LocalBus
    clock: FakeClock
    number: int


@asynccontextmanager
async def house(
    store: Store | None = None,
    limits: Limits = UNLIMITED,
    files: Path | None = None,
    bots: BotRunner | None = None,
    node: "Node | None" = None,
) -> AsyncIterator[House]:
    """Run a server until the block ends; everybody leaves before it does."""
    bus, clock, number = node or Node(LocalBus(), FakeClock(), 0)
    chance = FakeChance(drawn=1_000 * number)
    service = Service()
    push = Push(post=service)
    parts = Parts(store or MemoryStore(), bots or BotsHere(), bus, clock, chance, push)
    app, hub = application(parts, limits, files)
    async with app.router.lifespan_context(app):
        made = House(app, hub, clock, service)
        yield made
        hub.farewell()
        for guest in made.guests:
            await guest.client.aclose()


async def seated(
    made: House, people: int = 2, *, start: bool = True, **options: Any
) -> tuple[str, list[Wire]]:
    """Open a room, let so many people sit down and start."""
    guests = [made.guest(f"10.0.0.{number}") for number in range(1, people + 1)]
    room = await guests[0].opens(**options)
    wires = [await guests[0].enters(room)]
    wires += [await one.joins(room, f"Guest {n}") for n, one in enumerate(guests[1:], 1)]
    if start:
        await wires[0].done({"t": "start"})
        for wire in wires:
            await wire.table(1)
    return room, wires
