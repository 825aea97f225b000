"""What tests of the server share."""

from pathlib import Path

import pytest


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a front end of a few files, with a secret beside it."""
    built = tmp_path / "site"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Boomtown</title>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "app-1.js").write_text("export const streets = 3;\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return built
