"""What is wrong with an edition file: where it stands there, and why (R1.2)."""

from collections.abc import Sequence
from typing import NamedTuple

Path = tuple[str | int, ...]


class Fault(NamedTuple):
    """One thing to put right: the line, from 1, the dotted place, and the reason."""

    line: int
    place: str
    reason: str

    def __str__(self) -> str:
        """Write it for people.

        >>> str(Fault(12, "deck.margins.cards", "must be 81"))
        'line 12: deck.margins.cards: must be 81'
        """
        return ": ".join(part for part in (f"line {self.line}", self.place, self.reason) if part)


class EditionFaults(Exception):  # noqa: N818 - it carries faults, it is not one
    """An edition file that cannot be played, with all its faults."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Keep the faults for whoever shows them one by one."""
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = tuple(faults)


def dotted(path: Path) -> str:
    """Write a place the way people would, counting from 1.

    >>> dotted(("plans", "basic", "A", 2, "values"))
    'plans.basic.A[3].values'
    """
    parts = (f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".")
