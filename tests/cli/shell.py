"""Running `boomtown` in this process: what is typed goes in, output and exit code come out."""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from boomtown.cli import main


@dataclass(frozen=True)
class Outcome:
    """How a run ended."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands with the given lines, or bytes, as standard input."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture

    def __call__(self, *arguments: str, typed: Sequence[str] | bytes = ()) -> Outcome:
        raw = typed if isinstance(typed, bytes) else "".join(f"{t}\n" for t in typed).encode()
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        self.capture.readouterr()
        code = main(arguments)
        shown = self.capture.readouterr()
        return Outcome(code, shown.out, shown.err)
