"""Whatever is written, in whatever order: memory and SQLite accept the same and hold the same."""

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.app.ports import Store
from boomtown.app.seating import FREE, Chair
from boomtown.app.stored import Halt, PutChair, PutChairs, PutTiming, Write
from boomtown.app.timing import Timing
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore
from tests.storage.rows import accepted, advance, chair, decide, opened, room, undo

SEATS = 2


class Choice(NamedTuple):
    """What a write is made of; `round` is drawn relative to the one that is open by then."""

    kind: str
    seat: int
    round: int
    deadline: int | None

    @property
    def people(self) -> tuple[str, ...]:
        return (f"p{self.seat}", f"q{self.seat}")[: (self.deadline or 0) + 1]


MADE: dict[str, Callable[[Choice], Write]] = {
    "decide": lambda one: decide(one.seat, one.round),
    "undo": lambda one: undo(one.seat, one.round),
    "advance": lambda one: advance(one.round, one.deadline),
    "last": lambda one: advance(one.round, ended=True),
    "clock": lambda one: PutTiming("room1", one.round, Timing(opened=one.seat), one.deadline),
    "halt": lambda one: Halt("room1", one.round),
    "begin": lambda _: opened(SEATS),
    "row": lambda one: room(changed=one.seat, public=True),
    "over": lambda _: room(status="ended"),
    "sit": lambda one: chair(one.seat, *one.people),
    "stand up": lambda one: PutChair("room1", one.seat, FREE),
    "chairs": lambda _: PutChairs("room1", (Chair(("p0",), "N"), FREE)),
}
# Mostly turns in the open round, so that there is something to lose.
choices = st.builds(
    Choice,
    st.sampled_from([*MADE, *["decide"] * 12, *["undo"] * 3, *["advance"] * 6]),
    st.integers(0, SEATS),
    st.sampled_from([0, 0, 0, 0, -1, 1]),
    st.none() | st.integers(0, 3),
)


async def _everything(store: Store) -> list[object]:
    lists = [await store.listed(person, 9) for person in (None, "p0", "q0", "p1", "q1", "p2")]
    return [*lists, await store.timed()]


async def _in_step(batches: Sequence[Sequence[Choice]], file: Path) -> None:
    memory, disk = MemoryStore(), SqliteStore(file)
    begin: list[Write] = [room(status="running"), chair(0, "p0"), chair(1, "p1"), opened(SEATS)]
    for store in (memory, disk):
        await store.save(begin)
    for batch in batches:
        stored = await memory.room("room1")
        number = stored.game.round if stored and stored.game else 1
        resolved = [one._replace(round=number + one.round) for one in batch]
        writes = [MADE[one.kind](one) for one in resolved]
        assert await accepted(memory, *writes) == await accepted(disk, *writes), writes
        assert await memory.room("room1") == await disk.room("room1"), writes
    assert await _everything(memory) == await _everything(disk)
    await disk.close()


@pytest.mark.slow
@given(st.lists(st.lists(choices, min_size=1, max_size=3), max_size=20))
def test_both_stores_accept_and_hold_the_same(batches: list[list[Choice]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_in_step(batches, Path(folder) / "games"))
