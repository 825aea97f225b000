"""What is asked of the database, and the values that its rows stand for."""

import sqlite3
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from boomtown.app.seating import Chair
from boomtown.app.stored import Decision, GameRow, Listed, Pass, RoomRow, Said, StoredRoom
from boomtown.app.timing import Timing

Connection = sqlite3.Connection
T = TypeVar("T")

NAMES_LISTED = 8


def read(text: str, kind: type[T]) -> T:
    """Return the value that JSON stands for."""
    return msgspec.json.decode(text, type=kind)


def stored_room(connection: Connection, room: str, *, decisions: bool = True) -> StoredRoom | None:
    """Return all of a room, as of one moment; its decisions only if they are wanted."""
    connection.execute("BEGIN")
    try:
        row = connection.execute("SELECT body FROM rooms WHERE id = ?", (room,)).fetchone()
        if row is None:
            return None
        chairs = connection.execute(
            "SELECT body FROM chairs WHERE room = ? ORDER BY seat", (room,)
        ).fetchall()
        decided = _decisions(connection, room) if decisions else ()
        game = game_of(connection, room)
        said = _said(connection, room)
    finally:
        connection.execute("COMMIT")
    return StoredRoom(
        read(row[0], RoomRow),
        tuple(read(body, Chair) for (body,) in chairs),
        game,
        decided,
        said,
    )


def _decisions(connection: Connection, room: str) -> tuple[Decision, ...]:
    rows = connection.execute(
        "SELECT round, seat, moves, at FROM decisions WHERE game = ? ORDER BY round, seat",
        (room,),
    ).fetchall()
    return tuple(Decision(*values) for values in rows)


def _said(connection: Connection, room: str) -> tuple[Said, ...]:
    rows = connection.execute("SELECT body FROM said WHERE room = ? ORDER BY n", (room,)).fetchall()
    return tuple(read(body, Said) for (body,) in rows)


def game_of(connection: Connection, room: str) -> GameRow | None:
    """Return a room's game."""
    row = connection.execute("SELECT * FROM games WHERE id = ?", (room,)).fetchone()
    if row is None:
        return None
    game, record, seats, number, waiting, timing, deadline, ended = row
    clock = read(timing, Timing)
    return GameRow(game, record, seats, number, waiting, clock, deadline, bool(ended))


def public_rooms(connection: Connection, limit: int) -> list[Listed]:
    """Return public rooms that are not over, the latest change first."""
    rows = connection.execute(
        "SELECT rooms.body, games.round FROM rooms LEFT JOIN games ON games.id = rooms.id"
        " WHERE public AND rooms.status != 'ended' ORDER BY changed DESC LIMIT ?",
        (limit,),
    ).fetchall()
    return [listed_room(connection, body, number) for body, number in rows]


def rooms_of(connection: Connection, person: str, limit: int) -> list[Listed]:
    """Return a person's rooms that are not over, the latest change first."""
    rows = connection.execute(
        "SELECT rooms.body, games.round, games.id IS NOT NULL AND NOT EXISTS ("
        "  SELECT 1 FROM decisions WHERE game = games.id AND round = games.round"
        "  AND seat = sitting.seat), games.timing, games.deadline"
        " FROM sitting JOIN rooms ON rooms.id = sitting.room LEFT JOIN games ON games.id = rooms.id"
        " WHERE sitting.person = ? AND rooms.status != 'ended' ORDER BY changed DESC LIMIT ?",
        (person, limit),
    ).fetchall()
    return [_own_room(connection, *row) for row in rows]


def _own_room(connection: Connection, *row: Any) -> Listed:
    """Return a room with the times of its round."""
    *listed, timing, deadline = row
    opened = read(timing, Timing).since if timing else None
    return replace(listed_room(connection, *listed), opened=opened, deadline=deadline)


def listed_room(
    connection: Connection, body: str, number: int | None, turn: int | None = None
) -> Listed:
    """Return a room with the first of its names."""
    room = read(body, RoomRow)
    names = connection.execute(
        "SELECT name FROM chairs WHERE room = ? AND taken ORDER BY seat LIMIT ?",
        (room.id, NAMES_LISTED),
    ).fetchall()
    host = connection.execute(
        "SELECT name FROM chairs WHERE room = ? AND seat = ?", (room.id, room.host)
    ).fetchone()
    (taken,) = connection.execute(
        "SELECT count(*) FROM chairs WHERE room = ? AND taken", (room.id,)
    ).fetchone()
    first = tuple(name for (name,) in names)
    return Listed(room, first, taken, number or 0, bool(turn), host[0] if host else "")


def timed_games(connection: Connection) -> list[tuple[str, int]]:
    """Return the running games with a deadline, the first one first."""
    return connection.execute(
        "SELECT id, deadline FROM games WHERE deadline IS NOT NULL ORDER BY deadline"
    ).fetchall()


def take_pass(connection: Connection, code: str, at: int) -> Pass | None:
    """Use a code up."""
    row = connection.execute(
        "DELETE FROM passes WHERE code = ? RETURNING room, seat, expires", (code,)
    ).fetchone()
    connection.execute("DELETE FROM passes WHERE expires < ?", (at,))
    if row is None or row[2] < at:
        return None
    return Pass(*row)


def expire(connection: Connection, before: int, keep: tuple[str, ...]) -> int:
    """Delete rooms that never started and did not change since."""
    old = connection.execute(
        "SELECT id FROM rooms WHERE status = 'lobby' AND changed < ?", (before,)
    ).fetchall()
    gone = [(room,) for (room,) in old if room not in keep]
    columns = {"rooms": "id", "chairs": "room", "sitting": "room", "said": "room"}
    for table, column in columns.items():
        connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", gone)
    return len(gone)
