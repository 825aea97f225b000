"""Finished games as they are looked at again: worked out when asked for, and kept packed."""

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from typing import Generic, NamedTuple, TypeVar

from boomtown.app.chronicle import Chronicle, chronicled
from boomtown.app.ports import Store
from boomtown.protocol.replays import PAGE, rounds_page, sheets_page
from boomtown.protocol.scores import Scores

T = TypeVar("T")

# So long a replay may hold the rooms up, and so many may be worked out at a time.
SLICE = 0.004
AT_ONCE = 2
# How much is kept: turns of games that were played again, and bytes of pages.
MOST_TURNS = 200_000
MOST_BYTES = 32_000_000


async def in_slices(work: Generator[None, None, T]) -> T:
    """Do a work to its end, with pauses for the rooms."""
    began = time.perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()


class Shelf(Generic[T]):
    """What was asked for last, up to a weight; whatever is put there last stays in any case."""

    def __init__(self, most: int) -> None:
        """Begin empty."""
        self._most, self._weight = most, 0
        self._kept: OrderedDict[str, tuple[T, int]] = OrderedDict()
        self._coming: dict[str, asyncio.Future[T]] = {}

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self._kept)

    async def get(self, key: str, make: Callable[[], Awaitable[T]], weigh: Callable[[T], int]) -> T:
        """Return what stands there; made now if need be, once for all who wait for it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key][0]
        if key not in self._coming:
            self._coming[key] = asyncio.ensure_future(self._made(key, make, weigh))
        return await asyncio.shield(self._coming[key])

    async def _made(
        self, key: str, make: Callable[[], Awaitable[T]], weigh: Callable[[T], int]
    ) -> T:
        try:
            value = await make()
        finally:
            del self._coming[key]
        self._kept[key] = value, weigh(value)
        self._weight += weigh(value)
        while self._weight > self._most and len(self._kept) > 1:
            _, (_, weight) = self._kept.popitem(last=False)
            self._weight -= weight
        return value


class Volume(NamedTuple):
    """A finished game, and its scores."""

    chronicle: Chronicle
    scores: Scores


class Archive:
    """The finished games of a store."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing read."""
        self._store = store
        self._volumes: Shelf[Volume] = Shelf(MOST_TURNS)
        self._pages: Shelf[bytes] = Shelf(MOST_BYTES)
        self._places = asyncio.Semaphore(AT_ONCE)

    async def volume(self, game: str) -> Volume:
        """Return a game played again; raises `ReplayError` if it cannot be."""
        return await self._volumes.get(game, lambda: self._read(game), _turns)

    async def _read(self, game: str) -> Volume:
        stored = await self._store.room(game)
        assert stored is not None
        assert stored.game is not None
        async with self._places:
            chronicle = await in_slices(chronicled(stored, stored.game))
            scores = Scores(chronicle.last, {})
            await in_slices(_worked_out(scores))
        return Volume(chronicle, scores)

    async def rounds(self, game: str) -> bytes:
        """Return the table round by round, packed."""

        async def make() -> bytes:
            content = rounds_page((await self.volume(game)).chronicle)
            return await asyncio.to_thread(gzip.compress, content, mtime=0)

        return await self._pages.get(game, make, len)

    async def sheets(self, game: str, page: int) -> bytes:
        """Return what the seats of a page did, packed."""

        async def make() -> bytes:
            chronicle = (await self.volume(game)).chronicle
            seats = range(chronicle.last.seats)[page * PAGE : (page + 1) * PAGE]
            async with self._places:
                content = await in_slices(sheets_page(chronicle, seats))
            return await asyncio.to_thread(gzip.compress, content, mtime=0)

        return await self._pages.get(f"{game}/{page}", make, len)


def _turns(volume: Volume) -> int:
    return volume.chronicle.turns


def _worked_out(scores: Scores) -> Generator[None, None, None]:
    yield from scores.worked_out()
