"""What is kept about people, drawer by drawer: each can be shown to its person, and emptied.

Whatever else is to be stored about people gets a drawer of its own here, and with it a place in
the export and in the deletion.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol

from boomtown.app import commands, desk
from boomtown.app.chronicle import bare_record
from boomtown.app.options import Options
from boomtown.app.room import CROWD, Room, Who
from boomtown.app.stored import Decision, Origin, Sitting, Steer
from boomtown.server.hub import Hub
from boomtown.server.table import tools_of


class Drawer(Protocol):
    """One kind of things that are kept about people."""

    name: str

    async def contents(self, person: str) -> Any:
        """Return all of it that is about a person; anything that JSON can hold."""

    async def empty(self, person: str) -> None:
        """Forget it, for good."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is exported; of others there is nothing here, nor of cards still hidden."""

    address: str
    status: str
    changed: int
    seat: int
    host: bool
    name: str
    city: str
    colour: int
    devices: int
    bot: str | None
    options: Options
    origin: Origin | None
    turns: list[Decision] = field(default_factory=list)
    noted: list[Steer] = field(default_factory=list)
    record: str | None = None


class Seats:
    """The drawer of rooms and games: where one sits or sat, under which name, and what one did."""

    name = "seats"

    def __init__(self, hub: Hub) -> None:
        """Know the hub, because rooms that are open have to hear of it."""
        self._hub = hub
        self._store = hub.parts.store

    async def contents(self, person: str) -> list[Seat]:
        """Return every seat, with its turns; of a game that is over its record too (R3.8)."""
        return [await self._seat(sitting) for sitting in await self._store.sittings(person)]

    async def _seat(self, sitting: Sitting) -> Seat:
        row, chair, game = sitting.room, sitting.chair, sitting.game
        return Seat(
            address=f"/r/{row.id}",
            status=row.status,
            changed=row.changed,
            seat=sitting.seat + 1,
            host=row.host == sitting.seat,
            name=chair.name,
            city=chair.city,
            colour=chair.colour,
            devices=len(chair.people),
            bot=chair.bot,
            options=row.options,
            origin=row.origin,
            turns=list(await self._store.turns(row.id, sitting.seat)) if game else [],
            noted=list(await self._store.steered(row.id, sitting.seat)) if game else [],
            record=await self._record(row.id) if row.status == "ended" and game else None,
        )

    async def _record(self, room: str) -> str | None:
        """Return a game's record; a crowd's is others' turns but for a drop."""
        stored = await self._store.room(room)
        if stored is None or stored.game is None or stored.game.seats > CROWD:
            return None
        return bare_record(stored, stored.game)

    async def empty(self, person: str) -> None:
        """Erase the person from every chair; games go on, and stay readable, without the name."""
        for sitting in await self._store.sittings(person):
            await self._store.drop_passes(sitting.room.id, sitting.seat)
            if sitting.room.status == "ended":
                await self._erase_stored(sitting.room.id, person)
            else:
                await self._hub.forget(sitting.room.id, person)

    async def _erase_stored(self, room: str, person: str) -> None:
        """Erase somebody from a game that is over: nobody needs to play it again for that."""
        outline = await self._store.outline(room)
        if outline is None:
            return
        parts = self._hub.parts
        quiet = Room(outline.room, outline.chairs, tools_of(parts))
        desk.attempt(quiet, Who(0, person), commands.Forget(""))
        await self._store.save(quiet.taken_outbox().writes)
        await self._hub.refresh(room)
