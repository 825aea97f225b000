"""What temp boxes score: by rank, by a minimum, by the places of a table (R9.1, R12.5, R14.5)."""

import pytest

from boomtown.rules.temps import NO_RANK, Rank, RankedTemps, TabledTemps, ThresholdTemps

RANKED = RankedTemps((7, 4, 1))


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("amounts", "ranks"),
    [
        ([5, 5, 1, 0], {5: Rank(1, 7), 1: Rank(2, 4), 0: NO_RANK}),
        ([6, 5, 4, 3], {6: Rank(1, 7), 5: Rank(2, 4), 4: Rank(3, 1), 3: Rank(4, 0)}),
        ([0], {0: NO_RANK}),
        ([1], {1: Rank(1, 7)}),
        ([], {}),
    ],
)
def test_distinct_amounts_are_ranked(amounts: list[int], ranks: dict[int, Rank]) -> None:
    assert RANKED.ranks(amounts) == ranks


@pytest.mark.rule("R14.5", "R9.1")
def test_no_box_is_an_amount_only_by_the_switch() -> None:
    ranked = RankedTemps((7, 4, 1), zero_counts=True)
    assert ranked.ranks([2, 0]) == {2: Rank(1, 7), 0: Rank(2, 4)}
    assert RANKED.ranks([2, 0]) == {2: Rank(1, 7), 0: NO_RANK}
    assert ranked.ranks([4, 3, 2, 0])[0] == Rank(4, 0)


@pytest.mark.rule("R9.1")
def test_solo_asks_for_a_minimum() -> None:
    solo = ThresholdTemps(6, 7)
    assert solo.ranks([5, 6, 7]) == {5: NO_RANK, 6: Rank(1, 7), 7: Rank(1, 7)}


@pytest.mark.rule("R12.5")
def test_level_0_has_a_table_of_places() -> None:
    table = TabledTemps((6, 4, 2), (7, 4, 1))
    assert table.ranks(range(8)) == {
        0: NO_RANK,
        1: NO_RANK,
        2: Rank(3, 1),
        3: Rank(3, 1),
        4: Rank(2, 4),
        5: Rank(2, 4),
        6: Rank(1, 7),
        7: Rank(1, 7),
    }


def test_each_way_names_its_explanation() -> None:
    ways = (RANKED, ThresholdTemps(6, 7), TabledTemps((6,), (7,)))
    assert [way.because for way in ways] == ["temps.ranked", "temps.solo", "temps.level0"]
