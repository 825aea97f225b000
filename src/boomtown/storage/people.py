"""What is asked of the database about one person."""

from dataclasses import replace

from boomtown.app.seating import Chair
from boomtown.app.stored import Decision, Listed, RoomRow, Said, Sitting, Steer
from boomtown.storage.queries import Connection, game_of, listed_room, read

EVERY_SEAT = (
    "SELECT rooms.id, rooms.body, sitting.seat, chairs.body FROM sitting"
    " JOIN rooms ON rooms.id = sitting.room"
    " JOIN chairs ON chairs.room = sitting.room AND chairs.seat = sitting.seat"
    " WHERE sitting.person = ? ORDER BY changed DESC"
)
# A game that the host ended still waits for seats: its last round was never closed.
FINISHED = (
    "SELECT rooms.body, games.round - (games.waiting > 0), sitting.seat FROM sitting"
    " JOIN rooms ON rooms.id = sitting.room JOIN games ON games.id = rooms.id"
    " WHERE sitting.person = ? AND rooms.status = 'ended' AND changed < ?"
    " ORDER BY changed DESC LIMIT ?"
)


def finished(connection: Connection, person: str, before: int, limit: int) -> list[Listed]:
    """Return a person's rooms that are over, the latest first."""
    rows = connection.execute(FINISHED, (person, before, limit)).fetchall()
    return [
        replace(listed_room(connection, body, rounds), seat=seat) for body, rounds, seat in rows
    ]


def sittings(connection: Connection, person: str) -> list[Sitting]:
    """Return every seat that a person has, the latest first."""
    rows = connection.execute(EVERY_SEAT, (person,)).fetchall()
    return [
        Sitting(read(row, RoomRow), seat, read(chair, Chair), game_of(connection, room))
        for room, row, seat, chair in rows
    ]


def turns(connection: Connection, game: str, seat: int) -> list[Decision]:
    """Return what a seat has decided, round by round."""
    rows = connection.execute(
        "SELECT round, seat, moves, at FROM decisions WHERE game = ? AND seat = ? ORDER BY round",
        (game, seat),
    ).fetchall()
    return [Decision(*values) for values in rows]


def steered(connection: Connection, game: str, seat: int) -> list[Steer]:
    """Return what else was noted of a seat."""
    rows = connection.execute(
        "SELECT game, round, kind, at, seat FROM steering WHERE game = ? AND seat = ? ORDER BY n",
        (game, seat),
    ).fetchall()
    return [Steer(*values) for values in rows]


def spoken(connection: Connection, person: str) -> list[tuple[str, Said]]:
    """Return all that somebody said, with its room."""
    rows = connection.execute(
        "SELECT room, body FROM said WHERE person = ? ORDER BY room, n", (person,)
    ).fetchall()
    return [(room, read(body, Said)) for room, body in rows]


def drop_passes(connection: Connection, room: str, seat: int) -> None:
    """Forget the codes of a seat."""
    connection.execute("DELETE FROM passes WHERE room = ? AND seat = ?", (room, seat))
