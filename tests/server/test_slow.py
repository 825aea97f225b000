"""A client that does not take its messages: nobody waits for it, and it is let go."""

import asyncio

import pytest

from boomtown.app.history import BACKLOG
from boomtown.server import client, sockets
from tests.server.house import house, seated
from tests.server.wire import Wire

# More than a room tells who comes back.
FEW = BACKLOG + 6


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let few messages be too many, and patience be short."""
    monkeypatch.setattr(client, "MOST_WAITING", FEW)
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.01)


async def _chatter(wire: Wire, times: int) -> None:
    """Say what everybody is told."""
    for number in range(times):
        await wire.done({"t": "ready", "ready": bool(number % 2)})


async def test_a_client_that_takes_nothing_is_let_go_and_nobody_waits() -> None:
    async with house() as home:
        room, wires = await seated(home, start=False)
        wires[1].stop_taking()
        await _chatter(wires[0], FEW + 10)
        await asyncio.wait_for(wires[1].task, 5)
        await home.settled(room)
        assert (home.hub.sockets, home.hub.metrics.slow_clients) == (1, 1)
        assert [one.slow for one in home.table(room).clients.values()] == [False]
        assert wires[0].last("room")["seats"][1]["state"] == "away"


async def test_a_client_that_only_stumbled_is_told_why_and_comes_back() -> None:
    async with house() as home:
        room, wires = await seated(home, start=False)
        heard = len(wires[1].heard)
        wires[1].stop_taking()
        await _chatter(wires[0], FEW + 10)
        wires[1].take_again()
        assert await wires[1].ended() == {"t": "farewell", "code": "slow"}
        assert wires[1].closed == 1013
        assert len(wires[1].heard) < heard + FEW
        back = await home.guests[1].enters(room)
        assert back.last("room")["you"] == 1


async def test_a_client_that_stops_in_the_middle_of_an_answer_is_let_go_too() -> None:
    async with house() as home:
        _, wires = await seated(home, start=False)
        wires[1].stop_taking()
        wires[1].say({"t": "ping", "id": "unheard"})
        await _chatter(wires[0], FEW + 10)
        await asyncio.wait_for(wires[1].task, 5)
        assert home.hub.sockets == 1


async def test_large_messages_count_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as home:
        _, wires = await seated(home)
        monkeypatch.setattr(client, "MOST_BYTES", 40_000)
        wires[1].stop_taking()
        for number in range(10):
            await wires[0].done({"t": "pause", "paused": number % 2 == 0})
        await asyncio.wait_for(wires[1].task, 5)
        assert home.hub.metrics.slow_clients == 1


async def test_a_client_that_takes_its_messages_late_but_takes_them_stays() -> None:
    async with house() as home:
        _, wires = await seated(home, start=False)
        for _ in range(5):
            wires[1].stop_taking()
            await _chatter(wires[0], FEW // 2)
            wires[1].take_again()
            await wires[1].done({"t": "ping"})
        assert home.hub.metrics.slow_clients == 0
        assert wires[1].last("room")["v"] == wires[0].last("room")["v"]


async def test_nothing_is_told_to_who_was_let_go() -> None:
    heard: list[str] = []

    async def send(message: object) -> None:
        heard.append(str(message))

    slow = client.Client(1, "person", send)
    for _ in range(FEW + 1):
        slow.tell(b"frame")
    slow.tell(b"one more")
    assert slow.slow
    slow.part(b"last", 1013)
    slow.part(b"after that", 1000)
    await slow.pump()
    assert [("frame" in one, "last" in one, "1013" in one) for one in heard] == [
        (False, True, False),
        (False, False, True),
    ]
