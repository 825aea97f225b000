"""One value a seat, cheap to change for one seat of thousands (R13.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

_BLOCK = 64


@dataclass(frozen=True, slots=True)
class Roll(Generic[T]):
    """Values in blocks: changing one copies a block and the list of blocks, not all seats."""

    blocks: tuple[tuple[T, ...], ...]

    def __getitem__(self, seat: int) -> T:
        """Return a seat's value."""
        return self.blocks[seat // _BLOCK][seat % _BLOCK]

    def __iter__(self) -> Iterator[T]:
        """Yield all values in seat order."""
        for block in self.blocks:
            yield from block

    def with_value(self, seat: int, value: T) -> "Roll[T]":
        """Return the roll with one seat's value replaced."""
        at, place = divmod(seat, _BLOCK)
        block = self.blocks[at]
        changed = (*block[:place], value, *block[place + 1 :])
        return Roll((*self.blocks[:at], changed, *self.blocks[at + 1 :]))


def roll_of(value: T, seats: int) -> Roll[T]:
    """Return a roll with the same value for every seat."""
    full, rest = divmod(seats, _BLOCK)
    blocks = ((value,) * _BLOCK,) * full
    return Roll((*blocks, (value,) * rest) if rest else blocks)
