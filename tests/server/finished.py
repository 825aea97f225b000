"""Finished games for tests of the server: golden ones in a store, and some just played."""

import asyncio
from dataclasses import replace
from typing import Any

from boomtown.app.ports import Store
from boomtown.app.stored import PutChairs, StoredRoom
from boomtown.rules.record_reader import parse_record
from boomtown.server.people import hashed
from boomtown.storage.memory import MemoryStore
from tests.golden.games import FOLDER
from tests.golden.stored import stored, writes
from tests.server.house import Guest, House, seated
from tests.server.wire import Wire

STANDARD = "2018-standard-classic"
SOLO = "2018-solo-classic"
EXPERT = "2018-expert-classic"
ROOM = "plum-fox-7"


def golden(name: str = STANDARD, room: str = ROOM, **options: Any) -> StoredRoom:
    """Return the room of a golden game, with other options if need be."""
    record = parse_record((FOLDER / f"{name}.game").read_text("utf-8"))
    made = stored(record, room)
    row = replace(made.room, options=replace(made.room.options, **options))
    return replace(made, room=row)


async def keeping(*rooms: StoredRoom) -> Store:
    """Return a store with these rooms."""
    store = MemoryStore()
    for room in rooms:
        await store.save(list(writes(room)))
    return store


async def sits(guest: Guest, store: Store, seat: int = 0, room: str = ROOM) -> str:
    """Let somebody be the one who sat there; return the hash that they are known by."""
    await guest.get("/")
    person = hashed(guest.token)
    found = await store.outline(room)
    assert found is not None
    chairs = list(found.chairs)
    chairs[seat] = replace(chairs[seat], people=(person,))
    await store.save([PutChairs(room, tuple(chairs))])
    return person


async def ended(
    home: House, rounds: int = 3, people: int = 2, **options: Any
) -> tuple[str, list[Wire]]:
    """Let people play a few rounds, and their host end the game."""
    room, wires = await seated(home, people, **options)
    for number in range(1, rounds + 1):
        await asyncio.gather(*(wire.table(number) for wire in wires))
        await asyncio.gather(*(wire.play(number, seat) for seat, wire in enumerate(wires)))
    await wires[0].table(rounds + 1)
    await wires[0].done({"t": "end"})
    await home.settled(room)
    return room, wires


def paths(page: dict[str, Any], pages: int = 1) -> list[str]:
    """Return where the rounds and sheets of a game lie."""
    return [page["table"], *(f"{page['sheets']}/{number}" for number in range(pages))]
