"""Who decided for a bot that could not is counted and said."""

import logging

import pytest

from boomtown.bots.question import Why
from boomtown.server.logs import LOGGER
from tests.server.fragile import Replaced
from tests.server.house import house, seated
from tests.server.test_metrics import parsed


@pytest.mark.parametrize("why", ["busy", "cold"])
async def test_a_stand_in_is_counted_and_said(
    why: Why, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO, LOGGER.name)
    monkeypatch.setattr(LOGGER, "propagate", True)
    async with house(bots=Replaced(why)) as home:
        _, wires = await seated(home, 1, start=False)
        await wires[0].done({"t": "add_bot", "bot": "random"})
        await wires[0].done({"t": "start"})
        await wires[0].play(1)
        await wires[0].table(2)
        _, samples = parsed((await home.guest().get("/metrics")).text)
    assert samples["boomtown_bot_stand_ins_total", why] >= 1
    assert samples["boomtown_bot_turns_total", "apprentice"] >= 1
    assert samples["boomtown_bot_seconds_count", ""] >= 1
    assert samples["boomtown_failures_total", ""] == 0
    said = [one for one in caplog.records if one.getMessage() == "bot_stood_in"]
    assert {vars(one)["facts"]["why"] for one in said} == {why}
    assert {one.levelname for one in said} == {"INFO" if why == "cold" else "WARNING"}


async def test_what_a_bot_raised_is_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)
    async with house(bots=Replaced("failed", "LookupError: no idea")) as home:
        _, wires = await seated(home, 1, start=False)
        await wires[0].done({"t": "add_bot", "bot": "random"})
        await wires[0].done({"t": "start"})
        await wires[0].play(1)
        await wires[0].table(2)
        assert home.hub.metrics.failures >= 1
    failed = [one for one in caplog.records if one.getMessage() == "bot_failed"]
    assert vars(failed[0])["facts"]["trace"] == "LookupError: no idea"
