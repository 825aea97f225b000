"""Two servers on one store: each hears what the other stored, and what came first stands (R3.8)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from boomtown.app.news import LocalBus
from boomtown.app.ports import Store
from boomtown.storage.memory import MemoryStore
from tests.app.table import FakeClock
from tests.server.house import Guest, House, Node, house, seated
from tests.server.wire import Said, Wire


@asynccontextmanager
async def two(store: Store | None = None) -> AsyncIterator[tuple[House, House]]:
    """Run two servers that share a store, the news and the time."""
    store, bus, clock = store or MemoryStore(), LocalBus(), FakeClock()
    async with (
        house(store, node=Node(bus, clock, 1)) as one,
        house(store, node=Node(bus, clock, 2)) as other,
    ):
        yield one, other


def at(home: House, guest: Guest) -> Guest:
    """Return the same person at another server."""
    there = home.guest(guest.address)
    there.client.cookies.set("boomtown", guest.token)
    return there


async def _split(one: House, other: House) -> tuple[str, Wire, Wire]:
    """Begin a game with a seat at each server."""
    room, wires = await seated(one)
    there = await at(other, one.guests[1]).enters(room)
    await wires[1].hang_up()
    return room, wires[0], there


def _half_full(number: int) -> Callable[[Said], bool]:
    """Tell the table of a round in which somebody is in."""
    return lambda one: one["t"] == "table" and one["round"] == number and bool(one["confirmed"])


@pytest.mark.rule("R3.3")
async def test_a_game_goes_on_between_two_servers() -> None:
    async with two() as (one, other):
        room, here, there = await _split(one, other)
        for number in range(1, 6):
            for wire in (here, there):
                await wire.table(number)
            first, second = (here, there) if number % 2 else (there, here)
            await first.play(number)
            await second.until(_half_full(number))
            await second.play(number)
        tables = [await wire.table(6) for wire in (here, there)]
        assert tables[0]["cards"] == tables[1]["cards"]
        assert one.table(room).room.play is not None


@pytest.mark.rule("R3.3")
async def test_two_last_seats_at_two_servers_close_the_round() -> None:
    async with two() as (one, other):
        _, here, there = await _split(one, other)
        for number in range(1, 11):
            turns = await asyncio.gather(*(w.turn(number) for w in (here, there)))
            here.say({"t": "confirm", "id": f"a{number}", "round": number, "moves": turns[0]})
            there.say({"t": "confirm", "id": f"b{number}", "round": number, "moves": turns[1]})
            await asyncio.gather(*(wire.table(number + 1) for wire in (here, there)))


async def test_what_is_said_at_one_server_is_heard_at_the_other() -> None:
    async with two() as (one, other):
        _, here, there = await _split(one, other)
        await here.done({"t": "say", "phrase": "hello"})
        told = await there.until(lambda said: said["t"] == "talk")
        assert [line["phrase"] for line in told["lines"]] == ["hello"]
        await there.done({"t": "say", "phrase": "luck"})
        told = await here.until(lambda said: said["t"] == "talk" and len(said["lines"]) > 1)
        assert [line["phrase"] for line in told["lines"]] == ["hello", "luck"]
        await here.done({"t": "hush"})
        await there.until(lambda said: said["t"] == "talk" and not said.get("lines"))
