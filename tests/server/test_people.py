"""Who somebody is: the cookie, and which pages may speak for it."""

import pytest

from tests.server.house import NAME, house

ROOM = {"name": "Ada", "options": {}}


async def test_the_first_answer_gives_a_cookie_that_scripts_and_other_sites_do_not_get() -> None:
    async with house() as home:
        answer = await home.guest().get("/api/lobby")
        name, *rules = answer.headers["set-cookie"].split("; ")
        assert name.startswith("boomtown=")
        assert sorted(rules) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]
        assert answer.headers["cache-control"] == "no-store"


async def test_the_cookie_is_secure_under_https() -> None:
    async with house() as home:
        answer = await home.guest(scheme="https").get("/api/lobby")
        assert "; Secure" in answer.headers["set-cookie"]
        wire = home.guest(scheme="https").wire("nowhere")
        await wire.ended()
        assert "; Secure" in wire.headers["set-cookie"]


async def test_the_cookie_is_given_once() -> None:
    async with house() as home:
        guest = home.guest()
        tokens = {(await guest.get(path)).headers.get("set-cookie") for path in ["/", "/", "/"]}
        assert len(tokens) == 2
        assert None in tokens


async def test_everybody_gets_another_token() -> None:
    async with house() as home:
        guests = [home.guest() for _ in range(20)]
        for one in guests:
            await one.get("/")
        assert len({one.token for one in guests}) == 20
        assert {len(one.token) for one in guests} == {32}


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
async def test_who_only_looks_whether_the_server_lives_gets_no_cookie(path: str) -> None:
    async with house() as home:
        assert "set-cookie" not in (await home.guest().get(path)).headers


async def test_a_socket_gives_a_cookie_to_who_has_none() -> None:
    async with house() as home:
        guest = home.guest()
        wire = guest.wire("nowhere")
        await wire.ended()
        name, *rules = wire.headers["set-cookie"].split("; ")
        assert name.startswith("boomtown=")
        assert {"HttpOnly", "SameSite=Lax"} <= set(rules)
        await guest.get("/")
        again = guest.wire("nowhere")
        await again.ended()
        assert "set-cookie" not in again.headers


@pytest.mark.parametrize("token", ["short", "x" * 65, ""])
async def test_a_cookie_that_cannot_be_ours_is_replaced(token: str) -> None:
    async with house() as home:
        guest = home.guest()
        guest.client.cookies.set("boomtown", token)
        assert "set-cookie" in (await guest.get("/api/lobby")).headers


ELSEWHERE = (
    "https://elsewhere.test",
    f"https://{NAME}.elsewhere.test",
    f"https://elsewhere.{NAME}",
    f"http://{NAME}:8000",
    f"http://{NAME.upper()}",
    "null",
    "",
)


@pytest.mark.parametrize("origin", ELSEWHERE)
async def test_a_change_from_another_site_is_refused(origin: str) -> None:
    async with house() as home:
        guest = home.guest()
        answer = await guest.post("/api/rooms", ROOM, origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
        assert (await guest.get("/api/lobby")).json()["yours"] == []


@pytest.mark.parametrize("origin", [one for one in ELSEWHERE if one])
async def test_a_socket_from_another_site_is_not_accepted(origin: str) -> None:
    async with house() as home:
        guest = home.guest()
        room = await guest.opens()
        wire = guest.wire(room, origin=origin)
        await wire.ended()
        assert not wire.accepted
        assert wire.closed == 1008
        assert home.hub.sockets == 0


@pytest.mark.parametrize("fetched", ["cross-site", "same-site"])
async def test_a_browser_that_says_the_request_comes_from_elsewhere_is_believed(
    fetched: str,
) -> None:
    async with house() as home:
        answer = await home.guest().post("/api/rooms", ROOM, sec_fetch_site=fetched)
        assert answer.json()["code"] == "other_site"


@pytest.mark.parametrize(
    "headers",
    [{"origin": f"http://{NAME}"}, {"origin": f"https://{NAME}"}, {"sec_fetch_site": "none"}, {}],
)
async def test_our_own_pages_and_programs_may_change_something(headers: dict[str, str]) -> None:
    async with house() as home:
        guest = home.guest()
        assert (await guest.post("/api/rooms", ROOM, **headers)).status_code == 201
        wire = guest.wire("nowhere", **headers)
        assert (await wire.ended())["code"] == "no_room"


async def test_reading_is_not_refused_to_a_link_from_elsewhere() -> None:
    async with house() as home:
        answer = await home.guest().get("/", sec_fetch_site="cross-site")
        assert answer.status_code == 200


async def test_an_origin_without_a_host_is_not_ours() -> None:
    async with house() as home:
        wire = home.socket("/ws/nowhere", {"origin": "null"})
        await wire.ended()
        assert not wire.accepted
