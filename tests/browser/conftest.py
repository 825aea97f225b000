"""Browser tests: Chromium or a plain word that it is missing; one server for all that share it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.server import site
from tests.browser.chromium import Missing, chromium, missing_fails
from tests.browser.driving import Server


@pytest.fixture(scope="session")
def browser() -> str:
    """Chromium: without it, tests are skipped on a person's machine and fail elsewhere."""
    assert site.folder() is not None, "the front end is not built: python3 run.py check builds it"
    try:
        return chromium()
    except Missing as no:
        if missing_fails():
            pytest.fail(str(no), pytrace=False)
        pytest.skip(str(no))


@pytest.fixture(scope="session")
def served(browser: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that leave it running."""
    yield from running("boomtown.server", tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def stage(browser: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose rooms are scenes."""
    yield from running("tests.browser.stage", tmp_path_factory.mktemp("stage"))


@pytest.fixture
def own_server(browser: str, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from running("boomtown.server", tmp_path)


def running(module: str, folder: Path) -> Iterator[Server]:
    server = Server(module, folder)
    server.start()
    yield server
    server.stop()
