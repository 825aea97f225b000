"""What is printed on a sheet: streets, planned pools, tracks and their values (R2.1, R2.3)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes to cross from the lowest upward; `values[n]` shows when n are crossed (R2.3)."""

    values: tuple[int, ...]

    @property
    def boxes(self) -> int:
        """How many boxes can be crossed."""
        return len(self.values) - 1

    def value(self, crossed: int) -> int:
        """Return the lowest visible figure; a full track shows its last one.

        >>> Track((0, 2, 4, 10)).value(3)
        10
        """
        return self.values[min(crossed, self.boxes)]


NO_BOXES = Track((0,))


@dataclass(frozen=True, slots=True)
class PrintedStreet:
    """One street as printed: how many houses, which have a planned pool, its parks."""

    houses: int
    pools_at: tuple[int, ...]
    parks: Track


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole sheet as printed. `status` says whose figures these are (printed, reconstructed)."""

    name: str
    streets: tuple[PrintedStreet, ...]
    pools: Track
    temp_boxes: int
    temp_ranks: tuple[int, ...]
    real_estate: tuple[Track, ...]
    bis: Track
    refusals: Track
    roundabouts: Track
    status: str = "printed"

    @property
    def houses(self) -> int:
        """How many houses all streets have together."""
        return sum(street.houses for street in self.streets)

    def has_pool(self, street: int, plot: int) -> bool:
        """Whether a pool is planned at this house."""
        return plot in self.streets[street].pools_at
