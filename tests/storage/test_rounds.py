"""What a store lets happen to the rounds of a game, and what it refuses as a conflict (R3.8)."""

import asyncio
from itertools import permutations

import pytest

from boomtown.app.ports import Store
from boomtown.app.stored import Halt, PutTiming, Write
from boomtown.app.timing import Timing
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


async def _began(store: Store, seats: int = 2) -> None:
    await store.save([room(status="running"), opened(seats)])


@pytest.mark.rule("R3.3")
def test_decisions_are_listed_by_round_and_seat_in_whatever_order_they_came(store: Store) -> None:
    async def scenario() -> None:
        await _began(store, 3)
        for seat in (2, 0, 1):
            await store.save([decide(seat)])
        await store.save([advance()])
        await store.save([decide(1, 2), decide(0, 2)])
        found = [(one.round, one.seat) for one in (await kept(store)).decisions]
        assert found == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]

    asyncio.run(scenario())


@pytest.mark.rule("R3.3")
def test_the_order_of_the_turns_makes_no_difference_to_what_is_stored(store: Store) -> None:
    async def scenario() -> None:
        await _began(store, 3)
        seen = []
        for order in permutations(range(3)):
            for seat in order:
                await store.save([decide(seat)])
            seen.append(await kept(store))
            await store.save([undo(seat) for seat in order])
        assert all(one == seen[0] for one in seen)
        assert len(seen[0].decisions) == 3

    asyncio.run(scenario())


@pytest.mark.rule("R3.8")
def test_a_decision_is_a_conflict_when_its_round_has_closed(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1), advance()])
        assert not await accepted(store, decide(0, moves="too late"))
        assert [one.moves for one in (await kept(store)).decisions] == ["refuse, confirm"] * 2
        assert await waiting(store) == (2, 2)

    asyncio.run(scenario())


def test_a_decision_is_a_conflict_when_its_round_has_not_opened(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert not await accepted(store, decide(0, 2))
        assert await waiting(store) == (1, 2)

    asyncio.run(scenario())


def test_the_second_decision_of_a_seat_is_a_conflict_and_the_first_stands(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert await accepted(store, decide(0, moves="first"))
        assert not await accepted(store, decide(0, moves="second"))
        assert [one.moves for one in (await kept(store)).decisions] == ["first"]
        assert await waiting(store) == (1, 1)

    asyncio.run(scenario())


def test_the_same_seat_twice_in_one_batch_is_a_conflict_as_a_whole(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert not await accepted(store, decide(0), decide(0))
        assert await waiting(store) == (1, 2)
        assert await seats_in(store) == []

    asyncio.run(scenario())


def test_more_decisions_than_a_round_waits_for_are_a_conflict(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert not await accepted(store, *(decide(seat) for seat in range(3)))
        assert await seats_in(store) == []

    asyncio.run(scenario())


@pytest.mark.rule("R3.8")
def test_a_turn_is_taken_back_and_decided_again_while_the_round_is_open(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0, moves="first")])
        assert await accepted(store, undo(0))
        assert (await waiting(store), await seats_in(store)) == ((1, 2), [])
        assert await accepted(store, decide(0, moves="second"))
        assert [one.moves for one in (await kept(store)).decisions] == ["second"]

    asyncio.run(scenario())


@pytest.mark.rule("R3.8")
def test_taking_back_is_a_conflict_when_the_round_has_closed(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1), advance()])
        assert not await accepted(store, undo(0))
        assert await seats_in(store) == [0, 1]
        assert await waiting(store) == (2, 2)

    asyncio.run(scenario())


def test_taking_back_is_a_conflict_when_nothing_was_decided(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert not await accepted(store, undo(0))
        assert await waiting(store) == (1, 2)

    asyncio.run(scenario())


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("back_first", [True, False])
def test_of_taking_back_and_closing_only_the_first_is_stored(
    store: Store, back_first: bool
) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1)])
        race: tuple[Write, Write] = (undo(0), advance())
        first, second = race if back_first else race[::-1]
        assert await accepted(store, first)
        assert not await accepted(store, second)
        assert await seats_in(store) == ([1] if back_first else [0, 1])

    asyncio.run(scenario())


def test_a_round_does_not_close_while_it_waits_for_a_seat(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0)])
        assert not await accepted(store, advance())
        assert await waiting(store) == (1, 1)

    asyncio.run(scenario())


def test_a_round_closes_once(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1)])
        assert await accepted(store, advance())
        assert not await accepted(store, advance())
        assert await waiting(store) == (2, 2)

    asyncio.run(scenario())


def test_a_game_that_has_ended_takes_nothing_any_more(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1), advance(ended=True)])
        late: list[Write] = [decide(0), decide(0, 2), undo(0), advance(), Halt("room1", 1)]
        late.append(PutTiming("room1", 1, Timing(), 5))
        assert [await accepted(store, write) for write in late] == [False] * len(late)
        game = (await kept(store)).game
        assert game is not None
        assert (game.ended, game.round, game.waiting, game.deadline) == (True, 1, 0, None)

    asyncio.run(scenario())


@pytest.mark.parametrize("stop_first", [True, False])
def test_of_the_hosts_end_and_a_closing_round_only_the_first_is_stored(
    store: Store, stop_first: bool
) -> None:
    async def scenario() -> None:
        await _began(store)
        await store.save([decide(0), decide(1)])
        race: tuple[Write, Write] = (Halt("room1", 1), advance())
        first, second = race if stop_first else race[::-1]
        assert await accepted(store, first)
        assert not await accepted(store, second)

    asyncio.run(scenario())


def test_a_game_begins_once(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert not await accepted(store, opened(5))
        assert await waiting(store) == (1, 2)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "write", [decide(0), undo(0), advance(), Halt("room1", 1), PutTiming("room1", 1, Timing(), 5)]
)
def test_nothing_is_stored_for_a_game_that_has_not_begun(store: Store, write: Write) -> None:
    async def scenario() -> None:
        await store.save([room()])
        assert not await accepted(store, write)
        assert (await kept(store)).game is None

    asyncio.run(scenario())


def test_a_batch_with_a_conflict_leaves_no_trace(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        before = await kept(store)
        parts: list[Write] = [decide(0), room(status="paused", changed=9), undo(1)]
        assert not await accepted(store, *parts)
        assert await kept(store) == before

    asyncio.run(scenario())


def test_a_batch_may_decide_close_and_decide_again(store: Store) -> None:
    async def scenario() -> None:
        await _began(store)
        assert await accepted(store, decide(1), decide(0), advance(), decide(1, 2))
        assert await waiting(store) == (2, 1)
        assert await seats_in(store, 2) == [1]

    asyncio.run(scenario())
