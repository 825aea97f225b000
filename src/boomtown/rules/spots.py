"""Places on a sheet: a house, a row of houses; 0-based here, 1-based for people."""

from typing import NamedTuple

STREET_LETTERS = "abcdefgh"


class Spot(NamedTuple):
    """A house's place. As a gap it is the place of the house to the gap's right."""

    street: int
    plot: int

    def __str__(self) -> str:
        """Write it for people: street letter and house from 1.

        >>> str(Spot(1, 5))
        'b6'
        """
        return f"{STREET_LETTERS[self.street]}{self.plot + 1}"


class Span(NamedTuple):
    """Neighbouring houses of one street, from `first` to `last`, both included."""

    street: int
    first: int
    last: int

    @property
    def size(self) -> int:
        """How many houses it has."""
        return self.last - self.first + 1

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Its houses from left to right."""
        return tuple(Spot(self.street, plot) for plot in range(self.first, self.last + 1))

    def __str__(self) -> str:
        """Write it for people: `b3` or `b3-5`."""
        start = str(Spot(self.street, self.first))
        return start if self.size == 1 else f"{start}-{self.last + 1}"
