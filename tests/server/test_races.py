"""Confirming, taking back, closing and the clock at once: what is stored first stands (R3.8)."""

import asyncio
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from boomtown.app.ports import Store
from boomtown.app.restore import restored
from boomtown.app.room import Tools
from boomtown.app.stored import StoredRoom
from boomtown.rules.notation import format_moves, parse_moves
from boomtown.rules.rng import Stream
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore
from tests.app.table import FakeChance
from tests.conftest import SOAK
from tests.server.house import House, seated
from tests.server.racing import Racer, time_passes
from tests.server.test_nodes import at, two

SEATS, ROUNDS = 3, 4
SEEDS = range(400 if SOAK else 10)


async def _raced(homes: tuple[House, House], seed: int) -> tuple[str, list[Racer]]:
    """Play some rounds at two servers; every other seat has a tab at each."""
    room, wires = await seated(homes[0], SEATS, tempo="round", seconds=60)
    racers = []
    for seat, wire in enumerate(wires):
        tabs = [wire]
        if (seat + seed) % 2:
            tabs.append(await at(homes[1], homes[0].guests[seat]).enters(room))
        racers.append(Racer(tabs, Stream(seed, seat)))
    for number in range(1, ROUNDS + 1):
        over = partial(_over, racers, number)
        clock = time_passes(list(homes), room, Stream(seed, SEATS, number), over)
        await asyncio.gather(clock, *(racer.round(number) for racer in racers))
        # Time may run out once more before everybody has heard: a slow node skips a round then.
        for racer in racers:
            await asyncio.gather(*(tab.reached(number + 1) for tab in racer.tabs))
    return room, racers


def _over(racers: list[Racer], number: int) -> bool:
    return any(racer.over(number) for racer in racers)


def _stands(stored: StoredRoom, racers: list[Racer]) -> None:
    """Check that what was acknowledged is what is stored."""
    decisions = {(one.round, one.seat): one.moves for one in stored.decisions}
    for number in range(1, ROUNDS + 1):
        for seat, racer in enumerate(racers):
            assert (number, seat) in decisions
            moves = racer.acknowledged.get(number)
            if moves is not None:
                assert decisions[number, seat] == format_moves(parse_moves(", ".join(moves)))


def _agree(home: House, room: str, stored: StoredRoom, racers: list[Racer]) -> None:
    """Check that everybody was told the same cards, and that they follow from what is stored."""
    for number in range(2, ROUNDS + 2):
        tables = [
            one
            for racer in racers
            for tab in racer.tabs
            for one in tab.all("table")
            if one["round"] == number
        ]
        assert tables
        assert all(one["cards"] == tables[0]["cards"] for one in tables)
    again = restored(stored, Tools(home.clock, FakeChance(), ()))
    assert again.play is not None
    assert stored.game is not None
    assert again.play.game.round == stored.game.round > ROUNDS


async def _race(store: Store, seed: int) -> Counter[str]:
    async with two(store) as homes:
        room, racers = await _raced(homes, seed)
        for home in homes:
            await home.settled(room)
        stored = await store.room(room)
        assert stored is not None
        _stands(stored, racers)
        _agree(homes[0], room, stored, racers)
        assert [home.hub.metrics.failures for home in homes] == [0, 0]
    return Counter(code for racer in racers for code in racer.refused)


@pytest.mark.slow
@pytest.mark.rule("R3.8", "R3.3")
@pytest.mark.parametrize("seed", SEEDS)
async def test_what_was_acknowledged_stands_whatever_happens_at_once(seed: int) -> None:
    await _race(MemoryStore(), seed)


@pytest.mark.slow
@pytest.mark.rule("R3.8", "R3.3")
@pytest.mark.parametrize("seed", range(100, 100 + len(SEEDS) // 3))
async def test_what_was_acknowledged_stands_in_a_file(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        await _race(SqliteStore(Path(folder) / "games"), seed)


@pytest.mark.slow
async def test_the_races_are_races() -> None:
    seen = Counter[str]()
    for seed in range(1_000, 1_006):
        seen += await _race(MemoryStore(), seed)
    assert {"round_closed", "stored_otherwise"} <= set(seen), seen
