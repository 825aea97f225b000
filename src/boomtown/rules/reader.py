"""Reading the text forms: words with their places, and errors that name line and column."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class NotationError(Exception):
    """A text that is not in the form expected; lines and columns count from 1."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        """Keep the place for whoever shows it."""
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem


class Word(NamedTuple):
    """A piece of text and where it stands."""

    text: str
    line: int
    column: int

    def error(self, expected: str) -> NotationError:
        """Return the error of something else standing here than expected."""
        found = f"found “{self.text[:40]}”" if self.text else "the text ends"
        return NotationError(self.line, self.column, f"expected {expected}, {found}")

    def part(self, start: int, end: int | None = None) -> "Word":
        """Return a slice of the word, still with its place."""
        return Word(self.text[start:end], self.line, self.column + start)

    def split(self, separator: str) -> list["Word"]:
        """Split like a string; every piece keeps its place, without the blanks around it."""
        pieces, start = [], 0
        for text in self.text.split(separator):
            indent = len(text) - len(text.lstrip())
            pieces.append(Word(text.strip(), self.line, self.column + start + indent))
            start += len(text) + len(separator)
        return pieces

    def words(self) -> list["Word"]:
        """Split at blanks."""
        return [word for word in self.split(" ") if word.text]

    def integer(self, expected: str, least: int = 0) -> int:
        """Read a whole number of at least `least`."""
        if not self.text.isascii() or not self.text.isdigit() or len(self.text) > 20:
            raise self.error(expected)
        if int(self.text) < least:
            raise self.error(expected)
        return int(self.text)


def lines_of(text: str) -> list[Word]:
    """Return the lines of a text that say something; `#` begins a remark."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.split("#", 1)[0].replace("\t", " ").rstrip()
        if said.strip():
            indent = len(said) - len(said.lstrip())
            lines.append(Word(said.lstrip(), number, indent + 1))
    return lines


@dataclass(slots=True)
class Words:
    """The words of one line, read from left to right."""

    line: Word
    rest: list[Word]

    def next(self, expected: str) -> Word:
        """Return the next word; without one, that is the error."""
        if not self.rest:
            raise Word("", self.line.line, self.line.column + len(self.line.text)).error(expected)
        return self.rest.pop(0)

    def read(self, expected: str, parse: Callable[[Word], T]) -> T:
        """Read the next word by a function."""
        return parse(self.next(expected))

    def end(self) -> None:
        """Nothing may follow."""
        if self.rest:
            raise self.rest[0].error("nothing more")


def words_of(line: Word) -> Words:
    """Open a line for reading."""
    return Words(line, line.words())
