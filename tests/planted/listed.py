"""The list of faults: where each is planted, what it says there, and which tests should notice.

`[kernel/pad.py] thoughts` opens a file; a line under it is a function, what stands in it once, and
what is planted there: `note: += 1 → += 2`. Outside any function the place is called `module`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.docs.pages import ROOT

FAST = ROOT / "src" / "boomtown" / "fast"
LIST = Path(__file__).with_name("faults.txt")
MODULE = "module"
ARROW = " → "
COMPILED = "compiled"

_HEAD = re.compile(r"\[(?P<file>[\w/.]+)\](?P<checks>( \w+)+)")


class Fault(NamedTuple):
    """A fault: its file, the function, what stands there, what is planted, who should notice."""

    file: str
    function: str
    here: str
    planted: str
    checks: tuple[str, ...]

    def __str__(self) -> str:
        """Name it in a report."""
        return f"{self.file} {self.function}: {self.here}{ARROW}{self.planted}"


def listed() -> tuple[Fault, ...]:
    """Return all faults."""
    return tuple(_read(LIST.read_text(encoding="utf-8").splitlines()))


def _read(lines: list[str]) -> Iterator[Fault]:
    file, checks = "", ()
    for line in lines:
        if head := _HEAD.fullmatch(line):
            file, checks = head["file"], tuple(head["checks"].split())
        elif line and not line.startswith("#"):
            function, _, change = line.partition(": ")
            here, arrow, planted = change.partition(ARROW)
            assert arrow, line
            yield Fault(file, function, here, planted, checks)


@cache
def functions(file: str) -> dict[str, tuple[int, int]]:
    """Return where in a file the text of each function begins and ends.

    A name that stands for several is numbered: `mix`, `mix 2`.
    """
    text = (FAST / file).read_text(encoding="utf-8")
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: dict[str, tuple[int, int]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno:
            first = node.body[1] if ast.get_docstring(node) and node.body[1:] else node.body[0]
            same = sum(name.split()[0] == node.name for name in found)
            name = f"{node.name} {same + 1}" if same else node.name
            found[name] = starts[first.lineno - 1], starts[node.end_lineno]
    return found


def spoiled(fault: Fault) -> str:
    """Return the text of a file with a fault; what it replaces must stand there just once."""
    text = (FAST / fault.file).read_text(encoding="utf-8")
    first, end = (0, len(text))
    if fault.function != MODULE:
        first, end = functions(fault.file)[fault.function]
    times = text.count(fault.here, first, end)
    if times != 1:
        raise ValueError(f"{times} times there: {fault}")
    at = text.index(fault.here, first, end)
    return text[:at] + fault.planted + text[at + len(fault.here) :]
