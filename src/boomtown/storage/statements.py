"""Each write as SQL; what finds no row to change is a conflict, and undoes its whole batch."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from boomtown.app.ports import Conflict
from boomtown.app.stored import (
    Advance,
    Decide,
    DropSaid,
    Halt,
    OpenGame,
    PutChair,
    PutChairs,
    PutRoom,
    PutSaid,
    PutTiming,
    Steer,
    Undo,
    Write,
)
from boomtown.storage.grouped import groups

Connection = sqlite3.Connection


def written(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def store(connection: Connection, batch: Sequence[Write]) -> None:
    """Carry out a batch; raises `Conflict`."""
    for group in groups(batch):
        if isinstance(group, list):
            _decide(connection, group)
        else:
            _STATEMENTS[type(group)](connection, group)


def _changed(connection: Connection, sql: str, values: Sequence[object]) -> None:
    if connection.execute(sql, values).rowcount != 1:
        raise Conflict(sql.split(maxsplit=2)[1])


def _decide(connection: Connection, decisions: list[Decide]) -> None:
    game, number = decisions[0].game, decisions[0].decision.round
    count = len(decisions)
    _changed(
        connection,
        "UPDATE games SET waiting = waiting - ?"
        " WHERE id = ? AND round = ? AND waiting >= ? AND NOT ended",
        (count, game, number, count),
    )
    each = (write.decision for write in decisions)
    rows = [(game, number, one.seat, one.moves, one.at) for one in each]
    try:
        connection.executemany("INSERT INTO decisions VALUES (?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError as error:
        raise Conflict("the seat is in already") from error


def _undo(connection: Connection, write: Undo) -> None:
    _changed(
        connection,
        "UPDATE games SET waiting = waiting + 1 WHERE id = ? AND round = ? AND NOT ended",
        (write.game, write.round),
    )
    _changed(
        connection,
        "DELETE FROM decisions WHERE game = ? AND round = ? AND seat = ?",
        (write.game, write.round, write.seat),
    )


def _advance(connection: Connection, write: Advance) -> None:
    _changed(
        connection,
        "UPDATE games SET round = round + ?, waiting = seats * ?, timing = ?, deadline = ?,"
        " ended = ? WHERE id = ? AND round = ? AND waiting = 0 AND NOT ended",
        (
            not write.ended,
            not write.ended,
            written(write.timing),
            write.deadline,
            write.ended,
            write.game,
            write.round,
        ),
    )


def _halt(connection: Connection, write: Halt) -> None:
    _changed(
        connection,
        "UPDATE games SET ended = 1, deadline = NULL WHERE id = ? AND round = ? AND NOT ended",
        (write.game, write.round),
    )


def _put_timing(connection: Connection, write: PutTiming) -> None:
    _changed(
        connection,
        "UPDATE games SET timing = ?, deadline = ? WHERE id = ? AND round = ? AND NOT ended",
        (written(write.timing), write.deadline, write.game, write.round),
    )


def _open_game(connection: Connection, write: OpenGame) -> None:
    game = write.game
    values = (game.id, game.record, game.seats, game.round, game.waiting)
    try:
        connection.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, written(game.timing), game.deadline, game.ended),
        )
    except sqlite3.IntegrityError as error:
        raise Conflict("the game has begun already") from error


def _put_room(connection: Connection, write: PutRoom) -> None:
    room = write.room
    connection.execute(
        "INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)",
        (room.id, room.status, room.listed, room.changed, written(room)),
    )


def _put_chair(connection: Connection, write: PutChair) -> None:
    room, seat, chair = write.room, write.seat, write.chair
    connection.execute(
        "INSERT OR REPLACE INTO chairs VALUES (?, ?, ?, ?, ?)",
        (room, seat, not chair.free, chair.name, written(chair)),
    )
    connection.execute("DELETE FROM sitting WHERE room = ? AND seat = ?", (room, seat))
    connection.executemany(
        "INSERT OR REPLACE INTO sitting VALUES (?, ?, ?)",
        [(person, room, seat) for person in chair.people],
    )


def _put_chairs(connection: Connection, write: PutChairs) -> None:
    connection.execute("DELETE FROM chairs WHERE room = ?", (write.room,))
    connection.execute("DELETE FROM sitting WHERE room = ?", (write.room,))
    for seat, chair in enumerate(write.chairs):
        _put_chair(connection, PutChair(write.room, seat, chair))


def _put_said(connection: Connection, write: PutSaid) -> None:
    said = write.said
    try:
        connection.execute(
            "INSERT INTO said VALUES (?, ?, ?, ?)", (write.room, said.n, said.person, written(said))
        )
    except sqlite3.IntegrityError as error:
        raise Conflict("something else was said first") from error


def _drop_said(connection: Connection, write: DropSaid) -> None:
    connection.executemany(
        "DELETE FROM said WHERE room = ? AND n = ?", [(write.room, n) for n in write.numbers]
    )


def _steer(connection: Connection, write: Steer) -> None:
    connection.execute(
        "INSERT INTO steering (game, round, kind, seat, at) VALUES (?, ?, ?, ?, ?)",
        (write.game, write.round, write.kind, write.seat, write.at),
    )


_STATEMENTS: dict[type, Callable[[Connection, Any], None]] = {
    PutRoom: _put_room,
    PutChair: _put_chair,
    PutChairs: _put_chairs,
    PutSaid: _put_said,
    DropSaid: _drop_said,
    OpenGame: _open_game,
    Undo: _undo,
    Advance: _advance,
    Halt: _halt,
    PutTiming: _put_timing,
    Steer: _steer,
}
