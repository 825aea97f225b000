"""Many writers, few commits: what waits is committed together and acknowledged only then."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from boomtown.app.ports import Conflict
from boomtown.app.stored import Pass
from boomtown.storage import writer
from boomtown.storage.sqlite import SqliteStore
from tests.storage.held import Held, begun
from tests.storage.rows import decide, opened, room, seats_in, undo, waiting


def _seen_from_outside(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        return [seat for (seat,) in connection.execute("SELECT seat FROM decisions ORDER BY seat")]


def test_all_that_waits_is_committed_at_once(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(100)])
        held = Held(store)
        holding = await held.hold()
        saves = await begun(*(store.save([decide(seat)]) for seat in range(100)))
        held.let_go()
        await asyncio.gather(holding, *saves)
        assert held.count("COMMIT") == 2
        assert await waiting(store) == (1, 0)
        await store.close()

    asyncio.run(scenario())


def test_a_commit_takes_no_more_than_its_most(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_AT_ONCE", 10)

    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(35)])
        held = Held(store)
        holding = await held.hold()
        saves = await begun(*(store.save([decide(seat)]) for seat in range(35)))
        held.let_go()
        await asyncio.gather(holding, *saves)
        assert held.count("COMMIT") == 1 + 4
        await store.close()

    asyncio.run(scenario())


def test_nothing_is_acknowledged_before_its_commit(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(3)])
        held = Held(store)
        held.hold_at("COMMIT")
        saves = await begun(*(store.save([decide(seat)]) for seat in range(3)))
        await held.reached()
        await asyncio.sleep(0)
        assert not any(save.done() for save in saves)
        assert _seen_from_outside(file) == []
        held.let_go()
        await asyncio.gather(*saves)
        assert _seen_from_outside(file) == [0, 1, 2]
        await store.close()

    asyncio.run(scenario())


def test_a_conflict_spoils_only_its_own_batch_of_a_commit(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(3)])
        held = Held(store)
        holding = await held.hold()
        batches = ([decide(0)], [decide(1), decide(0)], [undo(2)], [decide(2)])
        saves = await begun(*(store.save(batch) for batch in batches))
        held.let_go()
        results = await asyncio.gather(*saves, return_exceptions=True)
        await holding
        assert [type(one) for one in results] == [type(None), Conflict, Conflict, type(None)]
        assert await seats_in(store) == [0, 2]
        assert held.count("COMMIT") == 2
        await store.close()

    asyncio.run(scenario())


def test_what_is_saved_one_after_the_other_is_stored_in_that_order(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(2)])
        held = Held(store)
        holding = await held.hold()
        batches = ([decide(0, moves="one")], [undo(0)], [decide(0, moves="two")])
        saves = await begun(*(store.save(batch) for batch in batches))
        held.let_go()
        await asyncio.gather(holding, *saves)
        assert await seats_in(store) == [0]
        assert (await waiting(store)) == (1, 1)
        await store.close()

    asyncio.run(scenario())


def test_neighbouring_decisions_of_a_batch_are_few_statements(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(50)])
        held = Held(store)
        await store.save([decide(seat) for seat in range(50)])
        updates = [one for one in held.statements if one.startswith("UPDATE games")]
        assert len(updates) == 1
        assert await waiting(store) == (1, 0)
        await store.close()

    asyncio.run(scenario())


def test_reading_does_not_wait_for_writing(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(2)])
        held = Held(store)
        held.hold_at("COMMIT")
        (save,) = await begun(store.save([decide(0)]))
        await held.reached()
        assert await seats_in(store) == []
        assert not save.done()
        held.let_go()
        await save
        assert await seats_in(store) == [0]
        await store.close()

    asyncio.run(scenario())


def test_whoever_gives_up_waiting_disturbs_nobody(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.save([room(), opened(2)])
        held = Held(store)
        holding = await held.hold()
        saves = await begun(store.save([decide(0)]), store.save([decide(1)]))
        saves[0].cancel()
        held.let_go()
        await asyncio.gather(holding, saves[1])
        assert await seats_in(store) == [0, 1]
        await store.close()

    asyncio.run(scenario())


def test_a_loop_that_ended_while_it_waited_does_not_stop_the_others(file: Path) -> None:
    store = SqliteStore(file)
    held = Held(store)

    async def leave() -> None:
        await store.save([room(), opened(2)])
        await held.hold()
        await begun(store.save([decide(0)]))

    async def stay() -> None:
        save = asyncio.create_task(store.save([decide(1)]))
        await asyncio.sleep(0)
        held.let_go()
        await save
        assert await seats_in(store) == [0, 1]
        await store.close()

    asyncio.run(leave())
    asyncio.run(stay())


def test_codes_are_taken_in_the_order_of_asking(file: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(file)
        await store.put_pass("hash", Pass("room1", 0, 5))
        held = Held(store)
        holding = await held.hold()
        takers = await begun(*(store.take_pass("hash", 1) for _ in range(4)))
        held.let_go()
        found = await asyncio.gather(*takers)
        await holding
        assert [one is not None for one in found] == [True, False, False, False]
        await store.close()

    asyncio.run(scenario())
