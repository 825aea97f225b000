"""A store for tests without a loop: what a table wrote, and the room that comes back of it."""

from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

from boomtown.app.restore import restored
from boomtown.app.stored import StoredRoom, Write
from boomtown.storage.memory import MemoryStore
from tests.app.table import Table

T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run what never waits."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("this waits for something")


def stored(writes: Iterable[Write], room: str = "room") -> StoredRoom:
    """Return what a store holds of a room after these writes."""
    store = MemoryStore()
    at_once(store.save(list(writes)))
    found = at_once(store.room(room))
    assert found is not None
    return found


def brought_back(made: Table, room: str = "room") -> Table:
    """Return a table with the room as it is stored, and the same people in it."""
    again = Table(restored(stored(made.writes, room), made.room.tools), made.clock)
    again.bots_act, again.writes = made.bots_act, list(made.writes)
    again.deliver()
    for connection, who in made.room.presence.items():
        again.enter(connection, who.person)
    return again
