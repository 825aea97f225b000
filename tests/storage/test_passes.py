"""Codes that carry a seat to another device: good once, and for a while."""

import asyncio

import pytest

from boomtown.app.ports import Store
from boomtown.app.stored import Pass

PASS = Pass("room1", 2, 1_000)


def test_a_code_is_good_once(store: Store) -> None:
    async def scenario() -> None:
        await store.put_pass("hash", PASS)
        assert await store.take_pass("hash", 10) == PASS
        assert await store.take_pass("hash", 10) is None

    asyncio.run(scenario())


@pytest.mark.parametrize(("at", "good"), [(999, True), (1_000, True), (1_001, False)])
def test_a_code_is_good_until_it_expires(store: Store, at: int, good: bool) -> None:
    async def scenario() -> None:
        await store.put_pass("hash", PASS)
        assert await store.take_pass("hash", at) == (PASS if good else None)

    asyncio.run(scenario())


def test_a_code_tried_too_late_is_not_good_again(store: Store) -> None:
    async def scenario() -> None:
        await store.put_pass("hash", PASS)
        assert await store.take_pass("hash", 5_000) is None
        assert await store.take_pass("hash", 0) is None

    asyncio.run(scenario())


def test_a_code_that_nobody_was_given_is_not_good(store: Store) -> None:
    async def scenario() -> None:
        await store.put_pass("hash", PASS)
        assert await store.take_pass("another", 0) is None
        assert await store.take_pass("hash", 0) == PASS

    asyncio.run(scenario())


def test_two_devices_with_one_code_do_not_both_get_the_seat(store: Store) -> None:
    async def scenario() -> None:
        await store.put_pass("hash", PASS)
        takers = [store.take_pass("hash", 0) for _ in range(8)]
        found = await asyncio.gather(*takers)
        assert sorted(one is not None for one in found) == [False] * 7 + [True]

    asyncio.run(scenario())
