"""Who is on the list: ours by level, and whoever a package brings, if it can be used."""

import json
import logging
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from boomtown.bots import COMPANY, FORMER, USUAL, Bot, company, left_out, roster
from boomtown.bots.roster import GROUP, OURS, LeftOut, roster_of
from boomtown.rules.game import new_game
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.view import view
from boomtown.server import logs, start
from tests.bots.installed import BROKEN, GENTLE, install
from tests.bots.tables import resolved

SPARE = Bot("spare", 5, "tests.bots.test_roster")
CLASH = Bot("random", 3, "tests.bots.test_roster")
SHOUTING = Bot("SPARE!", 3, "tests.bots.test_roster")
TOO_GOOD = Bot("too_good", 6, "tests.bots.test_roster")
NEEDY = Bot("needy", 3, "tests.bots.test_roster", needs=("json", "antigravity_drive", "a.b"))
NO_BOT = "spare"


def offered(*names: str) -> list[EntryPoint]:
    """Return the entry points of things in this module."""
    return [EntryPoint(name.lower(), f"tests.bots.test_roster:{name}", GROUP) for name in names]


def test_our_bots_are_all_there_the_weakest_first() -> None:
    assert list(roster()) == [bot.name for bot in OURS]
    assert [bot.level for bot in roster().values()] == sorted(bot.level for bot in OURS)
    assert left_out() == ()
    assert {USUAL, *FORMER.values(), *COMPANY} <= roster().keys()


def test_the_company_of_a_newcomer_is_mixed_and_can_be_beaten() -> None:
    levels = [roster()[company(seated, roster())].level for seated in range(3)]
    assert len(set(levels)) > 1
    assert max(levels) <= 3
    assert company(3, roster()) == company(0, roster())
    assert {company(seated, [USUAL]) for seated in range(3)} == {USUAL}


def test_every_bot_says_in_a_few_words_how_it_thinks() -> None:
    assert all(0 < len(bot.thinks) < 60 for bot in roster().values())


def test_a_bot_of_another_package_takes_its_place_by_level() -> None:
    found = roster_of(OURS, offered("SPARE"))
    assert list(found.bots)[-1] == "spare"
    assert found.left_out == ()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("CLASH", "another bot is called random"),
        ("SHOUTING", "is no name"),
        ("TOO_GOOD", "level 6 is not from 1 to 5"),
        ("NEEDY", "needs antigravity_drive, a.b"),
        ("NO_BOT", "'spare' is no boomtown.bots.Bot"),
        ("NOBODY", "AttributeError"),
    ],
)
def test_who_cannot_be_listed_is_left_out_with_the_reason(name: str, why: str) -> None:
    found = roster_of(OURS, offered(name, "SPARE"))
    assert [*found.bots] == [*roster_of(OURS, offered("SPARE")).bots]
    (one,) = found.left_out
    assert one.name == name.lower()
    assert why in one.why


def test_of_two_bots_with_one_name_the_first_stays() -> None:
    twice = [*offered("SPARE"), EntryPoint("zero", "tests.bots.test_roster:SPARE", GROUP)]
    found = roster_of(OURS, twice)
    assert [one.name for one in found.left_out] == ["zero"]


@pytest.mark.slow
def test_an_installed_package_plays_and_a_broken_one_says_why(tmp_path: Path) -> None:
    install(tmp_path, "gentle", GENTLE)
    install(tmp_path, "broken", BROKEN)
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "boomtown.cli"]

    def said(*words: str) -> str:
        line = [*command, *words]
        return subprocess.run(
            line, env=surroundings, check=True, capture_output=True, text=True
        ).stdout

    told = json.loads(said("bots", "--json"))
    assert {"name": "gentle", "level": 3, "thinks": "hurts nobody"} in told["bots"]
    assert told["left_out"] == [{"name": "broken", "why": "RuntimeError: no brain"}]
    lines = said("bots").splitlines()
    assert "3  gentle        hurts nobody" in lines
    assert lines[-1] == "broken: left out, RuntimeError: no brain"
    refused = subprocess.run(
        [*command, "arena", "broken"], env=surroundings, check=False, capture_output=True, text=True
    )
    assert "broken cannot play: RuntimeError: no brain" in refused.stderr
    played = json.loads(said("simulate", "--games", "1", "--bots", "gentle", "--json"))
    assert played["players"]["gentle"]["seats"] == 1


def test_a_bot_is_loaded_with_its_first_turn() -> None:
    seen = view(new_game(resolved(Settings()), 1).game, 0)
    named = Bot("named", 1, "boomtown.bots.random_bot:choose")
    assert named.choose(seen, Stream(1)) == roster()["random"].choose(seen, Stream(1))
    with pytest.raises(ModuleNotFoundError):
        Bot("lost", 1, "boomtown.bots.nowhere").choose(seen, Stream(1))


def test_the_server_says_once_in_its_log_who_was_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(start, "left_out", lambda: (LeftOut("broken", "no brain"),))
    monkeypatch.setattr(logs, "begin", lambda _: None)
    monkeypatch.setenv("BOOMTOWN_DATABASE", "nothing:")
    with caplog.at_level(logging.WARNING, "boomtown.server"), pytest.raises(SystemExit):
        start.main([])
    (line,) = caplog.records
    assert line.getMessage() == "bot_left_out"
    assert vars(line)["facts"] == {"bot": "broken", "why": "no brain"}
