"""The file: how it comes to its present shape, and what is said when it cannot be used."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from boomtown.app.seating import Chair, Chairs
from boomtown.app.stored import PutChairs, Write
from boomtown.bootstrap import DATABASE, BadSetting, store_of
from boomtown.storage import sqlite
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore, connected, migrate, migrations
from tests.storage.rows import GAME, kept, room


def _shape(file: Path) -> tuple[int, list[tuple[str, str]]]:
    with closing(sqlite3.connect(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    return version, rows


def _opened(file: Path) -> None:
    asyncio.run(SqliteStore(file).close())


def test_an_empty_file_gets_the_present_shape(file: Path) -> None:
    _opened(file)
    version, rows = _shape(file)
    assert version == len(migrations())
    assert {"rooms", "chairs", "sitting", "games", "decisions", "steering", "passes"} <= {
        name for name, _ in rows
    }


def test_a_file_of_the_present_shape_is_left_as_it_is(file: Path) -> None:
    _opened(file)
    before = _shape(file)
    _opened(file)
    assert _shape(file) == before


def test_only_the_steps_that_a_file_lacks_are_done(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _opened(file)
    further = [*migrations(), "CREATE TABLE more (n INTEGER);\nINSERT INTO more VALUES (7)"]
    monkeypatch.setattr(sqlite, "migrations", lambda: further)
    _opened(file)
    _opened(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT n FROM more").fetchall() == [(7,)]
    assert _shape(file)[0] == len(further)


def test_a_step_that_fails_is_not_half_done(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _opened(file)
    before = _shape(file)
    broken = [*migrations(), "CREATE TABLE half (n INTEGER);\nINSERT INTO nowhere VALUES (1);"]
    monkeypatch.setattr(sqlite, "migrations", lambda: broken)
    with pytest.raises(sqlite.Unusable, match="no such table: nowhere"):
        SqliteStore(file)
    assert _shape(file) == before


def test_two_programs_that_open_a_new_file_at_once_both_find_it_whole(file: Path) -> None:
    with closing(connected(str(file))) as one, closing(connected(str(file))) as other:
        behind = [other]

        def overtaken(sql: str) -> None:
            if sql.startswith("BEGIN") and behind:
                migrate(behind.pop())

        one.set_trace_callback(overtaken)
        migrate(one)
    assert not behind
    assert _shape(file)[0] == len(migrations())


def test_a_file_of_a_later_version_is_refused_in_a_sentence_and_left_alone(file: Path) -> None:
    _opened(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    before = file.read_bytes()
    with pytest.raises(BadSetting, match="a later version of Boomtown has written it") as no:
        store_of(f"sqlite:{file}")
    assert str(file) in str(no.value)
    assert file.read_bytes() == before


def _not_a_database(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 500)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_not_a_database, "file is not a database"),
        (Path.mkdir, "unable to open database file"),
    ],
)
def test_what_is_no_database_is_refused_in_a_sentence(
    file: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    spoil(file)
    with pytest.raises(BadSetting, match=f"cannot keep games in .*: {sentence}"):
        store_of(f"sqlite:{file}")


def test_a_folder_that_does_not_exist_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="unable to open database file"):
        store_of(f"sqlite:{tmp_path}/nowhere/games.sqlite")


def test_a_database_without_a_log_is_refused() -> None:
    with pytest.raises(BadSetting, match="write-ahead log"):
        store_of("sqlite::memory:")


@pytest.mark.parametrize("name", ["", "sqlite", "sqlite:", "postgresql://here", "memory"])
def test_a_store_is_named_in_full(name: str) -> None:
    if name == "memory":
        assert isinstance(store_of(name), MemoryStore)
        return
    with pytest.raises(BadSetting, match=f"{DATABASE} is memory: or sqlite:FILE"):
        store_of(name)


def test_what_was_stored_has_reached_the_disk(file: Path) -> None:
    async def scenario() -> tuple[str, int]:
        store = SqliteStore(file)
        await store.save([room()])
        connection = store._writer._connection
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        (level,) = connection.execute("PRAGMA synchronous").fetchone()
        await store.close()
        return mode, level

    full = 2
    assert asyncio.run(scenario()) == ("wal", full)


def test_a_store_that_closes_finishes_what_waits(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        saves = [asyncio.create_task(store.save([room(f"r{n}")])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*saves)
        again = SqliteStore(file)
        found = [(await kept(again, f"r{n}")).room.id for n in range(50)]
        await again.close()
        assert found == [f"r{n}" for n in range(50)]

    asyncio.run(scenario())


GREEDY = (
    Chair(name="greedy", bot="greedy", ready=True),
    Chair(("ada",), "greedy"),
    Chair(("bob",), "Bob", bot="greedy"),
    Chair(name="random", bot="random"),
)
APPRENTICE = (
    Chair(name="apprentice", bot="apprentice", ready=True),
    Chair(("ada",), "greedy"),
    Chair(("bob",), "Bob", bot="apprentice"),
    Chair(name="random", bot="random"),
)


async def _chairs_after(file: Path, *batch: Write) -> Chairs:
    store = SqliteStore(file)
    await store.save(batch)
    found = await store.room(GAME)
    await store.close()
    return found.chairs if found else ()


def test_chairs_of_the_bot_that_was_called_greedy_are_found_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = migrations()[:3]
    monkeypatch.setattr(sqlite, "migrations", lambda: before)
    assert asyncio.run(_chairs_after(file, room(), PutChairs(GAME, GREEDY))) == GREEDY
    monkeypatch.undo()
    assert asyncio.run(_chairs_after(file)) == APPRENTICE
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM chairs ORDER BY seat").fetchall()
    assert names == [(chair.name,) for chair in APPRENTICE]
