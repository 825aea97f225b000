"""What the lobby asks a store for, and what a store forgets."""

import asyncio
from dataclasses import replace

from boomtown.app.ports import Store
from boomtown.app.seating import FREE, NOBODY, Chair
from boomtown.app.stored import PutChair, PutChairs, PutRoom
from tests.storage.rows import chair, decide, opened, room, undo


async def _rooms(store: Store, person: str | None = None, limit: int = 10) -> list[str]:
    return [one.room.id for one in await store.listed(person, limit)]


def test_public_rooms_are_listed_the_latest_first_and_only_so_many(store: Store) -> None:
    async def scenario() -> None:
        for name, changed in (("a", 1), ("b", 3), ("c", 2)):
            await store.save([room(name, changed=changed, public=True)])
        await store.save([room("by link", changed=9)])
        assert await _rooms(store) == ["b", "c", "a"]
        assert await _rooms(store, limit=2) == ["b", "c"]

    asyncio.run(scenario())


def test_rooms_that_are_over_are_not_listed(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(public=True, status="running"), chair(0, "p")])
        assert await _rooms(store) == await _rooms(store, "p") == ["room1"]
        await store.save([room(public=True, status="ended")])
        assert await _rooms(store) == await _rooms(store, "p") == []

    asyncio.run(scenario())


def test_a_person_is_listed_the_rooms_with_a_seat_of_theirs(store: Store) -> None:
    async def scenario() -> None:
        for name, changed in (("a", 1), ("b", 2), ("c", 3)):
            await store.save([room(name, changed=changed), chair(0, "host", name=name)])
        await store.save([chair(1, "p", name="a"), chair(1, "other", "p", name="c")])
        assert await _rooms(store, "p") == ["c", "a"]
        await store.save([PutChair("c", 1, FREE)])
        assert await _rooms(store, "p") == ["a"]
        await store.save([PutChairs("a", (Chair(("host",), "H"),))])
        assert await _rooms(store, "p") == []

    asyncio.run(scenario())


def test_a_person_who_moves_to_another_seat_is_listed_once(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(status="running"), chair(0, "p"), chair(1, "q"), opened()])
        await store.save([PutChair("room1", 0, FREE), chair(2, "p"), decide(0)])
        (entry,) = await store.listed("p", 10)
        assert (entry.taken, entry.your_turn) == (2, True)

    asyncio.run(scenario())


def test_an_entry_counts_chairs_that_are_taken_and_names_the_first_eight(store: Store) -> None:
    async def scenario() -> None:
        chairs = [chair(seat, f"p{seat}") for seat in range(10)]
        await store.save([room(public=True), *chairs, PutChair("room1", 3, FREE)])
        await store.save([PutChair("room1", 0, Chair(name="apprentice", bot="apprentice"))])
        (entry,) = await store.listed(None, 10)
        assert entry.taken == 9
        assert entry.names == ("apprentice", *(f"Person {n}" for n in (1, 2, 4, 5, 6, 7, 8)))

    asyncio.run(scenario())


def test_an_entry_names_the_host_wherever_the_host_sits(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(public=True), chair(0, "p0"), chair(1, "p1")])
        assert [one.host for one in await store.listed(None, 10)] == ["Person 0"]
        await store.save([PutRoom(replace(room(public=True).room, host=1))])
        assert [one.host for one in await store.listed(None, 10)] == ["Person 1"]
        await store.save([PutRoom(replace(room(public=True).room, host=NOBODY))])
        assert [one.host for one in await store.listed(None, 10)] == [""]

    asyncio.run(scenario())


def test_an_entry_says_whether_the_game_waits_for_the_person_who_asks(store: Store) -> None:
    async def turns() -> list[bool]:
        entries = [(await store.listed(person, 10))[0] for person in ("p0", "p1")]
        return [one.your_turn for one in entries]

    async def scenario() -> None:
        await store.save([room(), chair(0, "p0"), chair(1, "p1")])
        assert await turns() == [False, False]
        await store.save([room(status="running"), opened()])
        assert await turns() == [True, True]
        await store.save([decide(1)])
        assert await turns() == [True, False]
        await store.save([undo(1)])
        assert await turns() == [True, True]
        assert [one.round for one in await store.listed("p0", 10)] == [1]

    asyncio.run(scenario())


def test_the_public_list_says_nothing_about_turns(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(public=True, status="running"), chair(0, "p0"), opened()])
        assert [one.your_turn for one in await store.listed(None, 10)] == [False]

    asyncio.run(scenario())


def test_rooms_that_never_started_expire_when_they_are_old_enough(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room("old", changed=10), chair(0, "p", name="old")])
        await store.save([room("just", changed=20), room("started", "running", 10)])
        await store.save([room("over", "ended", 10), room("open here", changed=10)])
        assert await store.expire(20, ["open here"]) == 1
        left = [await store.room(name) for name in ("old", "just", "started", "over", "open here")]
        assert [one is not None for one in left] == [False, True, True, True, True]
        assert await _rooms(store, "p") == []
        assert await store.expire(20, []) == 1

    asyncio.run(scenario())


def test_a_room_opened_again_under_an_expired_name_is_empty(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), chair(0, "p"), chair(1, "q")])
        await store.expire(1, [])
        await store.save([room(changed=5)])
        found = await store.room("room1")
        assert found is not None
        assert found.chairs == ()

    asyncio.run(scenario())
