"""A server that is asked to stop says goodbye, stores what came in, and ends well."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.crowd import crowd
from tests.faults.process import Machine, machine
from tests.faults.test_kill import played_out

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_everybody_is_told_and_comes_back_when_a_server_is_stopped(
    tmp_path: Path, how: signal.Signals
) -> None:
    async with machine(tmp_path) as home:
        await home.start()
        async with crowd(home.address, 4) as people:
            await people.confirmed(people.turns() // 2)
            assert await home.end(how) == 0
            await people.cut_off()
            assert {one.farewells[0] for one in people.people} == {"restart"}
            acknowledged, stored = people.acknowledged(), home.decisions()
            assert {key: stored.get(key) for key in acknowledged} == acknowledged
            assert not _left_over(home)
            await home.start()
            await people.over()
        played_out(home, people)
        assert "Traceback" not in home.said


def _left_over(home: Machine) -> bool:
    """Tell whether a log lies beside the file, as after an end that nobody ordered."""
    return home.file.with_name(f"{home.file.name}-wal").exists()


async def test_a_second_signal_does_not_leave_the_file_unclosed(tmp_path: Path) -> None:
    async with machine(tmp_path) as home:
        await home.start()
        assert home.process is not None
        home.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0)
        assert await home.end(signal.SIGTERM) == 0
        assert not _left_over(home)


async def test_a_server_refuses_a_file_of_a_later_version_in_one_sentence(tmp_path: Path) -> None:
    async with machine(tmp_path) as home:
        with closing(sqlite3.connect(home.file)) as connection:
            connection.execute("PRAGMA user_version = 999")
        process = await home.launch()
        assert await process.wait() == 1
        assert home.said.startswith("boomtown serve: cannot keep games in ")
        assert "a later version of Boomtown" in home.said
        assert len(home.said.splitlines()) == 1
