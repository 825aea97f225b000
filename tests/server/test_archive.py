"""What is kept of replays: so much and no more, and made once for all who wait."""

import asyncio

import pytest

from boomtown.server.archive import Archive, Shelf
from tests.server.finished import ROOM, golden, keeping


class Maker:
    """Makes words, and counts how often; the one called "bad" cannot be made."""

    def __init__(self, shelf: Shelf[str]) -> None:
        self.shelf, self.made = shelf, list[str]()

    async def get(self, word: str) -> str:
        async def make() -> str:
            self.made.append(word)
            await asyncio.sleep(0)
            if word == "bad":
                raise LookupError(word)
            return word * 2

        return await self.shelf.get(word, make, len)


async def test_what_is_kept_is_not_made_again() -> None:
    maker = Maker(Shelf(100))
    assert [await maker.get("ab") for _ in range(3)] == ["abab"] * 3
    assert maker.made == ["ab"]


async def test_what_was_not_asked_for_longest_goes_first() -> None:
    maker = Maker(Shelf(8))
    for word in ("ab", "cd", "ab", "ef", "ab", "cd"):
        await maker.get(word)
    assert maker.made == ["ab", "cd", "ef", "cd"]
    assert len(maker.shelf) == 2


async def test_what_is_too_heavy_for_the_shelf_is_kept_alone() -> None:
    maker = Maker(Shelf(8))
    for word in ("ab", "abcdefgh", "abcdefgh", "ab"):
        await maker.get(word)
    assert maker.made == ["ab", "abcdefgh", "ab"]
    assert len(maker.shelf) == 1


async def test_those_who_wait_for_the_same_wait_together() -> None:
    maker = Maker(Shelf(100))
    assert await asyncio.gather(*(maker.get("ab") for _ in range(5))) == ["abab"] * 5
    assert maker.made == ["ab"]


async def test_what_could_not_be_made_is_tried_again_and_all_hear_of_it() -> None:
    maker = Maker(Shelf(100))
    tries = await asyncio.gather(*(maker.get("bad") for _ in range(3)), return_exceptions=True)
    assert [type(one) for one in tries] == [LookupError] * 3
    with pytest.raises(LookupError):
        await maker.get("bad")
    assert maker.made == ["bad", "bad"]


async def test_one_who_goes_away_does_not_stop_the_work_for_others() -> None:
    maker = Maker(Shelf(100))
    first, second = (asyncio.create_task(maker.get("ab")) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == "abab"
    assert maker.made == ["ab"]


async def test_a_game_is_read_and_played_again_once() -> None:
    store, reads = await keeping(golden()), list[str]()
    original = store.room

    async def counted(room: str) -> object:
        reads.append(room)
        return await original(room)

    store.room = counted  # type: ignore[assignment,method-assign]
    archive = Archive(store)
    pages = await asyncio.gather(
        archive.rounds(ROOM), archive.sheets(ROOM, 0), archive.rounds(ROOM)
    )
    assert pages[0] == pages[2]
    assert reads == [ROOM]
