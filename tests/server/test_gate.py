"""Rooms that work take turns, and the loop comes round between any two of them."""

import asyncio
from itertools import pairwise

from boomtown.server.gate import Gate


async def test_one_is_let_in_an_iteration_in_the_order_of_coming() -> None:
    gate, rounds, seen = Gate(), 0, list[tuple[int, int]]()

    async def work(number: int) -> None:
        await gate.passed()
        seen.append((number, rounds))

    waiting = [asyncio.create_task(work(number)) for number in range(5)]
    while not all(task.done() for task in waiting):
        rounds += 1
        await asyncio.sleep(0)
    assert [number for number, _ in seen] == list(range(5))
    assert all(before < after for (_, before), (_, after) in pairwise(seen))


async def test_who_was_put_away_while_waiting_keeps_nobody_up() -> None:
    gate = Gate()
    gone, next_one = (asyncio.create_task(gate.passed()) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(next_one, 1)
    await asyncio.wait_for(gate.passed(), 1)
