"""What tests of the command line share."""

from pathlib import Path

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Shell:
    """Give a shell in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Shell(monkeypatch, capsys)
