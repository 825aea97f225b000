"""Talking to the terminal, or to whatever standard input and output are instead."""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Any, TextIO

from boomtown.cli.faults import Fault
from boomtown.cli.screen.ink import Ink, plain

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LONGEST_LINE = 2000


class InputEnded(Exception):  # noqa: N818 - reads as what it says
    """Nobody will type any more."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where lines come from and go to; `live` when a person sits at both ends."""

    ink: Ink
    live: bool

    def say(self, lines: Iterable[str]) -> None:
        """Show lines."""
        say(lines)

    def clear(self) -> None:
        """Begin a new screen, where there is one."""
        if self.live:
            sys.stdout.write(CLEAR)

    def fits(self, lines: int) -> bool:
        """Tell whether so many lines, and the one typed on, can be seen at once."""
        return not self.live or lines < get_terminal_size().lines

    def page(self, lines: list[str], prompt: str) -> None:
        """Show a page by itself, a screenful at a time, and wait for the reader."""
        if not self.live:
            self.say(lines)
            return
        room = max(5, get_terminal_size().lines - 1)
        for start in range(0, len(lines), room):
            self.clear()
            self.say(lines[start : start + room])
            self.ask(prompt)

    def ask(self, prompt: str) -> str:
        """Return the next line typed, without signs that cannot be printed."""
        line = self._typed(plain(prompt, _encoding(sys.stdout)))
        seen = line.rstrip("\r\n")[:LONGEST_LINE]
        return "".join(sign if sign.isprintable() else " " for sign in seen).strip()

    def _typed(self, prompt: str) -> str:
        if sys.stdin is None or sys.stdin.closed:
            raise InputEnded
        if self.live:
            try:
                return input(prompt)
            except EOFError:
                raise InputEnded from None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise InputEnded
        sys.stdout.write("\n")
        return line


def terminal(colour: str) -> Terminal:
    """Return the terminal as it is, with colour always, never, or where it is welcome."""
    # Where there is one, it lets people edit the line that they type.
    with suppress(ImportError):
        import_module("readline")
    return Terminal(Ink(_coloured(colour)), live=_is_tty(sys.stdin) and _is_tty(sys.stdout))


def _coloured(colour: str) -> bool:
    if colour != "auto":
        return colour == "always"
    unwanted = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return _is_tty(sys.stdout) and not unwanted


def _is_tty(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


def _encoding(stream: TextIO | None) -> str | None:
    return stream.encoding if stream else None


def say(lines: Iterable[str]) -> None:
    """Print lines in signs that the terminal has."""
    for line in lines:
        print(plain(line, _encoding(sys.stdout)))


def say_json(answer: Any) -> None:
    """Print an answer for programs."""
    say([json.dumps(answer)])


def complain(problem: str) -> None:
    """Print one line on standard error."""
    print(f"boomtown: {problem}", file=sys.stderr)


def forgive_input() -> None:
    """Let what is typed hold any bytes: a stray one is no reason to lose a game."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def need_input() -> None:
    """Raise `Fault` where nothing can be typed."""
    if sys.stdin is None or sys.stdin.closed:
        raise Fault("standard input is closed")
