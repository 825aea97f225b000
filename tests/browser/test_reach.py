"""The app, the page without a line, updates and notices, in real Chromium against a real server."""

import shutil
from pathlib import Path

import pytest

from boomtown.server import site
from tests.browser.copied import VARIABLE
from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_a_table_reaches_a_device(
    browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, copy = site.folder(), tmp_path / "site"
    assert built is not None
    shutil.copytree(built, copy)
    monkeypatch.setenv(VARIABLE, str(copy))
    server = Server("tests.browser.copied", tmp_path)

    def update() -> None:
        worker = copy / "sw.js"
        name = worker.read_text(encoding="utf-8").partition("`offline-")[2].partition("`")[0]
        text = worker.read_text(encoding="utf-8").replace(f"`offline-{name}`", "`offline-next`")
        worker.write_text(text, encoding="utf-8")

    server.start()
    try:
        asked = {"stop": server.stop, "start": server.start, "update": update}
        run_script("reach.mjs", server.base, asked=asked)
    finally:
        server.stop()
