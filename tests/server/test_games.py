"""Whole games through requests and sockets."""

import asyncio

import pytest

from boomtown.app.room import TALLY_EVERY
from tests.server.house import house, seated

LONGEST = 60


@pytest.mark.slow
async def test_two_people_and_a_bot_play_to_the_end_and_read_the_record() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, start=False, seed="17")
        await wires[0].done({"t": "add_bot", "bot": "random"})
        await wires[0].done({"t": "start"})
        host = home.guests[0]
        assert (await host.get(f"/api/rooms/{room}/record")).json() == {"code": "no_record"}
        for number in range(1, LONGEST):
            await asyncio.gather(*(wire.table(number) for wire in wires))
            await asyncio.gather(*(wire.play(number, seat) for seat, wire in enumerate(wires)))
            await home.settled(room)
            if wires[0].all("ended"):
                break
        ended = [await wire.until(lambda one: one["t"] == "ended") for wire in wires]
        assert ended[0]["scores"] == ended[1]["scores"]
        record = await host.get(f"/api/rooms/{room}/record")
        assert record.text.count("\nround ") == number
        assert record.headers["content-disposition"].startswith('attachment; filename="boomtown-')
        assert home.hub.metrics.turns == 3 * number
        assert home.hub.metrics.failures == 0


@pytest.mark.slow
async def test_many_who_watch_are_told_and_hold_up_nobody() -> None:
    async with house() as home:
        room, wires = await seated(home)
        watchers = [await home.guest(f"10.1.0.{n}").enters(room) for n in range(90)]
        _, others = await seated(home)
        told = asyncio.gather(*(watcher.table(2) for watcher in watchers))
        await asyncio.gather(*(wire.play(1) for wire in wires))
        asked = asyncio.gather(*(other.done({"t": "ping"}) for other in others))
        await asyncio.gather(asked, told)
        assert len({str(one["cards"]) for one in told.result()}) == 1
        await home.at(TALLY_EVERY, room)
        counted = await watchers[0].until(lambda one: one.get("watching") == 90)
        assert counted["t"] == "room"
