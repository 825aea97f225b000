"""Randomness as data: fixed vectors that any engine must give (R3.6)."""

from collections import Counter

import pytest

from boomtown.rules.rng import Shuffles, Stream, below, mix, number


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize(
    ("value", "mixed"),
    [
        # The published first outputs of splitmix64 from the states 0 and 1234567.
        (0, 0xE220A8397B1DCDAF),
        (0x9E3779B97F4A7C15, 0x6E789E6AA1B965F4),
        (1234567, 6457827717110365317),
        ((1 << 64) - 1, 0xE4D971771B652C20),
    ],
)
def test_one_step_of_splitmix64_is_the_published_one(value: int, mixed: int) -> None:
    assert mix(value) == mixed


@pytest.mark.rule("R3.6")
def test_an_address_nests_seed_shuffle_and_place() -> None:
    assert number(17, 3, 5) == mix(mix(mix(17) ^ 3) ^ 5)
    assert number(1, 0, 0) != number(0, 1, 0) != number(0, 0, 1)


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize(
    ("bits", "bound", "scaled"),
    [
        (0, 6, 0),
        ((1 << 64) - 1, 6, 5),
        (1 << 63, 6, 3),
        ((1 << 63) - 1, 6, 2),
        ((1 << 32) - 1, 6, 0),
        (0xE220A8397B1DCDAF, 81, 71),
        ((1 << 64) - 1, 1, 0),
    ],
)
def test_a_number_is_scaled_by_its_upper_half(bits: int, bound: int, scaled: int) -> None:
    assert below(bits, bound) == scaled


@pytest.mark.rule("R3.6")
def test_a_shuffle_is_the_same_on_every_machine() -> None:
    assert Shuffles(17).shuffled(range(10)) == (0, 8, 3, 5, 7, 2, 9, 1, 6, 4)
    assert Shuffles(17, used=1).shuffled(range(10)) == (1, 6, 7, 3, 2, 4, 8, 5, 0, 9)
    assert Shuffles(18).shuffled(range(10)) == (4, 8, 5, 3, 2, 6, 7, 1, 0, 9)


@pytest.mark.rule("R3.6")
def test_the_first_cards_of_a_shuffle_need_only_the_first_numbers() -> None:
    """Place i of Fisher–Yates is settled by number i alone, as if drawn from a shrinking pile."""
    shuffles = Shuffles(5, used=2)
    pile, dealt = list("abcdefgh"), []
    for place in range(7):
        other = place + below(number(5, 2, place), 8 - place)
        pile[place], pile[other] = pile[other], pile[place]
        dealt.append(pile[place])
    assert shuffles.shuffled("abcdefgh")[:7] == tuple(dealt)


@pytest.mark.rule("R3.6")
def test_positions_are_counted_by_shuffles() -> None:
    assert Shuffles(9).next() == Shuffles(9, 1)
    assert Shuffles(9, 4).next().used == 5
    assert Shuffles(9, 4).pick(100) == below(number(9, 4, 0), 100)
    assert Shuffles(9, 4).pick(100, 7) == below(number(9, 4, 7), 100)


@pytest.mark.rule("R3.6")
def test_every_order_of_three_comes_up_about_equally_often() -> None:
    orders = Counter(Shuffles(seed).shuffled("abc") for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 70


@pytest.mark.parametrize("few", ["", "a"])
def test_nothing_to_shuffle_stays_as_it_is(few: str) -> None:
    assert Shuffles(1).shuffled(few) == tuple(few)


def test_a_stream_moves_on_and_begins_anew_with_its_seed() -> None:
    stream = Stream(3)
    numbers = [stream.bits() for _ in range(4)]
    assert numbers == [mix(mix(3) ^ place) for place in (1, 2, 3, 4)]
    assert Stream(3).below(1000) == below(numbers[0], 1000)
    assert Stream(3).choice("abcdefgh") == "abcdefgh"[below(numbers[0], 8)]
    assert Stream(3).shuffled("abcdefgh") == Shuffles(numbers[0]).shuffled("abcdefgh")


def test_names_part_streams_of_one_seed() -> None:
    first = {Stream(3).bits(), Stream(3, 0).bits(), Stream(3, 1).bits(), Stream(3, 1, 0).bits()}
    assert len(first) == 4
    assert Stream(3, 1).bits() == mix(mix(mix(mix(3) ^ 1)) ^ 1)
