"""A server that is killed in the middle of a round under load loses nothing it acknowledged."""

import asyncio
import signal
from pathlib import Path

import pytest

from boomtown.protocol import commands, messages
from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote.player import Player
from boomtown.remote.visitor import Visitor
from tests.faults.crowd import Crowd, crowd
from tests.faults.process import Machine, machine

pytestmark = pytest.mark.slow


async def killed(home: Machine, people: Crowd) -> None:
    """Kill the server, and compare its file with what people were told."""
    assert await home.end(signal.SIGKILL) == -signal.SIGKILL
    await people.cut_off()
    acknowledged, stored = people.acknowledged(), home.decisions()
    assert {key: stored.get(key) for key in acknowledged} == acknowledged


def played_out(home: Machine, people: Crowd) -> None:
    """Check that all games came to their end exactly as written."""
    assert home.decisions() == people.acknowledged()
    assert len(people.acknowledged()) == people.turns()
    for one in people.people:
        assert one.ended is not None
        first = next(other for other in people.people if other.room == one.room)
        assert first.ended is not None
        assert one.ended.scores == first.ended.scores


async def _kill_and_go_on(folder: Path, tables: int, shares: list[float]) -> None:
    async with machine(folder) as home:
        await home.start()
        async with crowd(home.address, tables) as people:
            for share in shares:
                await people.confirmed(int(people.turns() * share))
                await killed(home, people)
                await home.start()
            await people.over()
        assert await home.end(signal.SIGTERM) == 0
        played_out(home, people)
        assert "Traceback" not in home.said


async def test_games_go_on_to_their_end_after_the_server_was_killed(tmp_path: Path) -> None:
    await _kill_and_go_on(tmp_path, 8, [0.3, 0.7])


@pytest.mark.soak
async def test_many_games_survive_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    await _kill_and_go_on(tmp_path, 60, [share / 12 for share in range(1, 12)])


async def _timed(home: Machine) -> tuple[Player, int]:
    """Begin a game with little time; return a player and the time that is left."""
    visitor = Visitor(home.address)
    options = Options(tempo="round", seconds=5)
    room = await asyncio.to_thread(visitor.open_room, NewRoom(options, "Ada"))
    player = Player(home.address, room, visitor.cookie)
    await player.connect()
    await player.do(commands.AddBot, bot="random")
    await player.do(commands.Start)
    table = await player.until(messages.Table)
    assert table.deadline is not None
    return player, table.deadline


async def test_a_server_that_was_killed_leaves_its_deadlines_and_no_process(
    tmp_path: Path,
) -> None:
    async with machine(tmp_path) as home:
        await home.start()
        player, left = await _timed(home)
        assert left <= 5_000
        await player.until(messages.Confirmed)
        bots = _children(home)
        await home.end(signal.SIGKILL)
        await player.gone()
        async with asyncio.timeout(20):
            while any(map(_alive, bots)):
                await asyncio.sleep(0.02)
        player.told.clear()
        await home.start()
        await player.resume()
        table = await player.until(messages.Table)
        assert table.deadline is not None
        # The grace of 20 seconds: more than was left, less than a clock begun anew would show.
        assert 5_000 < table.deadline <= 20_000
        await player.close()


def _children(home: Machine) -> list[int]:
    """Return the processes in which a server's bots think, where that can be told."""
    assert home.process is not None
    tasks = Path(f"/proc/{home.process.pid}/task")
    if not tasks.exists():
        return []
    found = [int(one) for task in tasks.iterdir() for one in _words(task / "children")]
    assert found
    return found


def _words(file: Path) -> list[str]:
    return file.read_text().split()


def _alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.soak
async def test_a_bot_plays_for_who_is_late_after_a_restart(tmp_path: Path) -> None:
    async with machine(tmp_path) as home:
        await home.start()
        player, _ = await _timed(home)
        await home.end(signal.SIGKILL)
        await home.start()
        await player.gone()
        await player.resume()
        async with asyncio.timeout(60):
            while not any(isinstance(o, messages.Table) and o.round == 2 for o in player.told):
                await asyncio.sleep(0.1)
        await player.close()
