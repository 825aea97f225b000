"""One street as written: plots and fences, estates, what fits where (R2.2, R4.1)."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from boomtown.rules.reasons import Reason, reason

UNMARKED = 0
SOME_PLAN = 9  # a mark on paper does not tell which plan it was drawn for

NO_NUMBER = -1
HIGHEST_NUMBER = 17
LARGEST_ESTATE = 6


class House(NamedTuple):
    """A numbered house: bis or not, pool built or not, the plan it is marked for (1–3)."""

    number: int
    bis: bool = False
    pool: bool = False
    mark: int = UNMARKED


Plot = House | Literal["roundabout"] | None
ROUNDABOUT: Literal["roundabout"] = "roundabout"


@dataclass(frozen=True, slots=True)
class Street:
    """Plots from left to right; bit k of `fences` is the fence between plots k - 1 and k."""

    plots: tuple[Plot, ...]
    fences: int = 0

    def fenced(self, gap: int) -> bool:
        """Whether a fence stands to the left of plot `gap`; both ends always have one (R2.1)."""
        return gap in (0, len(self.plots)) or bool(self.fences >> gap & 1)

    def house(self, at: int) -> House | None:
        """Return the numbered house at a place, if there is one."""
        if 0 <= at < len(self.plots):
            plot = self.plots[at]
            return plot if isinstance(plot, House) else None
        return None

    def with_plot(self, at: int, plot: Plot) -> "Street":
        """Return the street with one plot written."""
        return Street((*self.plots[:at], plot, *self.plots[at + 1 :]), self.fences)

    def with_fence(self, gap: int) -> "Street":
        """Return the street with a fence to the left of plot `gap`."""
        return Street(self.plots, self.fences | 1 << gap)

    def with_roundabout(self, at: int) -> "Street":
        """Return the street with a roundabout and its free fences (R7.1, R7.4)."""
        inner = [gap for gap in (at, at + 1) if 0 < gap < len(self.plots)]
        fences = self.fences
        for gap in inner:
            fences |= 1 << gap
        return replace(self.with_plot(at, ROUNDABOUT), fences=fences)

    def marked(self, first: int, last: int, plan: int) -> "Street":
        """Return the street with its houses from first to last marked for a plan (R6.3)."""
        plots = tuple(
            plot._replace(mark=plan) if first <= at <= last and isinstance(plot, House) else plot
            for at, plot in enumerate(self.plots)
        )
        return Street(plots, self.fences)


def empty_street(houses: int) -> Street:
    """Return a street without a mark of the pen."""
    return Street((None,) * houses)


class Room(NamedTuple):
    """The numbers between which a place lies: those of its nearest houses in the section (R4.1)."""

    left: int
    right: int


@lru_cache(maxsize=1 << 14)
def rooms(street: Street) -> tuple[Room | None, ...]:
    """Return the room of every empty house, None for the others; a free side is open to 0 or 17."""
    lefts = _nearest(street.plots, NO_NUMBER)
    rights = _nearest(street.plots[::-1], HIGHEST_NUMBER + 1)[::-1]
    return tuple(
        Room(left, right) if plot is None else None
        for plot, left, right in zip(street.plots, lefts, rights, strict=True)
    )


def _nearest(plots: tuple[Plot, ...], beyond: int) -> tuple[int, ...]:
    """Return for each place the last number before it in its section, or `beyond`."""
    numbers, number = [], beyond
    for plot in plots:
        numbers.append(number)
        if plot is not None:
            number = plot.number if isinstance(plot, House) else beyond
    return tuple(numbers)


def misfit(street: Street, at: int, number: int) -> Reason | None:
    """Say why a number cannot be written at a place, or None if it fits (R4.1)."""
    room = rooms(street)[at]
    if room is None:
        return reason("not_empty", "R4.1")
    left, right = room
    if left < number < right:
        return None
    if number in room:
        return reason("order.same", "R4.1", number=number)
    if number > right:
        return reason("order.too_high", "R4.1", number=number, other=right)
    return reason("order.too_low", "R4.1", number=number, other=left)


@lru_cache(maxsize=1 << 16)
def fitting(street: Street, number: int) -> tuple[int, ...]:
    """Return the places where a number can be written, from left to right (R4.1)."""
    return tuple(
        at for at, room in enumerate(rooms(street)) if room and room.left < number < room.right
    )


def rows(street: Street) -> tuple[tuple[int, int], ...]:
    """Return (first, last) of every row between two neighbouring fences, complete or not (R2.2)."""
    starts = [gap for gap in range(len(street.plots)) if street.fenced(gap)]
    return tuple(
        zip(starts, [start - 1 for start in [*starts[1:], len(street.plots)]], strict=True)
    )


@lru_cache(maxsize=1 << 14)
def complete_rows(street: Street) -> tuple[tuple[int, int], ...]:
    """Return the rows in which every house has a number, whatever their length (R2.2)."""
    return tuple(
        (first, last)
        for first, last in rows(street)
        if all(isinstance(plot, House) for plot in street.plots[first : last + 1])
    )


def row_at(street: Street, at: int) -> tuple[int, int]:
    """Return the row between two neighbouring fences in which a place lies."""
    return next((first, last) for first, last in rows(street) if first <= at <= last)
