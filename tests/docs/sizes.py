"""The size check: no file over 300 lines, no function over 25, but for the listed exceptions."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import ROOT, files, name

FILE_LINES = 300
FUNCTION_LINES = 25

# What may be longer: "path" or "path:function", with the reason why it is not split.
EXCEPTIONS: dict[str, str] = {}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def length(function: Function) -> int:
    """Count a function's lines without decorators (test tables) and without its docstring."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def too_long(path: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield the file and the functions over their size, each with a sentence."""
    lines = len(text.splitlines())
    if lines > FILE_LINES:
        yield path, f"{path}: {lines} lines, {FILE_LINES} allowed"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function) and length(node) > FUNCTION_LINES:
            sentence = f"{node.name} has {length(node)} lines, {FUNCTION_LINES} allowed"
            yield f"{path}:{node.name}", f"{path}:{node.lineno}: {sentence}"


def findings(sources: Iterator[Path]) -> tuple[str, ...]:
    """Report what is too long and not excepted, and exceptions that nothing needs any more."""
    long = dict(
        pair for path in sources for pair in too_long(name(path), path.read_text(encoding="utf-8"))
    )
    needless = (f"{key}: a needless exception" for key in EXCEPTIONS if key not in long)
    return (*(text for key, text in long.items() if key not in EXCEPTIONS), *needless)


def main() -> int:
    """Print the findings; their number decides the exit code."""
    found = findings(files(".py"))
    print("\n".join(found) or f"sizes kept in {ROOT.name}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
