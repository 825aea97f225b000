"""A store in one SQLite file: write-ahead log, one writer, a commit for all that waits."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from importlib.resources import files
from itertools import chain
from pathlib import Path

from boomtown.app.stored import Decision, Listed, Pass, Said, Sitting, Steer, StoredRoom, Write
from boomtown.storage import people, queries
from boomtown.storage.devices import SqliteDevices
from boomtown.storage.statements import store
from boomtown.storage.writer import Writer

BUSY_SECONDS = 10


class Unusable(Exception):  # noqa: N818 - reads as what it says
    """A file that games cannot be kept in, and why."""


def connected(path: str) -> sqlite3.Connection:
    """Open the file; what is committed has reached the disk."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
        # Whoever has their name erased does not want it read from the gaps of the file.
        connection.execute("PRAGMA secure_delete = ON")
    except sqlite3.Error:
        connection.close()
        raise
    if mode != "wal":
        connection.close()
        raise Unusable("SQLite cannot keep a write-ahead log there")
    return connection


def migrations() -> list[str]:
    """Return the steps in their order."""
    folder = files("boomtown.storage.migrations")
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".sql"))
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the present shape, wholly or not at all; raises `Unusable`."""
    steps = migrations()
    with connection:
        # Asked under the lock, for another program may be at it too.
        connection.execute("BEGIN IMMEDIATE")
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        if done > len(steps):
            raise Unusable(
                "a later version of Boomtown has written it"
                f" (its tables are of version {done}, this one knows {len(steps)})"
            )
        for statement in chain.from_iterable(map(_statements, steps[done:])):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")


def _statements(step: str) -> Iterator[str]:
    """Yield the statements of a step one by one: a script would not stay in the transaction."""
    statement = ""
    for line in step.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def opened(path: str) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Return a connection to write and one to read, to tables of the present shape."""
    with ExitStack() as undone:
        try:
            writing = connected(path)
            undone.callback(writing.close)
            migrate(writing)
            reading = connected(path)
        except (sqlite3.Error, Unusable) as error:
            raise Unusable(f"cannot keep games in {path}: {error}") from error
        undone.pop_all()
    return writing, reading


class SqliteStore:
    """The store; reads have a connection of their own and do not wait for writes."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, make or renew its tables; raises `Unusable`."""
        writing, reading = opened(str(path))
        self._writer = Writer(writing, commits=True)
        self._reader = Writer(reading, commits=False)
        self.devices = SqliteDevices(self._writer, self._reader)

    async def save(self, batch: Sequence[Write]) -> None:
        """Store all of a batch for good, or raise `Conflict` and store nothing of it."""
        await self._writer.run(partial(store, batch=tuple(batch)))

    async def room(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room."""
        found: StoredRoom | None = await self._reader.run(partial(queries.stored_room, room=room))
        return found

    async def outline(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room but its decisions."""
        job = partial(queries.stored_room, room=room, decisions=False)
        found: StoredRoom | None = await self._reader.run(job)
        return found

    async def listed(self, person: str | None, limit: int) -> Sequence[Listed]:
        """Return a person's rooms, or the public ones."""
        if person is None:
            job = partial(queries.public_rooms, limit=limit)
        else:
            job = partial(queries.rooms_of, person=person, limit=limit)
        found: list[Listed] = await self._reader.run(job)
        return found

    async def finished(self, person: str, before: int, limit: int) -> Sequence[Listed]:
        """Return a person's rooms that are over, from before a moment; the latest first."""
        job = partial(people.finished, person=person, before=before, limit=limit)
        found: list[Listed] = await self._reader.run(job)
        return found

    async def sittings(self, person: str) -> Sequence[Sitting]:
        """Return every seat that a person has anywhere; the latest first."""
        found: list[Sitting] = await self._reader.run(partial(people.sittings, person=person))
        return found

    async def turns(self, game: str, seat: int) -> Sequence[Decision]:
        """Return what a seat has decided, round by round."""
        found: list[Decision] = await self._reader.run(partial(people.turns, game=game, seat=seat))
        return found

    async def steered(self, game: str, seat: int) -> Sequence[Steer]:
        """Return what else was noted of a seat."""
        found: list[Steer] = await self._reader.run(partial(people.steered, game=game, seat=seat))
        return found

    async def spoken(self, person: str) -> Sequence[tuple[str, Said]]:
        """Return all that somebody said, with its room."""
        found: list[tuple[str, Said]] = await self._reader.run(
            partial(people.spoken, person=person)
        )
        return found

    async def timed(self) -> Sequence[tuple[str, int]]:
        """Return every running game that has a deadline, with it."""
        found: list[tuple[str, int]] = await self._reader.run(queries.timed_games)
        return found

    async def expire(self, before: int, keep: Sequence[str]) -> int:
        """Forget rooms that never started and did not change since."""
        job = partial(queries.expire, before=before, keep=tuple(keep))
        gone: int = await self._writer.run(job)
        return gone

    async def put_pass(self, code: str, what: Pass) -> None:
        """Keep a code, by its hash."""
        sql = "INSERT OR REPLACE INTO passes VALUES (?, ?, ?, ?)"
        values = (code, what.room, what.seat, what.expires)
        await self._writer.run(lambda connection: connection.execute(sql, values).rowcount)

    async def take_pass(self, code: str, at: int) -> Pass | None:
        """Use a code up."""
        found: Pass | None = await self._writer.run(partial(queries.take_pass, code=code, at=at))
        return found

    async def drop_passes(self, room: str, seat: int) -> None:
        """Forget the codes of a seat that nobody has used."""
        await self._writer.run(partial(people.drop_passes, room=room, seat=seat))

    async def close(self) -> None:
        """Store what is still waiting, and let go."""
        await self._writer.close()
        await self._reader.close()
