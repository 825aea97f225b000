"""Randomness as data (R3.6): addressed numbers and shuffles, the same on every machine.

Number `place` of shuffle `shuffle` under `seed` is a pure function, so an engine draws only what it
deals, and in any order. Bots and tests take a `Stream`, never the game's own addresses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """One step of splitmix64: 64 bits in, 64 well-mixed bits out.

    >>> hex(mix(0))
    '0xe220a8397b1dcdaf'
    """
    value = (value + _GOLDEN) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def number(seed: int, shuffle: int, place: int) -> int:
    """Return the 64 bits at an address; nested, so neighbouring seeds share no stream."""
    return mix(mix(mix(seed) ^ shuffle) ^ place)


def below(bits: int, bound: int) -> int:
    """Scale 64 bits to 0 … bound - 1 by their upper half (uneven by < 2⁻²⁵ for 81 cards)."""
    return ((bits >> 32) * bound) >> 32


@dataclass(frozen=True, slots=True)
class Shuffles:
    """Where a game stands in its randomness: the seed, and how many shuffles it has used."""

    seed: int
    used: int = 0

    def next(self) -> "Shuffles":
        """Return the position after one more shuffle."""
        return Shuffles(self.seed, self.used + 1)

    def pick(self, bound: int, place: int = 0) -> int:
        """Return one number 0 … bound - 1 of the current shuffle."""
        return below(number(self.seed, self.used, place), bound)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher–Yates forward, so that item i is settled before item i + 1 is drawn."""
        cards = list(items)
        for place in range(len(cards) - 1):
            other = place + self.pick(len(cards) - place, place)
            cards[place], cards[other] = cards[other], cards[place]
        return tuple(cards)


class Stream:
    """A private sequence of numbers for a bot, a test or a guess; it moves on with each."""

    __slots__ = ("_place", "_seed")

    def __init__(self, seed: int, *names: int) -> None:
        """Open the stream of a seed; further numbers (a seat, a game) name streams apart."""
        for name in names:
            seed = mix(mix(seed) ^ name)
        self._seed = mix(seed)
        self._place = 0

    def bits(self) -> int:
        """Return the next 64 bits."""
        self._place += 1
        return mix(self._seed ^ self._place)

    def below(self, bound: int) -> int:
        """Return the next number 0 … bound - 1."""
        return below(self.bits(), bound)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[below(self.bits(), len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order."""
        return Shuffles(self.bits()).shuffled(items)
