"""Bots are made ready before anybody asks, and one that cannot be keeps no other from it."""

import subprocess
import sys

import pytest

from boomtown.bots import USUAL, roster, warming
from boomtown.bots.bot import Bot


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Put bots on the list that are not quick, the first of them broken; note who decides."""
    names: list[str] = []
    listed = dict(roster())
    listed["broken"] = Bot("broken", 3, "boomtown.bots.nowhere")
    listed["deep"] = Bot("deep", 4, "boomtown.bots.random_bot")
    monkeypatch.setattr(warming, "roster", lambda: listed)
    choose = Bot.choose

    def noted(bot: Bot, *given: object) -> object:
        names.append(bot.name)
        return choose(bot, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Bot, "choose", noted)
    return names


def test_every_bot_that_has_to_be_loaded_decides_a_turn_in_each_mode(told: list[str]) -> None:
    warming.warm_up()
    modes = len(warming.TABLES)
    assert told.count("deep") == told.count("broken") == modes == 4
    assert not {"random", USUAL} & set(told)


def test_quick_bots_decide_one_turn(told: list[str]) -> None:
    warming.limber_up()
    assert told == ["random", USUAL]


@pytest.mark.slow
def test_neither_the_table_nor_its_quick_bots_load_the_compiler() -> None:
    code = (
        "import sys, boomtown.server.start, boomtown.cli.entry, boomtown.bots.pool as pool;"
        "pool.limber_up(); sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
