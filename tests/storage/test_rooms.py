"""Rooms, chairs and clocks are read back as they were written."""

import asyncio
from pathlib import Path

import pytest

from boomtown.app.options import Options
from boomtown.app.ports import Store
from boomtown.app.seating import FREE, Chair
from boomtown.app.stored import (
    Advance,
    Decision,
    GameRow,
    Halt,
    OpenGame,
    PutChairs,
    PutRoom,
    PutTiming,
    RoomRow,
    Steer,
    StoredRoom,
    Write,
)
from boomtown.app.timing import Timing
from boomtown.storage.sqlite import SqliteStore
from tests.storage.rows import accepted, chair, decide, kept, opened, room

OPTIONS = Options(
    edition="2023",
    mode="aaa",
    sheet="blueprint",
    advanced=True,
    roundabouts=True,
    opponent=2,
    switches={"reshuffle": "never", "empty_stacks": "each"},
    seats=1,
    public=True,
    spectators=False,
    aids=False,
    tempo="bank",
    seconds=300,
    on_timeout="seat",
    seed="18446744073709551615",
)
ROW = RoomRow("room1", OPTIONS, 1, "paused", "room2", 1_700_000_000_123)
CHAIRS = (
    Chair(("a" * 32, "b" * 32), "Zoë <b>", "東京", 3, ready=True),
    FREE,
    Chair(name="apprentice", colour=15, bot="apprentice", ready=True),
)
CLOCK = Timing("bank", 300_000, 1_700_000_000_000, 1_700_000_000_050, (300_000, 0, 17))
GAME = GameRow("room1", "game\nedition 2023\n", 3, 1, 3, CLOCK, 1_700_000_300_000)


def test_a_room_that_was_never_stored_is_not_there(store: Store) -> None:
    async def scenario() -> None:
        await store.save([chair(0, "p0", name="elsewhere")])
        assert await store.room("elsewhere") is None
        assert await store.room("nowhere") is None

    asyncio.run(scenario())


def test_everything_of_a_room_is_read_back_equal(store: Store) -> None:
    async def scenario() -> None:
        await store.save([PutRoom(ROW), PutChairs("room1", CHAIRS), OpenGame(GAME)])
        assert await store.room("room1") == StoredRoom(ROW, CHAIRS, GAME)

    asyncio.run(scenario())


def test_everything_is_read_back_equal_from_a_file_that_was_closed(file: Path) -> None:
    async def write() -> StoredRoom:
        store = SqliteStore(file)
        await store.save([PutRoom(ROW), PutChairs("room1", CHAIRS), OpenGame(GAME)])
        for seat in range(3):
            await store.save([decide(seat, moves=f"write 1 a{seat + 1}, confirm")])
        await store.save([Advance("room1", 1, CLOCK, 7), decide(2, 2)])
        found = await kept(store)
        await store.close()
        return found

    async def read() -> StoredRoom:
        store = SqliteStore(file)
        found = await kept(store)
        await store.close()
        return found

    before = asyncio.run(write())
    assert before.decisions[1] == Decision(1, 1, "write 1 a2, confirm", 1_001)
    assert before.game == GameRow("room1", GAME.record, 3, 2, 2, CLOCK, 7)
    assert asyncio.run(read()) == before


def test_the_last_write_of_a_room_and_of_a_chair_stands(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), chair(0, "p0"), chair(1, "p1")])
        await store.save([room(status="running", changed=5), chair(1, "p2", "p3")])
        found = await kept(store)
        assert (found.room.status, found.room.changed) == ("running", 5)
        assert [one.people for one in found.chairs] == [("p0",), ("p2", "p3")]

    asyncio.run(scenario())


def test_chairs_stored_together_take_the_place_of_those_before(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), *(chair(seat, f"p{seat}") for seat in range(4))])
        await store.save([PutChairs("room1", CHAIRS[::2])])
        assert (await kept(store)).chairs == CHAIRS[::2]

    asyncio.run(scenario())


def test_rooms_do_not_mix(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room("a"), chair(0, "p", name="a"), opened(name="a")])
        await store.save([room("b"), chair(0, "q", name="b"), opened(name="b")])
        assert await accepted(store, decide(0, name="a"), decide(1, name="b"))
        one, other = await kept(store, "a"), await kept(store, "b")
        assert [decision.seat for decision in one.decisions] == [0]
        assert [decision.seat for decision in other.decisions] == [1]
        assert one.chairs != other.chairs

    asyncio.run(scenario())


def test_a_clock_is_stored_in_the_open_round_only(store: Store) -> None:
    async def scenario() -> None:
        await store.save([room(), opened(deadline=5)])
        assert await accepted(store, PutTiming("room1", 1, CLOCK, 99))
        assert not await accepted(store, PutTiming("room1", 2, Timing(), 100))
        game = (await kept(store)).game
        assert game is not None
        assert (game.timing, game.deadline) == (CLOCK, 99)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("write", "left"),
    [
        (Halt("room1", 1), []),
        (PutTiming("room1", 1, CLOCK, None), []),
        (PutTiming("room1", 1, CLOCK, 9), [("room1", 9)]),
        (Steer("room1", 1, "bot", 3, 0), [("room1", 5)]),
    ],
)
def test_games_are_timed_while_they_have_a_deadline(
    store: Store, write: Write, left: list[tuple[str, int]]
) -> None:
    async def scenario() -> None:
        await store.save([room(), opened(deadline=5)])
        await store.save([write])
        assert await store.timed() == left

    asyncio.run(scenario())


def test_timed_games_come_with_the_first_deadline_first(store: Store) -> None:
    async def scenario() -> None:
        for name, deadline in (("a", 30), ("b", None), ("c", 10), ("d", 20)):
            await store.save([room(name), opened(deadline=deadline, name=name)])
        assert await store.timed() == [("c", 10), ("d", 20), ("a", 30)]

    asyncio.run(scenario())
