"""Putting pieces of text on lines of at most so many columns."""

from collections.abc import Iterable, Sequence

from boomtown.cli.screen.ink import padded, width

COLUMNS = 80
GAP = 2


def flowed(pieces: Iterable[str], gap: str = "  ", columns: int = COLUMNS) -> list[str]:
    """Put pieces one after another, on a new line where the next does not fit.

    >>> flowed(["one", "two", "three"], columns=9)
    ['one  two', 'three']
    """
    lines: list[str] = []
    for piece in pieces:
        if lines and width(lines[-1]) + len(gap) + width(piece) <= columns:
            lines[-1] += gap + piece
        else:
            lines.append(piece)
    return lines


def wrapped(text: str, indent: str = "", columns: int = COLUMNS) -> list[str]:
    """Break a text at blanks; later lines are indented."""
    first, *rest = flowed(text.split(" "), " ", columns)
    if not rest:
        return [first]
    more = flowed(" ".join(rest).split(" "), " ", columns - len(indent))
    return [first, *(indent + line for line in more)]


def in_columns(cells: Sequence[str], most: int, columns: int = COLUMNS) -> list[str]:
    """Put at most so many cells of one width beside each other, read line by line.

    >>> in_columns(["a", "bb", "c"], 2)
    ['a   bb', 'c']
    """
    if not cells:
        return []
    cell = max(width(text) for text in cells)
    across = max(1, min(most, (columns + GAP) // (cell + GAP)))
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return [(" " * GAP).join(padded(text, cell) for text in row).rstrip() for row in rows]
