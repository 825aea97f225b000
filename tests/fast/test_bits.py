"""Bits and random numbers as they are built: what plain arithmetic says of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.fast.kernel import bits
from boomtown.fast.kernel.built import kernel
from boomtown.fast.lies import unsigned
from boomtown.rules import rng

WORD = (1 << 64) - 1
MASKS = [
    1,
    2,
    3,
    0b1011,
    1 << 32,
    (1 << 33) - 1,
    0x1_5555_5555,
    1 << 62,
    (1 << 63) - 1,
    0x7EDC << 40,
]
SEEDS = [0, 1, 7, 1 << 31, (1 << 32) - 1, 0x0123456789ABCDEF, 1 << 63, WORD]


@kernel
def popcount(mask: int) -> int:
    return bits.popcount(mask)


@kernel
def lowest(mask: int) -> int:
    return bits.lowest(mask)


@kernel
def highest(mask: int) -> int:
    return bits.highest(mask)


@kernel
def nth(mask: int, k: int) -> int:
    return bits.nth(mask, k)


@kernel
def mix(value: int) -> int:
    return bits.mix(value)


@kernel
def mixed_seed(number: int) -> int:
    return bits.mix(bits.unsigned(number))


@kernel
def unsigned_word(number: int) -> int:
    return bits.unsigned(number)


@kernel
def joined(one: int, other: int) -> int:
    return bits.mix(bits.joined(bits.mix(one), other))


@kernel
def below(seed: int, bound: int) -> int:
    return bits.below(bits.mix(seed), bound)


@kernel
def quotient(number: int, by: int) -> int:
    return bits.quotient(number, by)


def ones(mask: int) -> list[int]:
    """Return the places of the bits that are set."""
    return [bit for bit in range(64) if mask >> bit & 1]


@pytest.mark.parametrize("mask", MASKS)
def test_bits_are_counted_and_found(mask: int) -> None:
    assert popcount(mask) == len(ones(mask))
    assert lowest(mask) == ones(mask)[0]
    assert highest(mask) == ones(mask)[-1]
    assert [nth(mask, k) for k in range(len(ones(mask)))] == ones(mask)


def test_no_bits_are_counted_as_none() -> None:
    assert popcount(0) == 0


def seeds() -> Iterator[Any]:
    """Yield seeds as the kernel takes them, beside what they are."""
    yield from ((unsigned(seed), seed) for seed in SEEDS)


@pytest.mark.rule("R3.6")
def test_random_numbers_are_those_of_the_rules() -> None:
    for given, seed in seeds():
        assert int(mix(given)) == rng.mix(seed)
        assert int(joined(given, 5)) == rng.mix(rng.mix(seed) ^ 5)
        for bound in (1, 2, 81, 1 << 31):
            assert int(below(given, bound)) == (rng.mix(seed) >> 32) * bound >> 32


@pytest.mark.rule("R3.6")
def test_a_number_below_nothing_stands_for_its_64_bits() -> None:
    for number in (-1, -(1 << 62), 3):
        assert int(unsigned_word(number)) == number & WORD
        assert int(mixed_seed(number)) == rng.mix(number & WORD)


def test_whole_numbers_are_divided() -> None:
    cases = [(7, 2), (791, 33), (0, 5), ((1 << 32) - 1, 3)]
    assert [int(quotient(*case)) for case in cases] == [one // by for one, by in cases]
