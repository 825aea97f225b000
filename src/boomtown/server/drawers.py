"""What is kept about people, drawer by drawer: each can be shown to its person, and emptied.

Whatever else is to be stored about people gets a drawer of its own here, and with it a place in
the export and in the deletion.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol

from boomtown.app import commands, desk
from boomtown.app.chronicle import bare_record
from boomtown.app.options import Options
from boomtown.app.presence import Who
from boomtown.app.room import CROWD, Room
from boomtown.app.sayings import Sayings
from boomtown.app.stored import Decision, Origin, Said, Sitting, Steer
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


class NoticeDrawer:
    """The drawer of notices: where a browser is told, and what its seats have seen."""

    name = "notices"

    def __init__(self, hub: Hub) -> None:
        """Know the store."""
        self._store = hub.parts.store

    async def contents(self, person: str) -> dict[str, Any]:
        """Return the browser as it was stored, and for each seat the last look."""
        devices = self._store.devices
        looks = {
            f"/r/{one.room.id}": await devices.look(one.room.id, one.seat)
            for one in await self._store.sittings(person)
            if one.room.options.tempo == "days"
        }
        return {"browser": await devices.of(person), "looks": looks}

    async def empty(self, person: str) -> None:
        """Send nothing any more, and forget what was seen."""
        await self._store.devices.forget(person)


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
            await erase(self._hub, sitting.room.id, person)


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something said as it is exported; a gesture is about a seat's turn in a round."""

    address: str
    at: int
    name: str
    phrase: str
    text: str
    gesture: str
    seat: int
    round: int


class Words:
    """The drawer of what one said, also where one has no seat any more."""

    name = "said"

    def __init__(self, hub: Hub) -> None:
        """Know the hub, because rooms that are open have to hear of it."""
        self._hub = hub
        self._store = hub.parts.store

    async def contents(self, person: str) -> list[Spoken]:
        """Return all that was said from one's own seats, on whichever device, and elsewhere."""
        found: list[tuple[str, Said]] = []
        for sitting in await self._store.sittings(person):
            outline = await self._store.outline(sitting.room.id)
            others = (one for one in sitting.chair.people if one != person)
            people, said = tuple(others), outline.said if outline else ()
            found += [(sitting.room.id, one) for one in said if one.person in people]
        return [_spoken(room, one) for room, one in (*found, *await self._store.spoken(person))]

    async def empty(self, person: str) -> None:
        """Clear it; rooms where one sits have done so already."""
        for room in dict.fromkeys(room for room, _ in await self._store.spoken(person)):
            await erase(self._hub, room, person)


def _spoken(room: str, said: Said) -> Spoken:
    return Spoken(
        address=f"/r/{room}",
        at=said.at,
        name=said.name,
        phrase=said.phrase,
        text=said.text,
        gesture=said.gesture,
        seat=said.seat + 1,
        round=said.round,
    )


async def erase(hub: Hub, room: str, person: str) -> None:
    """Erase somebody from a room; of a game that is over nothing needs to be played again."""
    parts = hub.parts
    outline = await parts.store.outline(room)
    if outline is None:
        return
    if outline.room.status != "ended":
        await hub.forget(room, person)
        return
    quiet = Room(outline.room, outline.chairs, tools_of(parts))
    quiet.sayings = Sayings(outline.said)
    desk.attempt(quiet, Who(0, person), commands.Forget(""))
    await parts.store.save(quiet.taken_outbox().writes)
    await hub.refresh(room)
