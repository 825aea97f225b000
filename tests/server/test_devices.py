"""A browser asks for notices, or to be left alone; whose it is, only the cookie says."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtown.app.timing import DAY
from boomtown.bootstrap import BadSetting, Parts, Push, parts
from boomtown.bots.pool import BotsHere
from boomtown.server.asgi import application
from boomtown.server.people import hashed
from boomtown.storage.memory import MemoryStore
from tests.push.browser import Browser
from tests.server.asked import asked
from tests.server.house import Guest, house, seated

HERE = "/api/me/notices"
SURE = {"sure": True}


async def is_told(guest: Guest) -> bool:
    answer = await guest.get(HERE)
    assert answer.status_code == 200
    return bool(answer.json().get("on"))


async def test_a_browser_asks_and_is_left_alone_again() -> None:
    async with house() as home:
        guest = home.guest()
        first = (await guest.get(HERE)).json()
        assert first == {"key": home.hub.parts.push.keys.public}
        answer = await guest.post(HERE, Browser().asks(language="de"))
        assert answer.json() == {**first, "on": True}
        assert await is_told(guest)
        device = await home.hub.parts.store.devices.of(hashed(guest.token))
        assert device is not None
        assert (device.language, device.site) == ("de", "boomtown.test")
        assert (await guest.post(f"{HERE}/off")).json() == first
        assert not await is_told(guest)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, "no_such_service"),
        ({"endpoint": "http://fcm.googleapis.com/x"}, "no_such_service"),
        ({"endpoint": "https://evil.test/x"}, "no_such_service"),
        ({"endpoint": "https://fcm.googleapis.com/" + "a" * 3_000}, "not_understood"),
        ({"endpoint": 7}, "not_understood"),
        ({"key": "AAAA"}, "bad_device"),
        ({"key": "BAAA" + "A" * 83}, "bad_device"),
        ({"key": "a" * 500}, "not_understood"),
        ({"secret": "***"}, "bad_device"),
        ({"secret": ""}, "bad_device"),
        ({"language": "<b>"}, "not_understood"),
        ({"seat": 1}, "not_understood"),
        ({"person": "somebody"}, "not_understood"),
    ],
)
async def test_what_is_no_browser_of_anybody_is_refused(changes: dict[str, Any], code: str) -> None:
    async with house() as home:
        guest = home.guest()
        answer = await guest.post(HERE, {**Browser().asks(), **changes})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert not await is_told(guest)


@pytest.mark.parametrize("body", [b"", b"[", b"{}", b"null"])
async def test_what_cannot_be_read_is_refused(body: bytes) -> None:
    async with house() as home:
        answer = await home.guest().post(HERE, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "not_understood")


async def test_other_sites_ask_for_nothing_and_end_nothing() -> None:
    async with house() as home:
        guest = home.guest()
        elsewhere = {"origin": "https://elsewhere.test"}
        answer = await guest.post(HERE, Browser().asks(), **elsewhere)
        assert answer.json() == {"code": "other_site"}
        await guest.post(HERE, Browser().asks())
        assert (await guest.post(f"{HERE}/off", **elsewhere)).json() == {"code": "other_site"}
        assert await is_told(guest)


async def test_a_stranger_hears_nothing_of_a_seat_that_is_not_theirs() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, tempo="days", seconds=3)
        stranger, browser = home.guest("6.6.6.6"), Browser()
        await stranger.post(HERE, browser.asks())
        await stranger.get(f"/api/rooms/{room}")
        home.clock.time += 3 * DAY - 1_000
        for wire in wires:
            await wire.hang_up()
        await home.settled(room)
        await home.hub.notices.round()
        await home.hub.notices.courier.finished()
        assert home.service.given == []


async def test_what_is_stored_of_a_browser_is_exported_and_erased() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, tempo="days", seconds=3)
        guest, browser = home.guests[0], Browser()
        await guest.post(HERE, browser.asks())
        await wires[0].hang_up()
        await home.settled(room)
        while not (await _export(guest))["looks"][f"/r/{room}"]["seen"]:
            pass
        kept = await _export(guest)
        assert kept["browser"]["endpoint"] == browser.endpoint
        assert set(kept["looks"]) == {f"/r/{room}"}
        token = guest.token
        await guest.post("/api/me/forget", SURE)
        guest.client.cookies.set("boomtown", token)
        assert await _export(guest) == {"browser": None, "looks": {}}


async def _export(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.get("/api/me/export")).json()["notices"]
    return found


async def test_a_table_that_sends_none_says_so() -> None:
    app, _ = application(Parts(MemoryStore(), BotsHere(), push=Push(services=())))
    assert (await asked(app, "GET", HERE)).content == b"{}"
    body = {"type": "http.request", "body": msgspec.json.encode(Browser().asks())}
    answer = await asked(app, "POST", HERE, body)
    assert (answer.status, answer.content) == (400, b'{"code":"no_notices"}')


def test_a_host_may_send_none_and_keeps_no_key_then(tmp_path: Path) -> None:
    database = {"BOOMTOWN_DATABASE": f"sqlite:{tmp_path / 'games'}", "BOOMTOWN_BOTS": "0"}
    silent = parts({**database, "BOOMTOWN_PUSH": "off"})
    assert silent.push.services == ()
    assert not (tmp_path / "games.push-key").exists()
    first, second = parts(database), parts(database)
    for one in (silent, first, second):
        asyncio.run(one.store.close())
    assert (tmp_path / "games.push-key").exists()
    assert first.push.keys.public == second.push.keys.public
    (tmp_path / "games.push-key").write_text("spoilt")
    with pytest.raises(BadSetting, match=r"games\.push-key"):
        parts(database)
    with pytest.raises(BadSetting, match="BOOMTOWN_PUSH"):
        parts({**database, "BOOMTOWN_PUSH": "https://x"})
