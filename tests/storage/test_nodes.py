"""Several nodes on one file share nothing but the file: what is stored first stands (R3.8)."""

import asyncio
import threading
from collections import Counter
from pathlib import Path

import pytest

from boomtown.storage.sqlite import SqliteStore
from tests.storage.rows import (
    accepted,
    advance,
    decide,
    kept,
    opened,
    room,
    seats_in,
    undo,
    waiting,
)


@pytest.mark.rule("R3.8")
def test_of_two_nodes_with_the_same_seat_one_is_acknowledged(file: Path) -> None:
    async def scenario() -> None:
        nodes = [SqliteStore(file) for _ in range(3)]
        await nodes[0].save([room(), opened(40)])
        tries = [(node, seat) for seat in range(40) for node in range(3)]
        results = await asyncio.gather(
            *(accepted(nodes[node], decide(seat, moves=f"node {node}")) for node, seat in tries)
        )
        won = {seat: node for (node, seat), good in zip(tries, results, strict=True) if good}
        assert sum(results) == 40
        decisions = (await kept(nodes[0])).decisions
        assert {one.seat: one.moves for one in decisions} == {
            seat: f"node {node}" for seat, node in won.items()
        }
        for node in nodes:
            await node.close()

    asyncio.run(scenario())


@pytest.mark.rule("R3.3")
def test_two_last_seats_at_two_nodes_close_the_round_once(file: Path) -> None:
    async def last(store: SqliteStore, seat: int, number: int) -> bool:
        """Do as a node does: store the decision; who brings the count to 0 closes the round."""
        assert await accepted(store, decide(seat, number))
        left = await waiting(store)
        return left == (number, 0) and await accepted(store, advance(number))

    async def scenario() -> None:
        one, other = SqliteStore(file), SqliteStore(file)
        await one.save([room(), opened(2)])
        for number in range(1, 21):
            closed = await asyncio.gather(last(one, 0, number), last(other, 1, number))
            assert sorted(closed) == [False, True]
            assert await waiting(other) == (number + 1, 2)
        await asyncio.gather(one.close(), other.close())

    asyncio.run(scenario())


@pytest.mark.rule("R3.8")
def test_taking_back_at_one_node_and_closing_at_another_exclude_each_other(file: Path) -> None:
    async def scenario() -> None:
        one, other = SqliteStore(file), SqliteStore(file)
        await one.save([room(), opened(2)])
        outcomes = Counter[tuple[bool, bool]]()
        for number in range(1, 21):
            await one.save([decide(0, number)])
            tries = (accepted(one, undo(0, number)), accepted(other, decide(1, number)))
            back, _ = await asyncio.gather(*tries)
            closed = await accepted(other, advance(number))
            outcomes[back, closed] += 1
            if back:
                assert await seats_in(one, number) == [1]
                await other.save([decide(0, number), advance(number)])
        assert set(outcomes) <= {(True, False), (False, True)}
        await asyncio.gather(one.close(), other.close())

    asyncio.run(scenario())


SEATS, THREADS = 25, 6


async def _produce(store: SqliteStore, name: str) -> None:
    await store.save([room(name), opened(SEATS, name=name)])
    await asyncio.gather(*(store.save([decide(seat, name=name)]) for seat in range(SEATS)))


def test_producers_in_many_threads_lose_nothing(file: Path) -> None:
    store = SqliteStore(file)
    names = [f"room{number}" for number in range(THREADS)]
    threads = [
        threading.Thread(target=lambda name=name: asyncio.run(_produce(store, name)))
        for name in names
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    async def check() -> None:
        for name in names:
            found = await kept(store, name)
            assert [one.seat for one in found.decisions] == list(range(SEATS))
            assert found.game is not None
            assert found.game.waiting == 0
        await store.close()

    asyncio.run(check())
