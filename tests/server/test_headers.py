"""Headers on every answer: a page can run nothing but our own scripts, and speak to nobody else."""

from pathlib import Path

import pytest

from tests.server.house import house

PATHS = (
    "/",
    "/r/anything",
    "/api/catalog",
    "/api/lobby",
    "/api/rooms/nowhere",
    "/seat/guessed",
    "/healthz",
    "/metrics",
    "/assets/app-1.js",
    "/assets/none.js",
    "/icon.svg",
    "/nothing/here",
    "/api/nothing",
)


def policy(text: str) -> dict[str, set[str]]:
    """Return the directives of a policy."""
    parts = (part.split() for part in text.split(";"))
    return {name: set(values) for name, *values in parts}


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_safe_headers(site: Path, path: str) -> None:
    async with house(files=site) as home:
        headers = (await home.guest().get(path)).headers
        rules = policy(headers["content-security-policy"])
        assert rules["default-src"] == {"'none'"}
        assert rules["script-src"] == {"'self'"}
        assert rules["frame-ancestors"] == rules["base-uri"] == {"'none'"}
        assert "'unsafe-inline'" not in rules["style-src"] | rules["connect-src"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/rooms"), ("DELETE", "/"), ("PATCH", "/x")]
)
async def test_a_method_that_is_not_offered_is_refused_with_the_safe_headers(
    site: Path, method: str, path: str
) -> None:
    async with house(files=site) as home:
        answer = await home.guest().client.request(method, path)
        assert answer.status_code == 405
        assert "content-security-policy" in answer.headers


async def test_an_answer_to_what_went_wrong_carries_them_too(site: Path) -> None:
    async with house(files=site) as home:
        (site / "index.html").unlink()
        answer = await home.guest().get("/")
        assert answer.status_code == 500
        assert "content-security-policy" in answer.headers
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["/", "/assets/app-1.js", "/api/lobby", "/api/rooms"])
async def test_no_other_site_is_given_leave_to_read(site: Path, path: str) -> None:
    async with house(files=site) as home:
        guest = home.guest()
        asked = {"origin": "https://elsewhere.test", "access-control-request-method": "POST"}
        for answer in (
            await guest.client.get(path, headers=asked),
            await guest.client.options(path, headers=asked),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control-")]
