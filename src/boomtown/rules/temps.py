"""What temp boxes score (R9.1, R12.5): by rank, by a minimum, or by the places of a table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol


class Rank(NamedTuple):
    """The place an amount of boxes gets (0: none) and the points for it."""

    place: int
    points: int


NO_RANK = Rank(0, 0)


class TempScoring(Protocol):
    """A way to score temps; `because` is the code of its explanation."""

    @property
    def because(self) -> str:
        """The code of its score line's explanation."""

    def ranks(self, amounts: Iterable[int]) -> Mapping[int, Rank]:
        """Return the rank of each amount that occurs."""


@dataclass(frozen=True, slots=True)
class RankedTemps:
    """Distinct amounts are ranked; `zero_counts` makes none an amount like any other (R14.5)."""

    points: tuple[int, ...]
    zero_counts: bool = False

    because: ClassVar[str] = "temps.ranked"

    def ranks(self, amounts: Iterable[int]) -> Mapping[int, Rank]:
        """All with the most share the first place, all with the next amount the second."""
        distinct = sorted(set(amounts), reverse=True)
        padded = (*self.points, *(0 for _ in distinct))
        return {
            amount: Rank(place, points) if amount or self.zero_counts else NO_RANK
            for place, (amount, points) in enumerate(zip(distinct, padded, strict=False), 1)
        }


@dataclass(frozen=True, slots=True)
class ThresholdTemps:
    """The solo game: so many points for at least so many boxes."""

    minimum: int
    points: int

    because: ClassVar[str] = "temps.solo"

    def ranks(self, amounts: Iterable[int]) -> Mapping[int, Rank]:
        """Return first place for enough boxes."""
        return {a: Rank(1, self.points) if a >= self.minimum else NO_RANK for a in set(amounts)}


@dataclass(frozen=True, slots=True)
class TabledTemps:
    """The AAA's level 0: the best place whose number of boxes is reached."""

    boxes: tuple[int, ...]
    points: tuple[int, ...]

    because: ClassVar[str] = "temps.level0"

    def ranks(self, amounts: Iterable[int]) -> Mapping[int, Rank]:
        """Look each amount up in the table."""
        return {amount: self._rank(amount) for amount in set(amounts)}

    def _rank(self, amount: int) -> Rank:
        table = enumerate(zip(self.boxes, self.points, strict=True), 1)
        return next((Rank(n, points) for n, (boxes, points) in table if amount >= boxes), NO_RANK)
