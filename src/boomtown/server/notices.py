"""Looks now and then for correspondence games that wait for people who are away, and has them told.

The store is asked, not the rooms: nobody's turn waits for this, and rooms that sleep stay asleep.
"""

import asyncio
from collections.abc import Callable

from boomtown.app.notices import Look, Waits, due
from boomtown.app.room import Room
from boomtown.bootstrap import Parts
from boomtown.push.encoding import written
from boomtown.server.courier import Courier, Parcel, content_of
from boomtown.server.logs import log_failure
from boomtown.server.metrics import Metrics
from boomtown.server.people import hashed

EVERY = 15.0
# Services name the topic of a notice with at most so many letters.
TOPIC = 32
SECOND = 1_000


class Notices:
    """Who is to be told what, and that they have looked."""

    def __init__(self, parts: Parts, metrics: Metrics, here: Callable[[str, int], bool]) -> None:
        """`here` tells whether somebody is connected to a room on a seat."""
        self._devices, self._clock = parts.store.devices, parts.clock
        self._metrics, self._here = metrics, here
        self._on = bool(parts.push.services)
        self.courier = Courier(parts.push, self._devices, parts.clock, metrics)

    async def run(self) -> None:
        """Look and tell until cancelled."""
        if not self._on:
            return
        async with asyncio.TaskGroup() as group:
            group.create_task(self.courier.run())
            group.create_task(self._looking())

    async def _looking(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round()
            except Exception:
                self._metrics.failures += 1
                log_failure("notices_failed")

    async def round(self) -> None:
        """Tell everybody who is away and awaited, as far as they were not told."""
        for waits in await self._devices.waiting():
            kind = due(waits, self._clock.now())
            if kind is None or self._here(waits.room, waits.seat):
                continue
            # Noted first: a notice that is lost is better than one that comes again and again.
            if await self._devices.told(waits, kind):
                self._send(waits, kind)

    def _send(self, waits: Waits, kind: str) -> None:
        left = max(waits.deadline - self._clock.now(), 0) // SECOND
        # The address of a room is the key to it, so the service is shown another name.
        topic = written(hashed(waits.room).encode())[:TOPIC]
        for device in waits.devices:
            content = content_of(
                kind=kind,
                room=waits.room,
                host=waits.host,
                round=waits.round,
                until=waits.deadline,
                language=device.language,
            )
            self.courier.take(Parcel(device, content, topic, left, kind == "reminder"))

    async def looked(self, room: Room, person: str) -> None:
        """Note that somebody has seen how a correspondence game stands."""
        seat, play = room.seat_of(person), room.play
        if seat is None or play is None or room.row.options.tempo != "days":
            return
        if room.row.status != "running":
            return
        alone = list(play.waiting()) == [seat]
        look = Look(play.game.round, alone, room.now())
        await self._devices.looked(room.row.id, seat, look)
