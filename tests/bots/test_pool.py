"""Bots think in other processes; whatever becomes of these, every question has an answer."""

import asyncio
import os
import signal
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from boomtown.bots import USUAL, roster
from boomtown.bots.pool import BotProcesses, BotsHere
from boomtown.bots.question import Answer, Question
from boomtown.bots.workers.lane import Bounds, GivenUp, Lane
from boomtown.bots.workers.parcel import packed, unpacked
from boomtown.bots.workers.worker import Crew
from boomtown.rules.game import new_game
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.view import View, view
from tests.bots import fakes
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


SEEN = seen_in(GAMES[0])


def asked(bot: str, seed: int = 1, room: str = "room") -> Question:
    """Return a question."""
    return Question(bot, SEEN, seed, room)


def here(bot: str, seed: int = 1) -> tuple[Any, ...]:
    """Return what a bot decides in this process."""
    return roster()[bot].choose(SEEN, Stream(seed))


class Processes:
    """Bots in processes, in a loop that stays the same from test to test."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.bots = BotProcesses(1, deeply=fakes.READY)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(asyncio.wait_for(work, PATIENCE))

    def think(self, bot: str, seed: int = 1) -> Answer:
        answer: Answer = self.run(self.bots.think(asked(bot, seed)))
        return answer

    async def quick(self) -> int:
        """Let the process of the quick bots start; return its number."""
        await self.bots.think(asked("random"))
        (pid,) = self.bots._quick.pids
        return pid

    async def warm(self) -> None:
        """Let the process of the other bots start."""
        await self.bots.start()
        while not self.bots._deep.warm:
            await asyncio.sleep(0.01)

    def rested(self) -> None:
        """Ask every bot again."""
        self.bots._resting.clear()
        self.run(self.warm())


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    made = Processes()
    yield made
    made.run(made.bots.close())
    made.runner.close()


@pytest.mark.parametrize("settings", tuple(combinations()), ids=label)
def test_a_view_comes_back_equal_from_its_bytes(settings: Settings) -> None:
    seen = seen_in(settings)
    assert unpacked(packed(seen)) == seen


def test_the_bytes_of_a_view_do_not_hold_its_rules() -> None:
    assert len(packed(SEEN)) < 10_000


@pytest.mark.slow
@pytest.mark.parametrize("settings", GAMES, ids=label)
@pytest.mark.parametrize("bot", ["random", USUAL])
def test_another_process_decides_as_this_one_does(
    processes: Processes, bot: str, settings: Settings
) -> None:
    question = Question(bot, seen_in(settings), 9)
    there = processes.run(processes.bots.think(question))
    assert there == asyncio.run(BotsHere().think(question))
    assert there == (roster()[bot].choose(question.seen, Stream(9)), bot, None, "")


@pytest.mark.slow
def test_the_loop_goes_on_while_a_bot_thinks(processes: Processes) -> None:
    async def scenario() -> None:
        pid = await processes.quick()
        os.kill(pid, signal.SIGSTOP)
        thinking = asyncio.create_task(processes.bots.think(asked(USUAL, 3)))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thinking.done()
        os.kill(pid, signal.SIGCONT)
        assert (await thinking).moves == here(USUAL, 3)

    processes.run(scenario())


@pytest.mark.slow
def test_a_turn_is_decided_though_its_process_was_killed(processes: Processes) -> None:
    async def scenario() -> None:
        pid = await processes.quick()
        os.kill(pid, signal.SIGSTOP)
        thinking = [
            asyncio.create_task(processes.bots.think(asked(USUAL, seed))) for seed in range(4)
        ]
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        answers = await asyncio.gather(*thinking)
        assert [answer.moves for answer in answers] == [here(USUAL, seed) for seed in range(4)]
        assert pid not in processes.bots._quick.pids

    processes.run(scenario())


@pytest.mark.slow
def test_a_bot_that_raises_is_stood_in_for_and_told_of(processes: Processes) -> None:
    processes.rested()
    pids = processes.bots._deep.pids
    answer = processes.think("raises", 4)
    assert answer[:3] == (here(USUAL, 4), USUAL, "failed")
    assert "LookupError: no idea" in answer.trace
    assert processes.bots._deep.pids == pids


@pytest.mark.slow
def test_a_bot_that_kills_its_process_is_stood_in_for_and_left_alone_for_a_while(
    processes: Processes,
) -> None:
    processes.rested()
    assert processes.think("dies", 4) == (here(USUAL, 4), USUAL, "broken", "")
    assert processes.think("dies", 5) == (here(USUAL, 5), USUAL, "resting", "")
    processes.rested()
    assert processes.think("steady", 6) == (here("random", 6), "steady", None, "")


@pytest.mark.slow
def test_a_bot_that_thinks_for_ever_is_stood_in_for_and_its_process_ended(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes.rested()
    (pid,) = processes.bots._deep.pids
    deep = processes.bots._deep
    monkeypatch.setattr(deep, "_bounds", deep._bounds._replace(limit=0.1))
    assert processes.think("hangs", 4) == (here(USUAL, 4), USUAL, "slow", "")
    assert pid not in processes.bots._deep.pids
    monkeypatch.undo()
    assert processes.think("hangs", 5).why == "resting"


@pytest.mark.slow
def test_who_waits_too_long_behind_others_is_stood_in_for(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        thinking = asyncio.create_task(processes.bots.think(asked("hangs")))
        await asyncio.sleep(0)
        monkeypatch.setattr(processes.bots._deep, "_bounds", Bounds(1, 2, 10, hurry=0.1))
        waiting = [
            asyncio.create_task(processes.bots.think(asked("steady", seed, "busy")))
            for seed in range(3)
        ]
        answers = await asyncio.gather(*waiting)
        assert [answer.why for answer in answers] == ["busy"] * 3
        os.kill(processes.bots._deep.pids[0], signal.SIGKILL)
        thinking.cancel()

    processes.rested()
    processes.run(scenario())


@pytest.mark.slow
@pytest.mark.parametrize("crew", [fakes.COLD, fakes.BROKEN], ids=["cold", "broken"])
def test_nobody_waits_for_bots_that_are_not_ready(crew: Crew) -> None:
    async def scenario() -> None:
        bots = BotProcesses(1, deeply=crew)
        await bots.start()
        assert await bots.think(asked("steady", 4)) == (here(USUAL, 4), USUAL, "cold", "")
        await bots.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


@pytest.mark.slow
def test_processes_that_cannot_start_are_tried_again_and_nobody_is_forgotten() -> None:
    async def scenario() -> None:
        lane = Lane(fakes.BROKEN, Bounds(1, 9, limit=5))
        for _ in range(2):
            with pytest.raises(GivenUp, match="broken"):
                await lane.think(asked("steady"))
        lane.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


@pytest.mark.slow
def test_a_second_process_comes_when_the_first_has_enough_to_do() -> None:
    async def scenario() -> None:
        lane = Lane(fakes.READY, Bounds(2, 9, limit=30))
        await lane.think(asked("steady"))
        hanging = asyncio.create_task(lane.think(asked("hangs", room="slow")))
        await asyncio.sleep(0)
        assert await lane.think(asked("steady", 2)) == here("random", 2)
        assert len(lane.pids) == 2
        lane.close()
        hanging.cancel()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


@pytest.mark.slow
def test_an_interrupt_from_the_keyboard_does_not_reach_the_bots(processes: Processes) -> None:
    pid = processes.run(processes.quick())
    os.kill(pid, signal.SIGINT)
    assert processes.run(processes.quick()) == pid


def test_a_bot_is_asked_again_when_it_has_rested(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bots = BotProcesses(1)
        bots._resting["steady"] = time.monotonic() + 60
        monkeypatch.setattr(bots._quick, "think", lambda _: asyncio.sleep(0, ()))
        assert (await bots.think(asked("steady"))).why == "resting"
        bots._resting["steady"] = time.monotonic() - 1
        monkeypatch.setattr(bots._deep, "hire", lambda: None)
        assert (await bots.think(asked("steady"))).why == "cold"

    asyncio.run(scenario())


def test_nothing_starts_before_it_is_wanted() -> None:
    async def scenario() -> None:
        bots = BotProcesses(2)
        assert bots._quick._newcomer is bots._deep._newcomer is None
        await bots.close()

    asyncio.run(scenario())


def test_bots_in_this_process_have_nothing_to_stop() -> None:
    async def scenario() -> int:
        bots = BotsHere()
        await bots.start()
        await bots.close()
        return len((await bots.think(asked("random"))).moves)

    assert asyncio.run(scenario()) >= 2
