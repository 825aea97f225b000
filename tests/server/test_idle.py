"""Rooms that nobody needs: put away, brought back from the store, forgotten in the end."""

import asyncio
import time

import pytest

from boomtown.bots.pool import BotsHere
from boomtown.bots.question import Answer, Question
from boomtown.server.hub import IDLE, LONGEST_SLEEP, NEVER_STARTED
from boomtown.storage.memory import MemoryStore
from tests.server.house import House, house, seated

DAY = 24 * 3_600 * 1_000


def _long_ago(home: House, room: str) -> None:
    """Let the last one have left long ago."""
    home.table(room).idle_since = time.monotonic() - IDLE - 1


async def _left(home: House, room: str) -> None:
    for client in list(home.table(room).clients.values()):
        client.end(1000)
    while home.hub.sockets or not home.table(room).idle:
        await asyncio.sleep(0)


async def test_a_room_that_everybody_has_left_is_put_away_after_a_while() -> None:
    async with house() as home:
        room, _ = await seated(home)
        await _left(home, room)
        await home.hub.sweep()
        assert room in home.hub.tables
        _long_ago(home, room)
        await home.hub.sweep()
        assert room not in home.hub.tables


async def test_a_room_with_somebody_in_it_stays() -> None:
    async with house() as home:
        room, wires = await seated(home)
        _long_ago(home, room)
        await home.hub.sweep()
        assert (await wires[0].ask({"t": "ping"}))["t"] == "answer"


async def test_a_room_that_was_put_away_comes_back_as_it_was() -> None:
    async with house() as home:
        room, wires = await seated(home)
        moves = await wires[0].play(1)
        before = wires[1].last("table")
        await _left(home, room)
        _long_ago(home, room)
        await home.hub.sweep()
        home.clock.time += 1_000
        back = await home.guests[1].enters(room)
        table = back.last("table")
        assert table["confirmed"] == [0]
        assert (table["cards"], table["plans"]) == (before["cards"], before["plans"])
        await back.play(1)
        await back.table(2)
        stored = await home.hub.parts.store.room(room)
        assert stored is not None
        assert stored.decisions[0].moves == ", ".join(moves)


async def test_a_room_where_a_bot_still_thinks_is_not_put_away() -> None:
    async with house(bots=_Pondering()) as home:
        room, wires = await seated(home, start=False)
        await wires[0].done({"t": "add_bot", "bot": "random"})
        await wires[0].done({"t": "start"})
        for wire in wires:
            await wire.hang_up()
        _long_ago(home, room)
        await home.hub.sweep()
        assert room in home.hub.tables


class _Pondering(BotsHere):
    """Bots that never come to an end."""

    async def think(self, question: Question) -> Answer:
        await asyncio.Event().wait()
        return await super().think(question)


async def test_a_room_that_never_started_expires_once_it_is_old_and_put_away() -> None:
    async with house() as home:
        guest = home.guest()
        room = await guest.opens(public=True)
        wire = await guest.enters(room)
        home.clock.time += NEVER_STARTED + 1
        await home.hub.sweep()
        assert (await wire.ask({"t": "ping"}))["t"] == "answer"
        await wire.hang_up()
        await home.settled(room)
        _long_ago(home, room)
        await home.hub.sweep()
        assert (await guest.get("/api/lobby")).json() == {"public": [], "yours": []}
        assert (await guest.wire(room).ended())["code"] == "no_room"


@pytest.mark.parametrize("ended", [False, True])
async def test_a_game_that_began_does_not_expire(ended: bool) -> None:
    async with house() as home:
        room, wires = await seated(home)
        if ended:
            await wires[0].done({"t": "end"})
        await _left(home, room)
        _long_ago(home, room)
        home.clock.time += NEVER_STARTED + 1
        await home.hub.sweep()
        back = await home.guests[0].enters(room)
        assert back.last("ended" if ended else "table")


async def test_a_visit_from_outside_does_not_keep_a_room_for_ever() -> None:
    async with house() as home:
        guest = home.guest()
        room = await guest.opens()
        assert (await guest.get(f"/api/rooms/{room}")).status_code == 200
        _long_ago(home, room)
        await home.hub.sweep()
        assert home.hub.tables == {}


async def test_the_time_is_up_for_who_is_late_and_a_bot_plays_the_turn() -> None:
    async with house() as home:
        room, wires = await seated(home, tempo="round", seconds=60)
        await wires[0].play(1)
        await home.at(60_000, room)
        for wire in wires:
            assert (await wire.table(2))["deadline"] == 60_000
        assert home.hub.metrics.turns == 2


async def test_a_deadline_outlives_the_server_with_a_moment_of_grace() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, wires = await seated(home, tempo="round", seconds=60)
        await wires[0].play(1)
        cookie = home.guests[1].token
    async with house(store) as home:
        home.clock.time += 61_000
        assert room in home.hub._alarms
        late = home.guest()
        late.client.cookies.set("boomtown", cookie)
        await home.at(0, room)
        wire = await late.enters(room)
        assert wire.last("table")["deadline"] == 20_000
        await home.at(19_999, room)
        await wire.done({"t": "ping"})
        assert wire.last("table")["round"] == 1
        await home.at(1, room)
        assert (await wire.table(2))["round"] == 2


async def test_nobody_need_be_there_for_a_deadline() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, _ = await seated(home, tempo="days", seconds=1)
    async with house(store) as home:
        home.clock.time += DAY
        await home.at(0, room)
        while room not in home.hub.tables:
            await asyncio.sleep(0)
        await home.settled(room)
        await home.at(20_000, room)
        while home.hub.metrics.turns < 2:
            await asyncio.sleep(0)
        stored = await store.room(room)
        assert stored is not None
        assert [one.seat for one in stored.decisions] == [0, 1]
        assert stored.game is not None
        assert (stored.game.round, stored.game.deadline) == (2, home.clock.time + DAY)


async def test_the_clock_stands_while_the_host_pauses() -> None:
    async with house() as home:
        room, wires = await seated(home, tempo="round", seconds=60)
        await wires[0].done({"t": "pause", "paused": True})
        await home.at(600_000, room)
        await wires[0].done({"t": "ping"})
        assert room not in home.hub._alarms
        await wires[0].done({"t": "pause", "paused": False})
        assert wires[0].last("table")["deadline"] == 60_000
        assert room in home.hub._alarms


async def test_an_alarm_far_away_is_set_again_before_it_is_forgotten() -> None:
    async with house() as home:
        room, _ = await seated(home, tempo="days", seconds=30)
        loop = asyncio.get_running_loop()
        assert home.hub._alarms[room].when() <= loop.time() + LONGEST_SLEEP
        home.hub._ring(room)
        await asyncio.sleep(0)
        await home.settled(room)
        assert room in home.hub._alarms
        assert home.hub.metrics.turns == 0
