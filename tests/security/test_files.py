"""Paths that try to leave the folder of the front end."""

from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.security.scene import scene

PATHS = (
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/../index.html",
    "/%2e%2e/secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/....//....//secret.txt",
    "/%252e%252e/secret.txt",
    "/assets/%00",
    "/assets/app-1.js%00.txt",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/link/secret.txt",
    "/assets/" + "a" * 5_000,
    "/assets/" + "../" * 500 + "etc/passwd",
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a front end with a secret beside it, and a link that leads there."""
    built = tmp_path / "site"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>")
    (built / "assets" / "app-1.js").write_text("streets")
    (tmp_path / "secret.txt").write_text("the secret")
    (built / "link").symlink_to(tmp_path)
    return built


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
async def test_no_path_leads_out_of_the_front_end(site: Path, path: str) -> None:
    async with scene(site) as table:
        before = table.state()
        app, sent = table.home.app, list[dict[str, object]]()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"boomtown.test")],
            "client": ("6.6.6.6", 1),
            "server": ("boomtown.test", 80),
        }

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            sent.append(message)

        await app(scope, receive, send)
        assert sent[0]["status"] in (200, 404)
        content = b"".join(one.get("body", b"") for one in sent[1:])  # type: ignore[misc]
        assert b"secret" not in content
        assert b"root:" not in content
        assert table.state() == before
