"""What the database knows of browsers that want notices, and of what their people have seen."""

import sqlite3
from collections.abc import Sequence
from dataclasses import astuple
from functools import partial
from itertools import groupby
from typing import Any

from boomtown.app.notices import Device, Kind, Look, Waits
from boomtown.app.timing import Timing
from boomtown.storage.queries import read
from boomtown.storage.writer import Writer

Connection = sqlite3.Connection

DEVICE = "devices.person, endpoint, key, secret, language, site, since"
LOOK = "coalesce(seen, 0), coalesce(alone, 0), coalesce(at, 0), told, coalesce(reminded, 0)"
# Who has not decided in the open round of a running correspondence game, and wants notices.
WAITING = (
    "SELECT games.id, sitting.seat, games.round, games.waiting, games.timing, games.deadline,"
    " (SELECT name FROM chairs WHERE room = rooms.id"
    f"  AND seat = json_extract(rooms.body, '$.host')), {LOOK}, {DEVICE}"
    " FROM games JOIN rooms ON rooms.id = games.id JOIN sitting ON sitting.room = games.id"
    " JOIN devices ON devices.person = sitting.person"
    " JOIN chairs ON chairs.room = games.id AND chairs.seat = sitting.seat"
    " LEFT JOIN looks ON looks.room = games.id AND looks.seat = sitting.seat"
    " WHERE games.deadline IS NOT NULL AND NOT games.ended"
    " AND json_extract(games.timing, '$.tempo') = 'days'"
    " AND json_extract(chairs.body, '$.bot') IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM decisions WHERE game = games.id"
    "  AND round = games.round AND seat = sitting.seat)"
    " ORDER BY games.id, sitting.seat, devices.person"
)
LOOKED = (
    "INSERT INTO looks (room, seat, seen, alone, at) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (room, seat) DO UPDATE"
    " SET seen = excluded.seen, alone = excluded.alone, at = excluded.at, told = NULL"
)
TOLD = (
    "INSERT INTO looks (room, seat, told, reminded) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (room, seat) DO UPDATE"
    " SET told = excluded.told, reminded = max(reminded, excluded.reminded)"
)


class SqliteDevices:
    """The part of a store that notices need; reads do not wait for writes."""

    def __init__(self, writer: Writer, reader: Writer) -> None:
        """Use the connections of the store."""
        self._writer, self._reader = writer, reader

    async def put(self, device: Device) -> None:
        """Keep a browser, in place of what was known of it."""
        await self._writer.run(partial(_put, device=device))

    async def of(self, person: str) -> Device | None:
        """Return a person's browser."""
        found: Device | None = await self._reader.run(partial(_of, person=person))
        return found

    async def drop(self, person: str) -> None:
        """Forget a person's browser."""
        await self._writer.run(partial(_run, sql="DELETE FROM devices WHERE person = ?", of=person))

    async def gone(self, endpoint: str) -> None:
        """Forget a browser that its push service knows no more."""
        sql = "DELETE FROM devices WHERE endpoint = ?"
        await self._writer.run(partial(_run, sql=sql, of=endpoint))

    async def waiting(self) -> list[Waits]:
        """Return every seat that could be told something."""
        found: list[Waits] = await self._reader.run(_waiting)
        return found

    async def look(self, room: str, seat: int) -> Look:
        """Return what a seat has seen and was told."""
        found: Look = await self._reader.run(partial(_look, room=room, seat=seat))
        return found

    async def looked(self, room: str, seat: int, look: Look) -> None:
        """Note that a seat has seen its game; whatever it was told is done with."""
        values = (room, seat, look.seen, look.alone, look.at)
        await self._writer.run(lambda connection: connection.execute(LOOKED, values).rowcount)

    async def told(self, waits: Waits, kind: Kind) -> bool:
        """Note that a seat is told something; False if it was told or has looked meanwhile."""
        done: bool = await self._writer.run(partial(_told, waits=waits, kind=kind))
        return done

    async def forget(self, person: str) -> None:
        """Forget a person's browser, and what was noted of the seats that the person has."""
        await self._writer.run(partial(_forget, person=person))


def _put(connection: Connection, device: Device) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(device)
    )


def _of(connection: Connection, person: str) -> Device | None:
    row = connection.execute(
        f"SELECT {DEVICE} FROM devices WHERE person = ?",
        (person,),
    ).fetchone()
    return Device(*row) if row else None


def _run(connection: Connection, sql: str, of: str) -> None:
    connection.execute(sql, (of,))


def _look(connection: Connection, room: str, seat: int) -> Look:
    sql = f"SELECT {LOOK} FROM looks WHERE room = ? AND seat = ?"
    row = connection.execute(sql, (room, seat)).fetchone()
    return _look_of(row) if row else Look()


def _look_of(values: Sequence[Any]) -> Look:
    seen, alone, at, told, reminded = values
    return Look(seen, bool(alone), at, told, reminded)


def _waiting(connection: Connection) -> list[Waits]:
    rows = connection.execute(WAITING).fetchall()
    return [_waits(list(seat)) for _, seat in groupby(rows, key=lambda row: row[:2])]


def _waits(rows: list[Any]) -> Waits:
    """Return a seat with all its browsers."""
    room, seat, number, waiting, timing, deadline, host, *rest = rows[0]
    return Waits(
        room=room,
        seat=seat,
        round=number,
        waiting=waiting,
        opened=read(timing, Timing).since,
        deadline=deadline,
        host=host or "",
        look=_look_of(rest[:5]),
        devices=tuple(Device(*row[12:]) for row in rows),
    )


def _told(connection: Connection, waits: Waits, kind: Kind) -> bool:
    if _look(connection, waits.room, waits.seat) != waits.look:
        return False
    reminded = waits.round if kind == "reminder" else 0
    connection.execute(TOLD, (waits.room, waits.seat, kind, reminded))
    return True


def _forget(connection: Connection, person: str) -> None:
    connection.execute("DELETE FROM devices WHERE person = ?", (person,))
    connection.execute(
        "DELETE FROM looks WHERE (room, seat) IN (SELECT room, seat FROM sitting WHERE person = ?)",
        (person,),
    )
