"""Reading what a command is given: a file, or - for standard input; UTF-8 text."""

import sys
from pathlib import Path
from typing import NamedTuple

from boomtown.cli.faults import Fault

STANDARD_INPUT = "-"


class Text(NamedTuple):
    """A text and the name to call it by in messages."""

    name: str
    text: str


def read_text(name: str) -> Text:
    """Return the text of a file or of standard input; raises `Fault` if there is none."""
    if name == STANDARD_INPUT:
        if sys.stdin is None or sys.stdin.closed:
            raise Fault("standard input is closed")
        return _decoded("standard input", sys.stdin.buffer.read())
    try:
        return _decoded(name, Path(name).read_bytes())
    except IsADirectoryError:
        raise Fault(f"{name}: this is a folder, not a file") from None
    except FileNotFoundError:
        raise Fault(f"{name}: there is no such file") from None
    except (OSError, ValueError) as error:
        raise Fault(f"{name}: cannot be read: {_said(error)}") from None


def _said(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _decoded(name: str, raw: bytes) -> Text:
    try:
        return Text(name, raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        problem = f"{name}: line {line}, column {column}: this is not UTF-8 text"
        raise Fault(problem) from None


def write_text(name: str, text: str) -> None:
    """Write a file; raises `Fault` if that cannot be."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Fault(f"{name}: cannot be written: {_said(error)}") from None
