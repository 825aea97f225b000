"""Paths that try to leave the folder of the front end."""

from pathlib import Path

import pytest

from tests.security.scene import scene
from tests.server.asked import asked

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
        answer = await asked(table.home.app, "GET", path)
        assert answer.status in (200, 404)
        assert b"secret" not in answer.content
        assert b"root:" not in answer.content
        assert table.state() == before
