"""Colour by meaning, and the plain letters that stand in for signs a terminal cannot show."""

import re
from dataclasses import dataclass

_CODES = {
    "head": "1",
    "number": "1",
    "fence": "1",
    "faint": "2",
    "legal": "1;32",
    "used": "4",
    "pool": "36",
    "crossed": "1;35",
    "points": "1;33",
    "roundabout": "1;34",
    "good": "32",
    "bad": "31",
    "key": "1;36",
}
_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")

# One sign for one, so that a picture keeps its columns.
_PLAIN = str.maketrans(
    {
        "┃": "|",
        "┊": ":",
        "│": "|",
        "─": "-",
        "━": "=",
        "■": "#",
        "□": "_",
        "·": ".",
        "○": "o",
        "×": "x",
        "−": "-",
        "–": "-",
        "—": "-",
        "’": "'",
        "“": '"',
        "”": '"',
        "…": "~",
        "°": "^",
        "★": "*",
        "✓": "v",
        "→": ">",
        "⟲": "o",
    }
)


@dataclass(frozen=True, slots=True)
class Ink:
    """Paints text by what it means, or leaves it alone."""

    colour: bool = False

    def __call__(self, text: str, meaning: str) -> str:
        """Return the text in the colour of its meaning."""
        return f"\x1b[{_CODES[meaning]}m{text}\x1b[0m" if self.colour and text else text


NO_COLOUR = Ink()


def width(text: str) -> int:
    """Return how many columns a text takes, colours not counted."""
    return len(_ESCAPES.sub("", text))


def padded(text: str, columns: int) -> str:
    """Fill a text up with blanks, colours not counted."""
    return text + " " * (columns - width(text))


def plain(text: str, encoding: str | None) -> str:
    """Return the text in signs that an encoding has.

    >>> plain("8 ┃ 5 − 3 ☺", "ascii")
    '8 | 5 - 3 ?'
    """
    name = (encoding or "ascii").lower().replace("-", "").replace("_", "")
    if name in ("utf8", "utf16", "utf32", "utf8sig"):
        return text.encode("utf-8", "replace").decode("utf-8")
    return text.translate(_PLAIN).encode("ascii", "replace").decode("ascii")
