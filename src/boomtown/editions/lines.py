"""On which line of a TOML text a value stands: the parser of the standard library does not tell."""

import re
import tomllib
from collections import Counter
from typing import NamedTuple

from boomtown.editions.faults import Path

_TOKEN = re.compile(
    r"""
    (?P<blank> [ \t\r]+ | \#[^\n]* )
  | (?P<text> \"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
  | (?P<sign> [][{}=,.\n] )
  | (?P<bare> [^][{}=,.\s\#"']+ )
    """,
    re.VERBOSE | re.DOTALL,
)


class _Token(NamedTuple):
    text: str
    line: int


def locate(text: str) -> dict[Path, int]:
    """Return the line, from 1, of every table, key and item of a text that is valid TOML."""
    return _Scan(text).lines


def nearest_line(lines: dict[Path, int], path: Path) -> int:
    """Return the line of a place or, if the text does not have it, of what should hold it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scan:
    """One pass over a text known to be valid, so that nothing unexpected can come."""

    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.items: Counter[Path] = Counter()
        table: Path = ()
        while self._skip_lines():
            if self._takes("["):
                table = self._header()
            else:
                self._pair(table)

    def _skip_lines(self) -> bool:
        while self.tokens[self.at].text == "\n":
            self.at += 1
        return bool(self.tokens[self.at].text)

    def _takes(self, sign: str) -> bool:
        taken = self.tokens[self.at].text == sign
        self.at += taken
        return taken

    def _header(self) -> Path:
        is_item = self._takes("[")
        line = self.tokens[self.at].line
        path: Path = ()
        for key in self._keys():
            # A header below an array of tables speaks of the last item there.
            path = (*self._last_item(path), key)
        self.at += 2 if is_item else 1
        if is_item:
            self.items[path] += 1
        path = self._last_item(path)
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line)
        return path

    def _last_item(self, path: Path) -> Path:
        return (*path, self.items[path] - 1) if self.items[path] else path

    def _keys(self) -> tuple[str, ...]:
        keys = [self._key()]
        while self._takes("."):
            keys.append(self._key())
        return tuple(keys)

    def _key(self) -> str:
        text = self.tokens[self.at].text
        self.at += 1
        return str(tomllib.loads(f"key = {text}")["key"]) if text[0] in "\"'" else text

    def _pair(self, table: Path) -> None:
        line = self.tokens[self.at].line
        path = table
        for key in self._keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self._takes("=")
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._takes("["):
            self._array(path)
        elif self._takes("{"):
            while self._skip_lines() and not self._takes("}"):
                self._pair(path)
                self._takes(",")
        else:
            # A number or date may have signs of its own in it: it ends where the value must.
            while self.tokens[self.at].text not in ("", "\n", ",", "]", "}"):
                self.at += 1

    def _array(self, path: Path) -> None:
        index = 0
        while self._skip_lines() and not self._takes("]"):
            self.lines[(*path, index)] = self.tokens[self.at].line
            self._value((*path, index))
            self._skip_lines()
            self._takes(",")
            index += 1


def _tokens(text: str) -> list[_Token]:
    tokens = []
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "blank":
            tokens.append(_Token(match.group(), line))
        line += match.group().count("\n")
    return [*tokens, _Token("", line)]
