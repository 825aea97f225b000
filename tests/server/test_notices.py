"""Notices of a running server: who is told, what a push service gets, and what it costs others."""

import asyncio
from pathlib import Path

import pytest

from boomtown.app.notices import Device
from boomtown.app.timing import DAY
from boomtown.server import courier
from boomtown.server.courier import MOST_WAITING, Parcel
from boomtown.storage.sqlite import SqliteStore
from tests.push.browser import Browser
from tests.push.service import NEVER, NO_ANSWER
from tests.server.house import Guest, House, house, seated
from tests.server.wire import Wire

HOUR = DAY // 24


async def asks(guest: Guest, browser: Browser, **changes: str) -> None:
    """Let somebody's browser ask for notices."""
    answer = await guest.post("/api/me/notices", browser.asks(**changes))
    assert answer.status_code == 200, answer.text
    assert answer.json()["on"]


async def looked_for(home: House) -> None:
    """Let the server look for who is to be told, and tell them."""
    await _noted(home)
    await home.hub.notices.round()
    await home.hub.notices.courier.finished()


async def _noted(home: House) -> None:
    """Wait until what was seen is stored."""
    while any("looked" in repr(task.get_coro()) for task in home.hub._tasks):
        await asyncio.sleep(0)


async def gone(home: House, room: str, wire: Wire) -> None:
    """Let somebody leave, and wait until the room knows."""
    await wire.hang_up()
    await home.settled(room)
    await _noted(home)


async def by_post(home: House) -> tuple[str, list[Wire], Browser]:
    """Begin a game by post; the second person has asked for notices, and left."""
    room, wires = await seated(home, 2, tempo="days", seconds=3)
    browser = Browser()
    await asks(home.guests[1], browser)
    await gone(home, room, wires[1])
    return room, wires, browser


def kinds(home: House, browser: Browser) -> list[object]:
    return [told["kind"] for told in home.service.told(browser)]


async def test_who_is_away_when_a_round_opens_is_told_once() -> None:
    async with house() as home:
        room, wires, browser = await by_post(home)
        await looked_for(home)
        assert kinds(home, browser) == []
        back = await home.guests[1].enters(room)
        await back.play(1)
        await gone(home, room, back)
        await wires[0].play(1)
        await wires[0].table(2)
        for _ in range(3):
            await looked_for(home)
            home.clock.time += HOUR
        (told,) = home.service.told(browser)
        until = home.clock.time - 3 * HOUR + 3 * DAY
        assert told == {
            "kind": "turn", "room": room, "host": "Host", "round": 2, "until": until,
            "language": "en",
        }  # fmt: skip
        (given,) = home.service.given
        assert given.headers["ttl"] == str(3 * 24 * 3_600)
        assert given.headers["content-encoding"] == "aes128gcm"
        assert given.headers["authorization"].startswith("vapid t=")
        assert room not in "".join((*given.headers.values(), given.endpoint))
        assert len(given.headers["topic"]) <= 32


async def test_who_is_here_is_not_told() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, tempo="days", seconds=3)
        browser = Browser()
        await asks(home.guests[1], browser)
        for wire in wires:
            await wire.play(1)
        await wires[1].table(2)
        await looked_for(home)
        home.clock.time += 3 * DAY - HOUR
        await looked_for(home)
        assert kinds(home, browser) == []
        del room


async def test_a_screen_in_a_living_room_is_no_look_of_the_player_who_put_it_up() -> None:
    async with house() as home:
        room, wires, browser = await by_post(home)
        screen = await home.guests[1].puts_up_a_screen(room)
        await looked_for(home)
        await wires[0].play(1)
        await screen.table(1)
        await gone(home, room, screen)
        await home.guests[1].puts_up_a_screen(room)
        await looked_for(home)
        assert kinds(home, browser) == ["last"]


async def test_a_look_by_another_device_of_the_seat_counts() -> None:
    async with house() as home:
        room, wires, browser = await by_post(home)
        phone = home.guest("10.0.0.7")
        await phone.get((await home.guests[1].post(f"/api/rooms/{room}/code", {})).json()["path"])
        here = await phone.enters(room)
        await here.play(1)
        await wires[0].play(1)
        await here.table(2)
        await looked_for(home)
        await gone(home, room, here)
        await looked_for(home)
        assert kinds(home, browser) == []


async def test_who_has_seen_the_round_hears_that_all_others_are_in() -> None:
    async with house() as home:
        _, wires, browser = await by_post(home)
        await wires[0].play(1)
        await looked_for(home)
        await looked_for(home)
        assert kinds(home, browser) == ["last"]


async def test_a_reminder_comes_once_before_the_time_is_up() -> None:
    async with house() as home:
        room, _, browser = await by_post(home)
        home.clock.time += 3 * DAY - 19 * HOUR
        await looked_for(home)
        assert kinds(home, browser) == []
        home.clock.time += 2 * HOUR
        for _ in range(3):
            await looked_for(home)
        assert kinds(home, browser) == ["reminder"]
        assert home.service.given[0].headers["urgency"] == "high"
        assert home.service.given[0].headers["ttl"] == str(17 * 3_600)
        back = await home.guests[1].enters(room)
        await gone(home, room, back)
        await looked_for(home)
        assert kinds(home, browser) == ["reminder"]


async def test_a_game_by_the_clock_of_an_evening_tells_nobody() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, tempo="round", seconds=3_600)
        browser = Browser()
        await asks(home.guests[1], browser)
        await gone(home, room, wires[1])
        await wires[0].play(1)
        await looked_for(home)
        assert kinds(home, browser) == []


async def test_a_restart_repeats_nothing_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with house(SqliteStore(file)) as home:
        room, wires, browser = await by_post(home)
        await wires[0].play(1)
        await looked_for(home)
        assert kinds(home, browser) == ["last"]
        token = home.guests[1].token
    async with house(SqliteStore(file)) as home:
        await looked_for(home)
        assert kinds(home, browser) == []
        bruno = home.guest("10.0.0.2")
        bruno.client.cookies.set("boomtown", token)
        back = await bruno.enters(room)
        await gone(home, room, back)
        home.clock.time += 3 * DAY - HOUR
        await looked_for(home)
        assert kinds(home, browser) == ["reminder"]


async def test_a_browser_that_its_service_forgot_is_forgotten() -> None:
    async with house() as home:
        _, wires, browser = await by_post(home)
        home.service.answers[browser.endpoint] = 410
        await wires[0].play(1)
        await looked_for(home)
        assert not (await home.guests[1].get("/api/me/notices")).json().get("on")
        assert home.hub.metrics.notices == {"gone": 1}


async def test_a_service_in_trouble_is_tried_again_and_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(courier, "PAUSE", 0.0)
    async with house() as home:
        _, wires, browser = await by_post(home)
        for status, tries in ((NO_ANSWER, 3), (503, 3), (400, 1)):
            home.service.answers[browser.endpoint] = status
            home.service.tries.clear()
            home.hub.notices.courier.take(_parcel(browser))
            for _ in range(10):
                await home.hub.notices.courier.finished()
                await asyncio.sleep(0.001)
            assert home.service.tries[browser.endpoint] == tries
        assert home.hub.metrics.notices == {"failed": 7}
        assert (await home.guests[1].get("/api/me/notices")).json()["on"]
        del wires


async def test_nobody_waits_for_a_service_that_is_slow() -> None:
    async with house() as home:
        _, wires, browser = await by_post(home)
        home.service.answers[browser.endpoint] = NEVER
        for _ in range(MOST_WAITING + 50):
            home.hub.notices.courier.take(_parcel(browser))
        await wires[0].play(1)
        await home.hub.notices.round()
        assert (await wires[0].ask({"t": "ping"}))["t"] == "answer"
        assert home.hub.metrics.notices["dropped"] >= 50


def _parcel(browser: Browser) -> Parcel:
    asked = browser.asks()
    keys = (asked["endpoint"], asked["key"], asked["secret"])
    return Parcel(Device("p", *keys, "en", "boom.test", 0), b"{}", "topic", 60)
