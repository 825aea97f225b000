"""Bots in processes of their own: the same turns, nobody waits, and a crash loses nothing."""

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from boomtown.bots import pool, roster
from boomtown.bots.pool import BotProcesses, BotsHere, packed, unpacked
from boomtown.rules.game import new_game
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.view import View, view
from tests.bots import doomed
from tests.bots.tables import combinations, label, resolved

PATIENCE = 60
GAMES = (
    Settings(seats=2, advanced=True, roundabouts=True),
    Settings(mode="expert", seats=2),
    Settings(edition="2023", mode="aaa"),
)


def seen_in(settings: Settings, seed: int = 5) -> View:
    """Return what the first seat sees as a game begins."""
    return view(new_game(resolved(settings), seed).game, 0)


class Processes:
    """Bots in processes, in a loop that stays the same from test to test."""

    def __init__(self, workers: int) -> None:
        self.runner = asyncio.Runner()
        self.bots = BotProcesses(workers)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(asyncio.wait_for(work, PATIENCE))

    def pids(self) -> list[int]:
        assert self.bots._pool is not None
        return list(self.bots._pool._processes)

    async def ready(self) -> int:
        """Let the one process start; return its id."""
        await self.bots.think("random", seen_in(GAMES[0]), 1)
        (pid,) = self.pids()
        return pid


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    made = Processes(1)
    yield made
    made.run(made.bots.close())
    made.runner.close()


@pytest.mark.parametrize("settings", tuple(combinations()), ids=label)
def test_a_view_comes_back_equal_from_its_bytes(settings: Settings) -> None:
    seen = seen_in(settings)
    assert unpacked(packed(seen)) == seen


def test_the_bytes_of_a_view_do_not_hold_its_rules() -> None:
    assert len(packed(seen_in(GAMES[0]))) < 10_000


@pytest.mark.slow
@pytest.mark.parametrize("settings", GAMES, ids=label)
@pytest.mark.parametrize("bot", roster())
def test_another_process_decides_as_this_one_does(
    processes: Processes, bot: str, settings: Settings
) -> None:
    seen = seen_in(settings)
    there = processes.run(processes.bots.think(bot, seen, 9))
    here = asyncio.run(BotsHere().think(bot, seen, 9))
    assert there == here == roster()[bot].choose(seen, Stream(9))


@pytest.mark.slow
def test_the_loop_goes_on_while_a_bot_thinks(processes: Processes) -> None:
    async def scenario() -> None:
        pid = await processes.ready()
        os.kill(pid, signal.SIGSTOP)
        thinking = asyncio.create_task(processes.bots.think("apprentice", seen_in(GAMES[0]), 3))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thinking.done()
        os.kill(pid, signal.SIGCONT)
        assert await thinking == roster()["apprentice"].choose(seen_in(GAMES[0]), Stream(3))

    processes.run(scenario())


@pytest.mark.slow
def test_a_turn_is_decided_though_its_process_was_killed(processes: Processes) -> None:
    async def scenario() -> None:
        pid = await processes.ready()
        os.kill(pid, signal.SIGSTOP)
        seen = [seen_in(GAMES[0], seed) for seed in range(4)]
        thinking = [
            asyncio.create_task(processes.bots.think("apprentice", one, number))
            for number, one in enumerate(seen)
        ]
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        turns = await asyncio.gather(*thinking)
        assert turns == [
            roster()["apprentice"].choose(one, Stream(number)) for number, one in enumerate(seen)
        ]
        assert pid not in processes.pids()

    processes.run(scenario())


@pytest.mark.slow
def test_a_turn_that_kills_every_process_is_given_up_and_the_next_is_decided(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = seen_in(GAMES[0])
    with monkeypatch.context() as patched:
        patched.setattr(pool, "TRIES", 2)
        patched.setattr(pool, "choose", doomed.choose)
        with pytest.raises(BrokenProcessPool):
            processes.run(processes.bots.think("apprentice", seen, 1))
    turn = processes.run(processes.bots.think("apprentice", seen, 1))
    assert turn == roster()["apprentice"].choose(seen, Stream(1))


@pytest.mark.slow
def test_a_bot_that_fails_says_so_and_the_process_goes_on(processes: Processes) -> None:
    pid = processes.run(processes.ready())
    with pytest.raises(KeyError):
        processes.run(processes.bots.think("nobody", seen_in(GAMES[0]), 1))
    assert processes.run(processes.ready()) == pid


@pytest.mark.slow
def test_an_interrupt_from_the_keyboard_does_not_reach_the_bots(processes: Processes) -> None:
    pid = processes.run(processes.ready())
    os.kill(pid, signal.SIGINT)
    assert processes.run(processes.ready()) == pid


def test_nothing_starts_before_the_first_turn() -> None:
    async def scenario() -> None:
        bots = BotProcesses(2)
        assert bots._pool is None
        await bots.close()

    asyncio.run(scenario())


def test_bots_in_this_process_have_nothing_to_stop() -> None:
    async def scenario() -> int:
        bots = BotsHere()
        await bots.close()
        return len(await bots.think("random", seen_in(GAMES[0]), 1))

    assert asyncio.run(scenario()) >= 2
