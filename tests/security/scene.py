"""A table in the middle of a round, and who might want to spoil it."""

import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boomtown.storage.memory import MemoryStore
from tests.server.house import UNLIMITED, Guest, House, house, seated
from tests.server.wire import Wire


@dataclass
class Scene:
    """A running game: seat 0 is the host and is in, seat 1 drafts, somebody watches."""

    home: House
    store: MemoryStore
    room: str
    wires: dict[str, Wire]
    guests: dict[str, Guest]
    code: str

    def state(self) -> Any:
        """Return all that an attack could change."""
        room = self.home.table(self.room).room
        play = room.play
        assert play is not None
        drafts = {seat: turn.moves for seat, turn in play.drafts.items()}
        stored = copy.deepcopy((self.store._rooms, self.store._passes))
        return stored, room.row, room.chairs, play.game, play.timing, drafts, sorted(play.thinking)


@asynccontextmanager
async def scene(files: Path | None = None) -> AsyncIterator[Scene]:
    """Set the table until the block ends; whatever happens there must be no failure."""
    store = MemoryStore()
    async with house(store, UNLIMITED, files) as home:
        room, (host, guest) = await seated(home, tempo="round", seconds=600)
        await host.play(1)
        moves = await guest.turn(1)
        await guest.draft(1, moves[:1])
        page = await home.guests[1].post(f"/api/rooms/{room}/code")
        stranger = home.guest("6.6.6.6")
        wires = {"host": host, "guest": guest, "watcher": await stranger.enters(room)}
        guests = {"host": home.guests[0], "guest": home.guests[1], "stranger": stranger}
        await home.settled(room)
        yield Scene(home, store, room, wires, guests, page.json()["code"])
        assert home.hub.metrics.failures == 0
