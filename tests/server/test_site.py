"""The front end's files: which are kept in caches, and that nothing else is given out."""

from pathlib import Path

import pytest

from boomtown.server.site import folder
from tests.server.house import house


async def test_files_whose_names_change_with_their_content_are_kept_for_ever(site: Path) -> None:
    async with house(files=site) as home:
        guest = home.guest()
        answer = await guest.get("/assets/app-1.js")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in answer.headers
        again = await guest.get("/assets/app-1.js", if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


async def test_the_page_itself_is_asked_for_every_time(site: Path) -> None:
    async with house(files=site) as home:
        guest = home.guest()
        await guest.get("/api/lobby")
        for path in ("/", "/r/room1", "/r/room1/screen"):
            answer = await guest.get(path)
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.text.startswith("<!doctype html>")


async def test_a_page_that_gives_the_cookie_is_not_kept_by_anybody(site: Path) -> None:
    async with house(files=site) as home:
        answer = await home.guest().get("/")
        assert "set-cookie" in answer.headers
        assert answer.headers["cache-control"] == "no-store"


async def test_large_files_travel_small(site: Path) -> None:
    async with house(files=site) as home:
        answer = await home.guest().get("/assets/app-1.js", accept_encoding="gzip")
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 200
        assert len(answer.content) == 2_600


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets",
        "/nothing",
        "/r/",
        "/r/a/b",
        "/api",
        "/ws/room1",
        "/secret.txt",
    ],
)
async def test_a_path_that_leads_nowhere_is_not_found(site: Path, path: str) -> None:
    async with house(files=site) as home:
        answer = await home.guest().get(path)
        assert answer.status_code == 404
        assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/", "/assets/app-1.js", "/ws", "/ws/a/b", "/api/lobby"])
async def test_a_socket_to_what_is_not_a_room_is_turned_away(site: Path, path: str) -> None:
    async with house(files=site) as home:
        wire = home.socket(path, {"host": "boomtown.test"})
        await wire.ended()
        assert not wire.accepted
        assert wire.closed is not None


async def test_a_server_without_a_front_end_says_how_to_get_one() -> None:
    async with house() as home:
        answer = await home.guest().get("/r/room1")
        assert answer.status_code == 200
        assert "npm run build" in answer.text


def test_the_front_end_is_looked_for_in_the_package_and_then_where_it_is_built(
    tmp_path: Path,
) -> None:
    packed, built = tmp_path / "packed", tmp_path / "built"
    assert folder((packed, built)) is None
    for place in (built, packed):
        place.mkdir()
        assert folder((packed, built)) != place
        (place / "index.html").write_text("")
        assert folder((packed, built)) == place


@pytest.mark.parametrize("path", ["/sw.js", "/en.webmanifest", "/offline.html", "/icon.svg"])
async def test_files_that_keep_their_names_are_asked_for_anew(site: Path, path: str) -> None:
    (site / path[1:]).write_text("{}")
    async with house(files=site) as home:
        answer = await home.guest().get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] in ("no-cache", "no-store")


@pytest.mark.parametrize("path", ["/sw.js", "/de.webmanifest", "/icon.svg", "/icons/192.png"])
async def test_what_browsers_ask_for_without_their_cookie_gives_them_none(
    site: Path, path: str
) -> None:
    (site / "icons").mkdir()
    (site / path[1:]).write_text("{}")
    async with house(files=site) as home:
        answer = await home.guest().get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


async def test_a_shared_link_opens_the_page(site: Path) -> None:
    async with house(files=site) as home:
        answer = await home.guest().get("/share?text=https://boomtown.test/r/room1")
        assert answer.text.startswith("<!doctype html>")
