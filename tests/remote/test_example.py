"""The example of a bot: it sits down by link and plays, also after the line was lost."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from boomtown.protocol import commands, messages
from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote.player import Player, Refusal
from boomtown.remote.visitor import Visitor
from examples.bot import play
from tests.docs.pages import ROOT
from tests.remote.served import Served, served
from tests.remote.tunnel import tunnel

pytestmark = pytest.mark.slow

FILE = ROOT / "examples" / "bot.py"
PATIENCE = 60


async def opened(home: Served, options: Options) -> tuple[str, Player]:
    """Open a room; return it and its host, who is there."""
    host = Visitor(home.address)
    room = await asyncio.to_thread(host.open_room, NewRoom(options, "Ada"))
    player = Player(home.address, room, host.cookie)
    await player.connect()
    return room, player


async def finished(host: Player, playing: Coroutine[Any, Any, list[int]]) -> list[int]:
    """Hand the host's own seat to a bot, start when the example sits, and wait for the end."""
    example = asyncio.create_task(playing)
    await host.until(messages.Room, lambda room: len(room.seats) == 2 and room.seats[1].name != "")
    await host.do(commands.Start)
    await host.do(commands.Leave)
    totals = await asyncio.wait_for(example, PATIENCE)
    ended = await host.until(messages.Ended)
    assert "host" not in ended.reasons
    await host.close()
    return totals


@pytest.mark.parametrize(
    "options",
    [
        Options(seats=2, advanced=True, roundabouts=True),
        Options(seats=2, mode="expert"),
        Options(seats=2, edition="2023", sheet="blueprint"),
    ],
    ids=["advanced", "expert", "blueprint"],
)
async def test_the_example_plays_a_game_to_its_end(options: Options) -> None:
    async with served() as home:
        room, host = await opened(home, options)
        _, points = await finished(host, play(f"{home.address}/r/{room}", "Otto"))
        assert points > 5


async def test_the_example_comes_back_when_the_line_is_lost() -> None:
    async with served() as home, tunnel(home.port) as way:
        room, host = await opened(home, Options(seats=2))
        playing = asyncio.create_task(finished(host, play(f"{way.address}/r/{room}")))
        await host.until(messages.Table, lambda table: table.round == 3)
        way.cut()
        assert len(await playing) == 2
        assert way.connections > 1


async def test_the_example_says_when_there_is_no_seat() -> None:
    async with served() as home:
        room, host = await opened(home, Options(seats=1))
        with pytest.raises(Refusal, match="room_full"):
            await play(f"{home.address}/r/{room}")
        await host.close()


async def test_the_example_is_a_program_of_fifty_lines() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 50
    async with served() as home:
        room, host = await opened(home, Options(seats=2))

        async def program() -> list[int]:
            line = (sys.executable, str(FILE), f"{home.address}/r/{room}", "Otto")
            run = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
            said, _ = await run.communicate()
            assert run.returncode == 0
            return [int(total) for total in said.split()]

        totals = await finished(host, program())
        ended = host.last(messages.Ended)
        assert ended is not None
        assert totals == [score.total for score in ended.scores]
