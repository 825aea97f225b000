"""`serve` becomes the server, or says what it lacks."""

import sys
from collections.abc import Sequence

import pytest

from boomtown.cli.commands import serve
from tests.cli.shell import Shell


def test_serve_becomes_the_server_with_its_options(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[list[str]] = []

    def launch(line: Sequence[str]) -> int:
        lines.append(list(line))
        return 0

    monkeypatch.setattr(serve, "launch", launch)
    assert shell("serve", "--port", "9000", "--host", "::1").code == 0
    assert lines == [[sys.executable, "-m", "boomtown.server", "--host", "::1", "--port", "9000"]]


def test_serve_says_what_is_missing(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "NEEDED", ("no_such_package",))
    run = shell("serve")
    assert run.code == 2
    assert "boomtown[server]" in run.err


def test_help_has_an_example(shell: Shell) -> None:
    assert "example: boomtown serve" in shell("serve", "--help").out
