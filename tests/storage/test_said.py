"""What was said in a room: kept in order, found by who said it, gone when dropped."""

import asyncio

from boomtown.app.options import Options
from boomtown.app.ports import Store
from boomtown.app.stored import DropSaid, PutRoom, PutSaid, RoomRow, Said
from tests.storage.rows import GAME, accepted, room


def line(n: int, person: str = "p", text: str = "Hello", name: str = GAME) -> PutSaid:
    return PutSaid(name, Said(n, person, "Ada", 3, 1_000 + n, text=text))


async def texts(store: Store, name: str = GAME) -> list[str]:
    found = await store.outline(name)
    assert found is not None
    return [one.text for one in found.said]


def test_what_was_said_comes_back_in_its_order_with_the_room(store: Store) -> None:
    async def scenario() -> None:
        gesture = Said(3, "q", "Bo", 1, 5, gesture="wow", seat=0, round=2)
        await store.save([room(), line(10, text="b"), line(9, text="a"), PutSaid(GAME, gesture)])
        found = await store.room(GAME)
        assert found is not None
        assert found.said == (gesture, line(9, text="a").said, line(10, text="b").said)
        assert await texts(store) == ["", "a", "b"]

    asyncio.run(scenario())


def test_of_two_lines_with_one_number_the_first_stands(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), line(1, text="first")])
        assert not await accepted(store, line(2, text="not either"), line(1, text="second"))
        assert await texts(store) == ["first"]

    asyncio.run(scenario())


def test_what_is_dropped_is_gone_and_may_be_dropped_again(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), line(1, text="a"), line(2, text="b"), line(3, text="c")])
        for _ in range(2):
            await store.save([DropSaid(GAME, (1, 3))])
        assert await texts(store) == ["b"]

    asyncio.run(scenario())


def test_all_that_somebody_said_is_found_in_every_room(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room("a"), line(2, name="a"), line(1, name="a"), line(3, "q", name="a")])
        await store.save([room("b"), line(1, name="b")])
        found = await store.spoken("p")
        assert [(name, one.n) for name, one in found] == [("a", 1), ("a", 2), ("b", 1)]
        assert await store.spoken("nobody") == []

    asyncio.run(scenario())


def test_a_room_that_never_started_takes_its_talk_along(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), line(1)])
        assert await store.expire(99, []) == 1
        assert await store.spoken("p") == []

    asyncio.run(scenario())


def test_a_locked_room_is_found_by_its_people_only(store: Store) -> None:
    async def scenario() -> None:
        await store.save([PutRoom(RoomRow("a", Options(public=True), locked=True))])
        assert await store.listed(None, 10) == []
        await store.save([PutRoom(RoomRow("a", Options(public=True)))])
        assert [one.room.id for one in await store.listed(None, 10)] == ["a"]

    asyncio.run(scenario())
