"""Browsers that want notices, in a store that forgets everything when the program ends."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from boomtown.app.notices import Device, Kind, Look, Waits
from boomtown.app.seating import FREE, Chair
from boomtown.app.stored import GameRow, StoredRoom


class MemoryDevices:
    """The part of a store that notices need, as dictionaries."""

    def __init__(self, rooms: Callable[[], Iterable[StoredRoom]]) -> None:
        """Know how to find the rooms of the store."""
        self._rooms = rooms
        self._devices: dict[str, Device] = {}
        self._looks: dict[tuple[str, int], Look] = {}

    async def put(self, device: Device) -> None:
        """Keep a browser, in place of what was known of it."""
        await self.gone(device.endpoint)
        self._devices[device.person] = device

    async def of(self, person: str) -> Device | None:
        """Return a person's browser."""
        return self._devices.get(person)

    async def drop(self, person: str) -> None:
        """Forget a person's browser."""
        self._devices.pop(person, None)

    async def gone(self, endpoint: str) -> None:
        """Forget a browser that its push service knows no more."""
        known = [one.person for one in self._devices.values() if one.endpoint == endpoint]
        for person in known:
            del self._devices[person]

    async def waiting(self) -> list[Waits]:
        """Return every seat that could be told something."""
        found = [
            self._waits(stored, stored.game, seat)
            for stored in sorted(self._rooms(), key=lambda one: one.room.id)
            if stored.game and stored.game.deadline is not None and not stored.game.ended
            for seat in _undecided(stored, stored.game)
        ]
        return [one for one in found if one.devices]

    def _waits(self, stored: StoredRoom, game: GameRow, seat: int) -> Waits:
        host = dict(enumerate(stored.chairs)).get(stored.room.host, FREE)
        return Waits(
            room=game.id,
            seat=seat,
            round=game.round,
            waiting=game.waiting,
            opened=game.timing.since,
            deadline=game.deadline or 0,
            host=host.name,
            look=self._looks.get((game.id, seat), Look()),
            devices=self._devices_of(stored.chairs[seat]),
        )

    def _devices_of(self, chair: Chair) -> tuple[Device, ...]:
        people = sorted(chair.people)
        return tuple(self._devices[person] for person in people if person in self._devices)

    async def look(self, room: str, seat: int) -> Look:
        """Return what a seat has seen and was told."""
        return self._looks.get((room, seat), Look())

    async def looked(self, room: str, seat: int, look: Look) -> None:
        """Note that a seat has seen its game; whatever it was told is done with."""
        reminded = (await self.look(room, seat)).reminded
        self._looks[room, seat] = replace(look, told=None, reminded=reminded)

    async def told(self, waits: Waits, kind: Kind) -> bool:
        """Note that a seat is told something; False if it was told or has looked meanwhile."""
        look = await self.look(waits.room, waits.seat)
        if look != waits.look:
            return False
        reminded = waits.round if kind == "reminder" else look.reminded
        self._looks[waits.room, waits.seat] = replace(look, told=kind, reminded=reminded)
        return True

    async def forget(self, person: str) -> None:
        """Forget a person's browser, and what was noted of the seats that the person has."""
        await self.drop(person)
        for stored in self._rooms():
            for seat, chair in enumerate(stored.chairs):
                if person in chair.people:
                    self._looks.pop((stored.room.id, seat), None)


def _undecided(stored: StoredRoom, game: GameRow) -> list[int]:
    decided = {one.seat for one in stored.decisions if one.round == game.round}
    if game.timing.tempo != "days":
        return []
    people = [seat for seat, chair in enumerate(stored.chairs) if chair.human]
    return [seat for seat in people if seat not in decided]
