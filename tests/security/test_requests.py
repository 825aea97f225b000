"""Requests that are not what they say, go where they should not, or come from elsewhere."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from boomtown.server.limits import Limits
from boomtown.server.people import hashed
from tests.security.scene import Scene, scene
from tests.server.house import house

NEW = json.dumps({"name": "Eve", "options": {}}).encode()
CROSS = {"origin": "https://elsewhere.test"}
FRAME = {"origin": "null"}
ENDLESS = b'{"name":"Eve","options":{"seats":%s}}' % (b"9" * 9_000)
EVE = "stranger"
Request = tuple[str, str, str, dict[str, str], bytes]

# who · method · path · headers · body → what it is answered
ATTACKS: dict[str, tuple[Request, int, str]] = {
    "a page elsewhere opens a room": (
        ("host", "POST", "/api/rooms", CROSS, NEW),
        403,
        "other_site",
    ),
    "a page elsewhere asks for the code of a seat": (
        ("host", "POST", "/api/rooms/{room}/code", CROSS, b""),
        403,
        "other_site",
    ),
    "a form elsewhere": (
        ("host", "POST", "/api/rooms", {**CROSS, "content-type": "text/plain"}, NEW),
        403,
        "other_site",
    ),
    "a sandboxed frame": (
        ("host", "POST", "/api/rooms", FRAME, NEW),
        403,
        "other_site",
    ),
    "a stranger asks for the code of a seat": (
        (EVE, "POST", "/api/rooms/{room}/code", {}, b""),
        403,
        "not_seated",
    ),
    "a room that was guessed": (
        (EVE, "POST", "/api/rooms/aaaaaaaaaaaa/code", {}, b""),
        404,
        "no_room",
    ),
    "a room's name with a wildcard": (
        (EVE, "GET", "/api/rooms/%25", {}, b""),
        404,
        "no_room",
    ),
    "a room's name with a quote": (
        (EVE, "GET", "/api/rooms/'%20OR%20'1'='1", {}, b""),
        404,
        "no_room",
    ),
    "a room's name with a zero": ((EVE, "GET", "/api/rooms/%00", {}, b""), 404, "no_room"),
    "a room's name without an end": (
        (EVE, "GET", "/api/rooms/" + "a" * 5_000, {}, b""),
        404,
        "no_room",
    ),
    "the record of a game that goes on": (
        ("host", "GET", "/api/rooms/{room}/record", {}, b""),
        404,
        "no_record",
    ),
    "a method said to be another": (
        (EVE, "GET", "/api/rooms", {"x-http-method-override": "POST"}, b""),
        405,
        "",
    ),
    "a room by another method": (("host", "DELETE", "/api/rooms/{room}", {}, b""), 405, ""),
    "deep objects": (
        (EVE, "POST", "/api/rooms", {}, b'{"options":{"no":' + b"[" * 8_000),
        400,
        "not_understood",
    ),
    "a deep list": ((EVE, "POST", "/api/rooms", {}, b"[" * 16_000), 400, "not_understood"),
    "a number without an end": (
        (
            "stranger",
            "POST",
            "/api/rooms",
            {},
            ENDLESS,
        ),
        400,
        "not_understood",
    ),
    "text that is none": (
        (EVE, "POST", "/api/rooms", {}, b'{"name":"\xff","options":{}}'),
        400,
        "not_understood",
    ),
    "fields that are nobody's": (
        (EVE, "POST", "/api/rooms", {}, b'{"name":"Eve","options":{},"host":true}'),
        400,
        "not_understood",
    ),
    "a body without an end": (
        (EVE, "POST", "/api/rooms", {}, b" " * 900_000),
        413,
        "too_large",
    ),
}


async def _sent(table: Scene, request: Request) -> Any:
    who, method, path, headers, body = request
    client = table.guests[who].client
    return await client.request(method, path.format(room=table.room), headers=headers, content=body)


@pytest.mark.parametrize(("request_", "status", "code"), ATTACKS.values(), ids=ATTACKS)
async def test_a_request_that_should_not_be_is_refused_and_changes_nothing(
    request_: Request, status: int, code: str
) -> None:
    async with scene() as table:
        before = table.state()
        answer = await _sent(table, request_)
        assert answer.status_code == status
        assert not code or answer.json()["code"] == code
        assert table.state() == before


def _changed(token: str) -> str:
    return ("a" if token[0] != "a" else "b") + token[1:]


FORGED: dict[str, Callable[[str], str]] = {
    "one letter changed": _changed,
    "cut short": lambda token: token[:-1],
    "with a tail": lambda token: token + "a",
    "upside down": lambda token: token.swapcase(),
    "what the store knows of it": hashed,
    "its whole hash": lambda token: sha256(token.encode()).hexdigest(),
    "with a zero": lambda token: token[:16] + "\x00",
    "in quotes": lambda token: f'"{_changed(token)}"',
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
async def test_a_forged_cookie_is_nobody(forge: Callable[[str], str]) -> None:
    async with scene() as table:
        before, seats = table.state(), table.home.table(table.room).room.chairs
        token = table.guests["host"].token
        eve = table.home.guest("6.6.6.7")
        cookie = f"boomtown={forge(token)}"
        page = (await eve.get(f"/api/rooms/{table.room}", cookie=cookie)).json()
        assert page.get("you") is None
        wire = table.home.socket(f"/ws/{table.room}", {"host": "boomtown.test", "cookie": cookie})
        await wire.done({"t": "hello"})
        assert "you" not in wire.last("room")
        assert await wire.refused({"t": "end"}) == "not_host"
        assert table.state() == before
        assert table.home.table(table.room).room.chairs == seats


async def test_a_cookie_that_was_stolen_speaks_for_nobody_on_a_page_elsewhere() -> None:
    async with scene() as table:
        wire = table.guests["host"].wire(table.room, origin="https://elsewhere.test")
        await wire.ended()
        assert not wire.accepted


@pytest.mark.parametrize(
    "made",
    [lambda code: code, hashed, str.upper, lambda code: code[:-1], lambda code: code + "%00"],
)
async def test_a_code_opens_nothing_twice_and_nothing_like_it_ever(
    made: Callable[[str], str],
) -> None:
    async with scene() as table:
        if made(table.code) == table.code:
            assert (await table.home.guest().get(f"/seat/{table.code}")).status_code == 303
        before = table.state()
        answer = await table.guests["stranger"].get(f"/seat/{made(table.code)}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/?code=bad")
        assert table.state()[1:] == before[1:]


@pytest.mark.parametrize(
    "path",
    [
        "/seat/%0d%0aset-cookie:%20boomtown=eve",
        "/seat/x%0d%0alocation:%20https://elsewhere.test",
        "/r/%0d%0ax-evil:%201",
        "/api/rooms/%0d%0ax-evil:%201",
        "//elsewhere.test/seat/x",
    ],
)
async def test_no_header_is_made_of_what_stands_in_a_path(path: str) -> None:
    async with scene() as table:
        answer = await table.guests["stranger"].get(path)
        assert "x-evil" not in answer.headers
        assert "boomtown=eve" not in answer.headers.get("set-cookie", "")
        assert answer.headers.get("location", "/?code=bad") == "/?code=bad"


@pytest.mark.parametrize("host", ["elsewhere.test", "boomtown.test@elsewhere.test", "a\tb"])
async def test_nobody_is_sent_elsewhere_because_of_the_host_that_was_asked_for(host: str) -> None:
    async with scene() as table:
        answer = await table.home.guest().get(f"/seat/{table.code}", host=host)
        assert answer.headers["location"] == f"/r/{table.room}"


@pytest.mark.parametrize("name", ["x-forwarded-for", "x-real-ip", "forwarded", "client-ip"])
async def test_an_address_that_somebody_claims_does_not_count(name: str) -> None:
    async with house(limits=Limits(requests=0.001, requests_at_once=2)) as home:
        guest = home.guest("6.6.6.6")
        asked = [await guest.get("/api/lobby", **{name: f"1.2.3.{n}"}) for n in range(3)]
        assert [one.status_code for one in asked] == [200, 200, 429]
