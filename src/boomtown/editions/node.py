"""Reading a parsed file part by part: whatever is wrong is noted, and reading goes on."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from boomtown.editions.faults import Path


class Finding(NamedTuple):
    """A fault whose line is not looked up yet."""

    path: Path
    reason: str


class _Absent:
    """Stands for a value that is not there."""


MISSING = _Absent()
# Part of something that is not a table: that one has complained already.
NOWHERE = _Absent()


@dataclass(frozen=True, slots=True)
class Node:
    """A value, the way to it, and where its faults go.

    Every question has an answer of the right type, also after a fault, so that one reading finds
    all of them.
    """

    value: object
    path: Path
    found: list[Finding]

    def fault(self, reason: str) -> None:
        """Note what is wrong here."""
        self.found.append(Finding(self.path, reason))

    def __getitem__(self, key: str) -> "Node":
        """Return a part of a table; a missing one complains when it is read."""
        value = self.value.get(key, MISSING) if isinstance(self.value, dict) else NOWHERE
        return Node(value, (*self.path, key), self.found)

    def empty(self) -> "Node":
        """Return a table without anything in it, in place of an optional one."""
        return Node({}, self.path, self.found)

    def __contains__(self, key: str) -> bool:
        """Whether a table has this key."""
        return isinstance(self.value, dict) and key in self.value

    @property
    def key(self) -> str:
        """The last word of the way to it."""
        return str(self.path[-1]) if self.path else ""

    def only(self, *keys: str) -> None:
        """Note every key of a table that is not one of these."""
        for key, part in self.parts():
            if key not in keys:
                part.fault(f"is not known here; known: {', '.join(keys)}")

    def parts(self) -> tuple[tuple[str, "Node"], ...]:
        """Return the keys and values of a table, in the order of the file."""
        if not isinstance(self.value, dict):
            self._complain("must be a table")
            return ()
        return tuple((key, self[key]) for key in self.value)

    def items(self, *, fewest: int = 0, most: int | None = None) -> tuple["Node", ...]:
        """Return the items of an array; note it if there are too few or too many."""
        if not isinstance(self.value, list):
            self._complain("must be an array")
            return ()
        length = len(self.value)
        if length < fewest or (most is not None and length > most):
            self.fault(f"must have {_bounds(fewest, most)} items, not {length}")
        return tuple(
            Node(value, (*self.path, index), self.found) for index, value in enumerate(self.value)
        )

    def integer(self, low: int, high: int | None = None) -> int:
        """Return a whole number within bounds."""
        value = self.value
        in_bounds = isinstance(value, int) and low <= value and (high is None or value <= high)
        if isinstance(value, int) and in_bounds and not isinstance(value, bool):
            return value
        self._complain(f"must be a whole number: {_bounds(low, high)}")
        return low

    def integers(self, low: int, high: int | None = None) -> tuple[int, ...]:
        """Return an array of whole numbers within bounds."""
        return tuple(item.integer(low, high) for item in self.items())

    def word(self, known: Iterable[str]) -> str:
        """Return one of the known words."""
        words = tuple(known)
        if isinstance(self.value, str) and self.value in words:
            return self.value
        self._complain(f"must be one of {', '.join(words)}")
        return words[0]

    def words(self, known: Iterable[str]) -> tuple[str, ...]:
        """Return an array of known words, at least one and all different."""
        known = tuple(known)
        items = self.items(fewest=1)
        for place, item in enumerate(items):
            if item.value in [other.value for other in items[:place]]:
                item.fault("is there already")
        return tuple(item.word(known) for item in items)

    def text(self) -> str:
        """Return a text that is not empty."""
        if isinstance(self.value, str) and self.value.strip():
            return self.value
        self._complain("must be a text")
        return ""

    def _complain(self, reason: str) -> None:
        if self.value is MISSING:
            self.fault("is missing")
        elif self.value is not NOWHERE:
            self.fault(f"{reason}, not {self.value!r:.40}")


def _bounds(low: int, high: int | None) -> str:
    if high is None:
        return f"at least {low}"
    return str(low) if low == high else f"{low} to {high}"
