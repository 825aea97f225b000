"""Means, shares and times against figures worked out elsewhere."""

import math

import pytest

from boomtown.arena.figures import mean_of, share_of, wilson
from boomtown.arena.pace import Pace


def test_the_error_of_a_mean_is_that_of_independent_deals() -> None:
    assert mean_of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == pytest.approx((5.0, 0.755929))
    assert math.isnan(mean_of([7.0]).error)


# From the worked examples of Newcombe (1998), table I.
@pytest.mark.parametrize(
    ("won", "tries", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_as_published(won: int, tries: int, low: float, high: float) -> None:
    assert wilson(won / tries, tries) == (low, high)


def test_deals_that_are_won_or_lost_whole_count_as_so_many_tries() -> None:
    share = share_of([1.0] * 81 + [0.0] * 182)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=2e-4)


def test_deals_whose_games_balance_each_other_tell_more() -> None:
    even = share_of([0.5] * 80 + [1.0] * 10 + [0.0] * 10)
    whole = share_of([1.0] * 50 + [0.0] * 50)
    assert even.value == whole.value == 0.5
    assert even.high - even.low < 0.55 * (whole.high - whole.low)


@pytest.mark.parametrize("values", [[1.0] * 10, [0.0] * 10, [0.5] * 10, [1.0]])
def test_a_share_without_scatter_has_an_interval_all_the_same(values: list[float]) -> None:
    share = share_of(values)
    assert 0.0 <= share.low <= share.value <= share.high <= 1.0
    assert share.high - share.low > 0.2


def test_a_pace_tells_mean_late_and_worst_within_its_classes() -> None:
    pace, other = Pace(), Pace()
    for number in range(1, 501):
        pace.add(number / 1000)
        other.add((number + 500) / 1000)
    pace.include(other)
    assert pace.turns == 1000
    assert pace.mean == pytest.approx(0.5005)
    assert pace.quantile(0.99) == pytest.approx(0.99, rel=0.02)
    assert pace.quantile(1.0) == pace.worst == 1.0
    assert Pace().mean == Pace().quantile(0.99) == 0.0
