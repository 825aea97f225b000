"""A line of a score and where it comes from (R9.2)."""

from dataclasses import dataclass
from typing import NamedTuple

Figure = int | tuple[int, ...]


class Because(NamedTuple):
    """Where points come from: a code that languages have a text for, and its figures."""

    code: str
    figures: tuple[tuple[str, Figure], ...] = ()


def because(code: str, **figures: Figure) -> Because:
    """Build one with its figures in the order given."""
    return Because(code, tuple(figures.items()))


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line: its kind, its points (negative where they are subtracted), and why."""

    kind: str
    points: int
    because: tuple[Because, ...]
