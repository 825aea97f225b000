"""Plans on complete estates (R6.3, R6.8, R6.9, R6.11)."""

from typing import Any

import pytest

from boomtown.rules.estates import estate_counts
from boomtown.rules.plan import Progress, Requirement
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_at_every_street_end import EstatesAtEveryStreetEnd
from boomtown.rules.plans.estates_in_one_street import EstatesInOneStreet
from boomtown.rules.plans.estates_in_street import EstatesInStreet
from boomtown.rules.plans.estates_with import EstatesWith
from boomtown.rules.sheet import Sheet
from tests.rules.plans.diagrams import sheet, site_of

FIRST = site_of("2018")
SECOND = site_of("2023")


def drawn(requirement: Requirement, written: Sheet) -> list[str]:
    """Write every way to meet a requirement."""
    ways = requirement.ways(written, SECOND)
    return [" ".join(str(span) for span in way) for way in ways]


@pytest.mark.rule("R6.2", "R6.3", "R9.4")
def test_estates_of_the_sizes_are_marked_and_still_score() -> None:
    before = sheet(a="1 | 2 | 3 | 4 5 6 7 | . . .")
    (way,) = Estates((1, 1, 1, 4)).ways(before, FIRST)
    assert [str(span) for span in way] == ["a1", "a2", "a3", "a4-7"]
    after = before.marked(way, plan=1)
    assert estate_counts(after) == estate_counts(before) == (3, 0, 0, 1, 0, 0)
    assert Estates((4,)).ways(after, FIRST) == ()


@pytest.mark.rule("R6.8")
def test_one_estate_serves_only_one_of_two_plans() -> None:
    written = sheet(a="1 2 3 4 | 5 6 7 8 | . .", b="1 2 3 | . . . . . . . .")
    fours, mixed = Estates((4, 4)), Estates((3, 4))
    assert drawn(fours, written) == ["a1-4 a5-8"]
    assert drawn(mixed, written) == ["a1-4 b1-3", "a5-8 b1-3"]
    for first, then in ((fours, mixed), (mixed, fours)):
        for way in first.ways(written, FIRST):
            assert then.ways(written.marked(way, plan=1), FIRST) == ()


@pytest.mark.rule("R6.3", "R6.8")
def test_every_choice_of_four_from_five_estates_is_a_way() -> None:
    written = sheet(a="1 2 | 3 4 | 5 6 | 7 8 | 9 10")
    ways = Estates((2, 2, 2, 2)).ways(written, FIRST)
    assert len(ways) == len(set(ways)) == 5


@pytest.mark.rule("R6.4", "R6.9")
@pytest.mark.parametrize(
    ("diagram", "met"),
    [
        pytest.param("3 3b | . . . . . . . .", True, id="with a bis"),
        pytest.param("o 1 2 o . . . . . .", True, id="beside roundabouts"),
        pytest.param("1 2 3 | . . . . . . .", False, id="of another size"),
        pytest.param("1 . | . . . . . . . .", False, id="not complete"),
        pytest.param("1 2* | . . . . . . . .", False, id="with a marked house"),
        pytest.param("1* | 2 3 | . . . . . . .", True, id="beside a marked house"),
    ],
)
def test_only_a_complete_unused_estate_of_the_size_serves(diagram: str, *, met: bool) -> None:
    assert bool(Estates((2,)).ways(sheet(a=diagram), FIRST)) is met


@pytest.mark.rule("R2.2")
def test_seven_houses_serve_no_plan() -> None:
    written = sheet(c="1 2 3 4 5 6 7 | . . . . .")
    assert all(not Estates((size,)).ways(written, FIRST) for size in range(1, 7))


@pytest.mark.rule("R6.3")
def test_progress_names_the_sizes_still_lacking() -> None:
    written = sheet(a="1 2 | 3 | . . . . . . .")
    assert Estates((1, 2, 2, 3)).progress(written, FIRST) == Progress(2, 4, (2, 3))


@pytest.mark.rule("R6.11")
def test_estates_in_a_street_may_lie_on_both_sides_of_a_roundabout() -> None:
    written = sheet(a="1 2 o 1 2 3 4 5 6 | .", b="1 2 3 | 4 5 6 7 | 8 9 10 11")
    assert drawn(EstatesInStreet(1, (3, 4, 4)), written) == ["b1-3 b4-7 b8-11"]
    assert drawn(EstatesInStreet(0, (2, 6)), written) == ["a1-2 a4-9"]


@pytest.mark.rule("R6.11")
def test_estates_of_another_street_do_not_count() -> None:
    written = sheet(a="1 2 | . . . . . . . .", b="1 2 3 4 5 6 | . . . . .")
    assert drawn(EstatesInStreet(0, (2, 6)), written) == []
    assert EstatesInStreet(0, (2, 6)).progress(written, SECOND) == Progress(1, 2, (6,))


@pytest.mark.rule("R6.11")
def test_estates_and_roundabouts_are_all_in_one_street() -> None:
    plan = EstatesInOneStreet((4, 4), roundabouts=1)
    assert drawn(plan, sheet(a="1 2 3 4 o 1 2 3 4 | .")) == ["a1-4 a6-9"]
    elsewhere = sheet(a="1 2 3 4 | 5 6 7 8 | . .", b="o . . . . . . . . . .")
    assert drawn(plan, elsewhere) == []
    assert plan.progress(elsewhere, SECOND) == Progress(2, 3, ())


@pytest.mark.rule("R6.9", "R6.11")
def test_more_roundabouts_than_asked_for_do_no_harm() -> None:
    written = sheet(b="1 2 | 3 4 | 5 6 7 o o . .")
    assert drawn(EstatesInOneStreet((2, 2, 3), roundabouts=1), written) == ["b1-2 b3-4 b5-7"]
    assert drawn(EstatesInOneStreet((2, 2, 3), roundabouts=2), written) == ["b1-2 b3-4 b5-7"]


ENDS: dict[str, Any] = {
    "b": "1 | . . . . . . . . . | 12",
    "c": "0 | . . . . . . . . . . | 8",
}


@pytest.mark.rule("R6.11")
def test_an_estate_of_one_at_each_end_of_each_street() -> None:
    plan = EstatesAtEveryStreetEnd(1)
    written = sheet(a="3 | . . . . . . . . | 9", **ENDS)
    assert drawn(plan, written) == ["a1 a10 b1 b11 c1 c12"]
    assert plan.progress(written, SECOND) == Progress(6, 6)


@pytest.mark.rule("R6.11")
@pytest.mark.parametrize(
    "first",
    ["o 1 | . . . . . . . | 9", "3* | . . . . . . . . | 9", "3 4 | . . . . . . . | 9"],
)
def test_a_roundabout_a_mark_or_a_longer_estate_at_an_end_rules_it_out(first: str) -> None:
    plan = EstatesAtEveryStreetEnd(1)
    assert drawn(plan, sheet(a=first, **ENDS)) == []
    assert plan.progress(sheet(a=first, **ENDS), SECOND) == Progress(5, 6, (1,))


POOLS: dict[str, Any] = {"a": ". . | 4p | . . . . . . .", "c": "1 6p | . . . . . . . . . ."}


@pytest.mark.rule("R6.11", "R5.4")
def test_every_estate_has_its_pool() -> None:
    plan = EstatesWith((1, 1, 2), pools_each=1)
    assert drawn(plan, sheet(b="2p | . . . . . . . . . .", **POOLS)) == ["a3 b1 c1-2"]
    lost = sheet(b="2 | . . . . . . . . . .", **POOLS)
    assert drawn(plan, lost) == []
    assert plan.progress(lost, SECOND) == Progress(2, 3, (1,))


@pytest.mark.rule("R6.11")
def test_a_copy_counts_in_the_estate_where_it_stands() -> None:
    written = sheet(a="2 3 | 3b 4 | . . . . . .")
    assert drawn(EstatesWith((2,), bis_each=1), written) == ["a3-4"]


@pytest.mark.rule("R6.9", "R6.11")
def test_pools_and_copies_of_an_estate_are_minima_and_both_are_needed() -> None:
    plan = EstatesWith((5,), pools_each=1, bis_each=1)
    assert drawn(plan, sheet(b="1p 1b 1b 4p 5 | . . . . . .")) == ["b1-5"]
    assert drawn(plan, sheet(b="1p 2 3 4p 5 | . . . . . .")) == []
    assert drawn(plan, sheet(b="1 1b 3 4 5 | . . . . . .")) == []


@pytest.mark.rule("R6.4")
def test_an_estate_with_an_end_house_marked_serves_no_more_but_its_neighbour_does() -> None:
    ends: dict[str, Any] = {"b": "1 . . . . . . . . . 15", "c": "2 . . . . . . . . . . 14"}
    written = sheet(a="0* | 3 5 | . . . . . . 17*", **ends)
    assert drawn(Estates((2,)), written) == ["a2-3"]
    assert drawn(Estates((1,)), written) == []
    assert estate_counts(written)[:2] == (1, 1)
