"""What is written down: JSON lines, and in no line anything that opens a door."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.server import logs
from boomtown.server.logs import Lines, log, log_failure, short
from tests.server.fragile import Fragile
from tests.server.house import House, house, seated
from tests.server.test_codes import code_of


@pytest.fixture
def everything() -> Iterator[io.StringIO]:
    """Collect what anybody in the process logs, however unimportant."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Lines())
    loggers = [logging.getLogger(), logs.LOGGER]
    before = [(one.level, one.propagate) for one in loggers]
    for one in loggers:
        one.setLevel(logging.DEBUG)
        one.propagate = True
    loggers[0].addHandler(handler)
    # The browsers of the tests write down what they ask for.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    yield out
    logging.getLogger("httpx").setLevel(logging.NOTSET)
    loggers[0].removeHandler(handler)
    for one, (level, propagate) in zip(loggers, before, strict=True):
        one.setLevel(level)
        one.propagate = propagate


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    """Return what was written; every line has to be an object."""
    return [json.loads(line) for line in out.getvalue().splitlines()]


async def _whole_game(home: House, store: Fragile) -> tuple[str, list[str]]:
    """Play, fail, share and end a game; return the room and what nobody may read of it."""
    room, wires = await seated(home, 2, seed="13371337133713371")
    path = await code_of(home.guests[1], room)
    phone = home.guest()
    await phone.get(path)
    for number in (1, 2, 3):
        for wire in wires:
            await wire.table(number)
            await wire.play(number)
    store.broken.add("save")
    assert await wires[0].refused({"t": "leave"}) == "failed"
    assert (await phone.post("/api/rooms", {"name": "Ada", "options": {}})).status_code == 500
    store.broken.clear()
    await wires[0].done({"t": "end"})
    secrets = [room, path.removeprefix("/seat/"), "13371337133713371"]
    secrets += [guest.token for guest in home.guests]
    secrets += [person for chair in home.table(room).room.chairs for person in chair.people]
    return room, [*secrets, "Guest 1", "10.0.0.1"]


async def test_no_line_of_a_whole_game_holds_a_token_a_code_a_seed_or_an_address(
    everything: io.StringIO,
) -> None:
    store = Fragile()
    async with house(store) as home:
        room, secrets = await _whole_game(home, store)
        assert [guest.token for guest in home.guests]
    written = everything.getvalue()
    events = {line["event"] for line in lines(everything)}
    assert {"started", "room_opened", "room_failed", "request_failed", "stopped"} <= events
    assert short(room) == f"{room[:4]}..."
    # The fake chance of the tests makes short names, which a long room's id would not show.
    found = [secret for secret in secrets if len(secret) > 5 and secret in written]
    assert found == []


def test_a_line_says_when_how_bad_what_and_with_which_facts() -> None:
    record = logging.LogRecord("x", logging.WARNING, "", 0, "slow", None, None)
    record.facts = {"room": "abcd...", "count": 3}
    record.created = 0.0
    assert json.loads(Lines().format(record)) == {
        "at": "1970-01-01T00:00:00.000+00:00",
        "level": "warning",
        "event": "slow",
        "room": "abcd...",
        "count": 3,
    }


def test_a_line_stays_one_line_whatever_is_in_it(everything: io.StringIO) -> None:
    log("room_opened", room="a\nb\r\u2028\x9b", odd=object())
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        log_failure("failed")
    opened, failed = lines(everything)
    assert opened["room"] == "a\nb\r\u2028\x9b"
    assert opened["odd"].startswith("<object")
    assert "ValueError: first\nsecond" in failed["trace"]
    assert failed["level"] == "error"


@pytest.mark.parametrize(("level", "told"), [("info", ["one", "two"]), ("error", ["two"])])
def test_only_what_is_bad_enough_is_written(
    level: str, told: list[str], capsys: pytest.CaptureFixture[str], kept: None
) -> None:
    logs.begin(level)
    log("one")
    log("two", logging.ERROR)
    logging.getLogger("uvicorn.error").info("/ws/whole-room [accepted]")
    logging.getLogger("uvicorn.error").error("three")
    written = [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()]
    assert written == [*told, "three"]


@pytest.fixture
def kept() -> Iterator[None]:
    """Leave the loggers as they were."""
    loggers = [logging.getLogger(name) for name in (logs.LOGGER.name, "uvicorn", "asyncio")]
    before = [(one.handlers, one.level, one.propagate) for one in loggers]
    yield
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers = handlers
        one.setLevel(level)
        one.propagate = propagate
