"""Every store that there is, empty."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.app.ports import Store
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Return an empty store of each kind."""
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "games")
    yield made
    asyncio.run(made.close())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a database may be."""
    return tmp_path / "games.sqlite"
