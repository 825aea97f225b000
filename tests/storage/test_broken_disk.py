"""A disk that is full, that may only be read, or that fails: an error, and nothing half stored."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boomtown.app.seating import Chair
from boomtown.app.stored import PutChairs, Write
from boomtown.storage import sqlite
from boomtown.storage.sqlite import SqliteStore, connected, migrate
from boomtown.storage.writer import Writer
from tests.storage.held import Held, begun
from tests.storage.rows import accepted, decide, kept, opened, room, seats_in

LARGE = PutChairs("room1", tuple(Chair((f"p{n}",), "n" * 24, "c" * 24) for n in range(2_000)))

Pragma = Callable[[sqlite3.Connection], Any]


def _full(connection: sqlite3.Connection) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def _roomy(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 100000")


def _read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = 1")


def _writable(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = 0")


@pytest.mark.parametrize(
    ("spoil", "mend", "sentence"),
    [
        (_full, _roomy, "database or disk is full"),
        (_read_only, _writable, "attempt to write a readonly database"),
    ],
)
def test_a_disk_that_takes_nothing_is_an_error_and_works_again_when_mended(
    file: Path, spoil: Pragma, mend: Pragma, sentence: str
) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(2)])
        before = await kept(store)
        spoil(store._writer._connection)
        with pytest.raises(sqlite3.Error, match=sentence):
            await store.save([decide(0), LARGE])
        assert await kept(store) == before
        mend(store._writer._connection)
        assert await accepted(store, decide(0), LARGE)
        assert await seats_in(store) == [0]
        await store.close()

    asyncio.run(scenario())


def test_of_a_commit_on_a_full_disk_what_is_acknowledged_is_stored_and_nothing_else(
    file: Path,
) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(6)])
        _full(store._writer._connection)
        held = Held(store)
        holding = await held.hold()
        batches: list[list[Write]] = [[decide(seat)] for seat in range(6)]
        batches[3].append(LARGE)
        saves = await begun(*(store.save(batch) for batch in batches))
        held.let_go()
        results = await asyncio.gather(*saves, return_exceptions=True)
        await asyncio.gather(holding, return_exceptions=True)
        assert isinstance(results[3], sqlite3.Error)
        stored = [seat for seat, result in enumerate(results) if result is None]
        assert await seats_in(store) == stored
        await store.close()

    asyncio.run(scenario())


class _FailsAt(sqlite3.Connection):
    """A connection that fails to carry out one statement, once."""

    fails_at = ""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == self.fails_at:
            self.fails_at = ""
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "COMMIT", "SAVEPOINT job", "RELEASE job"])
def test_nobody_is_acknowledged_when_the_transaction_itself_fails(
    file: Path, statement: str
) -> None:
    with closing(connected(str(file))) as connection:
        migrate(connection)

    async def scenario() -> None:
        broken = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, factory=_FailsAt
        )
        writer = Writer(broken, commits=True)
        insert = "INSERT INTO rooms VALUES (?, 'lobby', 0, 0, '')"
        await writer.run(lambda connection: connection.execute(insert, ("before",)).rowcount)
        broken.fails_at = statement
        jobs = [lambda c, n=n: c.execute(insert, (n,)).rowcount for n in ("one", "two")]
        results = await asyncio.gather(*map(writer.run, jobs), return_exceptions=True)
        good = [n for n, one in zip(("one", "two"), results, strict=True) if one == 1]
        names = await writer.run(_rooms)
        assert names == sorted(["before", *good])
        assert any(isinstance(one, sqlite3.OperationalError) for one in results)
        await writer.run(lambda connection: connection.execute(insert, ("after",)).rowcount)
        await writer.close()

    asyncio.run(scenario())


def _rooms(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT id FROM rooms ORDER BY id")]


def test_a_file_that_another_program_keeps_locked_is_an_error(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)

    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(2)])
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await store.save([decide(0)])
            other.execute("ROLLBACK")
        assert await accepted(store, decide(0))
        await store.close()

    asyncio.run(scenario())


def test_a_row_that_cannot_be_read_is_an_error_and_reading_goes_on(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room("good"), room("bad")])
        await store._writer.run(
            lambda connection: connection.execute("UPDATE rooms SET body = '{' WHERE id = 'bad'")
        )
        with pytest.raises(Exception, match="truncated"):
            await store.room("bad")
        assert (await kept(store, "good")).room.id == "good"
        await store.close()

    asyncio.run(scenario())
