"""A store that forgets everything when the program ends: for tests, and for one evening."""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from boomtown.app.ports import Conflict
from boomtown.app.seating import FREE, Chair
from boomtown.app.stored import (
    Advance,
    Decide,
    Decision,
    DropSaid,
    GameRow,
    Halt,
    Listed,
    OpenGame,
    Pass,
    PutChair,
    PutChairs,
    PutRoom,
    PutSaid,
    PutTiming,
    RoomRow,
    Said,
    Sitting,
    Steer,
    StoredRoom,
    Undo,
    Write,
)
from boomtown.storage.memory_devices import MemoryDevices

NAMES_LISTED = 8


@dataclass(slots=True)
class Kept:
    """All of one room."""

    row: RoomRow | None = None
    chairs: dict[int, Chair] = field(default_factory=dict)
    game: GameRow | None = None
    decisions: dict[tuple[int, int], Decision] = field(default_factory=dict)
    steering: list[Steer] = field(default_factory=list)
    said: dict[int, Said] = field(default_factory=dict)

    def copied(self) -> "Kept":
        """Return a copy that a batch may change and throw away."""
        other = copy(self)
        other.chairs, other.decisions = dict(self.chairs), dict(self.decisions)
        other.steering, other.said = list(self.steering), dict(self.said)
        return other

    def open_round(self, number: int) -> GameRow:
        """Return the game in this round; raises `Conflict` if it has closed."""
        if self.game is None or self.game.ended or self.game.round != number:
            raise Conflict("games")
        return self.game


class MemoryStore:
    """The store as dictionaries, with the same conflicts as a database."""

    def __init__(self) -> None:
        """Begin empty."""
        self._rooms: dict[str, Kept] = {}
        self._passes: dict[str, Pass] = {}
        self.devices = MemoryDevices(lambda: filter(None, map(_stored, self._rooms.values())))

    async def save(self, batch: Sequence[Write]) -> None:
        """Store all of a batch, or raise `Conflict` and store nothing of it."""
        changed: dict[str, Kept] = {}
        for write in batch:
            room = _room_of(write)
            if room not in changed:
                changed[room] = self._rooms.get(room, Kept()).copied()
            _EFFECTS[type(write)](changed[room], write)
        self._rooms.update(changed)

    async def room(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room."""
        return _stored(self._rooms.get(room))

    async def outline(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room but its decisions."""
        whole = await self.room(room)
        return whole and replace(whole, decisions=())

    async def listed(self, person: str | None, limit: int) -> Sequence[Listed]:
        """Return a person's rooms, or the public ones."""
        rows = [kept.row for kept in self._going(person) if kept.row]
        latest = sorted(rows, key=lambda row: row.changed, reverse=True)[:limit]
        return [_listed(row, self._rooms[row.id], person) for row in latest]

    def _going(self, person: str | None) -> Iterator[Kept]:
        for kept in self._rooms.values():
            if kept.row is None or kept.row.status == "ended":
                continue
            public = person is None and kept.row.listed
            if public or any(person in chair.people for chair in kept.chairs.values()):
                yield kept

    async def finished(self, person: str, before: int, limit: int) -> Sequence[Listed]:
        """Return a person's rooms that are over, from before a moment; the latest first."""
        own = [one for one in await self.sittings(person) if one.room.status == "ended"]
        past = [one for one in own if one.room.changed < before and one.game][:limit]
        return [_finished(one, self._rooms[one.room.id]) for one in past]

    async def sittings(self, person: str) -> Sequence[Sitting]:
        """Return every seat that a person has anywhere; the latest first."""
        found = [
            Sitting(kept.row, seat, chair, kept.game)
            for kept in self._rooms.values()
            for seat, chair in kept.chairs.items()
            if kept.row and person in chair.people
        ]
        return sorted(found, key=lambda one: one.room.changed, reverse=True)

    async def turns(self, game: str, seat: int) -> Sequence[Decision]:
        """Return what a seat has decided, round by round."""
        decisions = sorted(self._rooms[game].decisions.items())
        return [one for (_, decider), one in decisions if decider == seat]

    async def steered(self, game: str, seat: int) -> Sequence[Steer]:
        """Return what else was noted of a seat."""
        return [one for one in self._rooms[game].steering if one.seat == seat]

    async def spoken(self, person: str) -> Sequence[tuple[str, Said]]:
        """Return all that somebody said, with its room."""
        rooms = sorted(self._rooms.items())
        return [(room, one) for room, kept in rooms for one in _by(person, kept)]

    async def timed(self) -> Sequence[tuple[str, int]]:
        """Return every running game that has a deadline, with it."""
        games = (kept.game for kept in self._rooms.values())
        times = [(one.id, one.deadline) for one in games if one and one.deadline is not None]
        return sorted(times, key=lambda pair: pair[1])

    async def expire(self, before: int, keep: Sequence[str]) -> int:
        """Forget rooms that never started and did not change since."""
        rows = [kept.row for kept in self._rooms.values() if kept.row]
        old = [row.id for row in rows if row.status == "lobby" and row.changed < before]
        gone = [room for room in old if room not in keep]
        for room in gone:
            del self._rooms[room]
        return len(gone)

    async def put_pass(self, code: str, what: Pass) -> None:
        """Keep a code, by its hash."""
        self._passes[code] = what

    async def take_pass(self, code: str, at: int) -> Pass | None:
        """Use a code up."""
        what = self._passes.pop(code, None)
        return what if what and what.expires >= at else None

    async def drop_passes(self, room: str, seat: int) -> None:
        """Forget the codes of a seat that nobody has used."""
        kept = self._passes.items()
        own = [code for code, what in kept if (what.room, what.seat) == (room, seat)]
        for code in own:
            del self._passes[code]

    async def close(self) -> None:
        """Have nothing to let go."""


def _by(person: str, kept: Kept) -> list[Said]:
    return [one for _, one in sorted(kept.said.items()) if one.person == person]


def _stored(kept: Kept | None) -> StoredRoom | None:
    if kept is None or kept.row is None:
        return None
    chairs = tuple(chair for _, chair in sorted(kept.chairs.items()))
    decisions = tuple(one for _, one in sorted(kept.decisions.items()))
    said = tuple(one for _, one in sorted(kept.said.items()))
    return StoredRoom(kept.row, chairs, kept.game, decisions, said)


def _listed(row: RoomRow, kept: Kept, person: str | None) -> Listed:
    taken = [(seat, chair) for seat, chair in sorted(kept.chairs.items()) if not chair.free]
    own = next((seat for seat, chair in taken if person and person in chair.people), None)
    number = kept.game.round if kept.game else 0
    turn = kept.game is not None and own is not None and (number, own) not in kept.decisions
    names = tuple(chair.name for _, chair in taken[:NAMES_LISTED])
    host = kept.chairs.get(row.host, FREE).name
    listed = Listed(row, names, len(taken), number, turn, host)
    if own is None or kept.game is None:
        return listed
    return replace(listed, opened=kept.game.timing.since, deadline=kept.game.deadline)


def _finished(own: Sitting, kept: Kept) -> Listed:
    game, listed = own.game, _listed(own.room, kept, None)
    rounds = game.round - (game.waiting > 0) if game else 0
    return replace(listed, round=rounds, seat=own.seat)


def _room_of(write: Write) -> str:
    match write:
        case PutRoom(row) | OpenGame(row):
            return row.id
        case PutChair(room) | PutChairs(room) | PutSaid(room) | DropSaid(room):
            return room
        case _:
            return write.game


def _put_room(kept: Kept, write: PutRoom) -> None:
    kept.row = write.room


def _put_chair(kept: Kept, write: PutChair) -> None:
    kept.chairs[write.seat] = write.chair


def _put_chairs(kept: Kept, write: PutChairs) -> None:
    kept.chairs = dict(enumerate(write.chairs))


def _open_game(kept: Kept, write: OpenGame) -> None:
    if kept.game is not None:
        raise Conflict("games")
    kept.game = write.game


def _decide(kept: Kept, write: Decide) -> None:
    game = kept.open_round(write.decision.round)
    key = (write.decision.round, write.decision.seat)
    if game.waiting == 0 or key in kept.decisions:
        raise Conflict("decisions")
    kept.game = replace(game, waiting=game.waiting - 1)
    kept.decisions[key] = write.decision


def _undo(kept: Kept, write: Undo) -> None:
    game = kept.open_round(write.round)
    if (write.round, write.seat) not in kept.decisions:
        raise Conflict("decisions")
    kept.game = replace(game, waiting=game.waiting + 1)
    del kept.decisions[write.round, write.seat]


def _advance(kept: Kept, write: Advance) -> None:
    game = kept.open_round(write.round)
    if game.waiting:
        raise Conflict("games")
    kept.game = replace(
        game,
        round=game.round + (not write.ended),
        waiting=0 if write.ended else game.seats,
        timing=write.timing,
        deadline=write.deadline,
        ended=write.ended,
    )


def _halt(kept: Kept, write: Halt) -> None:
    kept.game = replace(kept.open_round(write.round), ended=True, deadline=None)


def _put_timing(kept: Kept, write: PutTiming) -> None:
    game = kept.open_round(write.round)
    kept.game = replace(game, timing=write.timing, deadline=write.deadline)


def _put_said(kept: Kept, write: PutSaid) -> None:
    if write.said.n in kept.said:
        raise Conflict("said")
    kept.said[write.said.n] = write.said


def _drop_said(kept: Kept, write: DropSaid) -> None:
    for number in write.numbers:
        kept.said.pop(number, None)


def _steer(kept: Kept, write: Steer) -> None:
    kept.steering.append(write)


_EFFECTS: dict[type, Callable[[Kept, Any], None]] = {
    PutRoom: _put_room,
    PutChair: _put_chair,
    PutChairs: _put_chairs,
    PutSaid: _put_said,
    DropSaid: _drop_said,
    OpenGame: _open_game,
    Decide: _decide,
    Undo: _undo,
    Advance: _advance,
    Halt: _halt,
    PutTiming: _put_timing,
    Steer: _steer,
}
