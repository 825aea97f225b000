"""Whole sheets: what is written, marks, estates and the ways to choose some (R2, R6.3)."""

import pytest

from boomtown.rules.estates import (
    estate_counts,
    estates,
    missing_sizes,
    unused_estates,
    ways_to_choose,
)
from boomtown.rules.sheet import as_on_paper, empty_sheet, replaced
from boomtown.rules.spots import Span, Spot
from boomtown.rules.street import House
from tests.rules.positions import ONE_HOUSE_LEFT, both_editions, drawn, site


def texts(spans: tuple[Span, ...]) -> list[str]:
    return [str(span) for span in spans]


@both_editions
@pytest.mark.rule("R2.1", "R2.3", "R1.1")
def test_a_fresh_sheet_has_nothing_written(edition: str) -> None:
    sheet = empty_sheet(site(edition).layout)
    assert [len(street.plots) for street in sheet.streets] == [10, 11, 12]
    assert not any(plot for street in sheet.streets for plot in street.plots)
    assert not any(street.fences for street in sheet.streets)
    assert (sheet.parks, sheet.real_estate, sheet.plans) == ((0,) * 3, (0,) * 6, (None,) * 3)
    assert (sheet.pools, sheet.temps, sheet.bis, sheet.refusals, sheet.roundabouts) == (0,) * 5


def test_a_plot_is_found_by_street_and_place() -> None:
    sheet = drawn("2: . 7 o . . . . . . . .")
    assert sheet.plot(Spot(1, 1)) == House(7)
    assert sheet.house(Spot(1, 1)) == House(7)
    assert sheet.plot(Spot(1, 2)) == "roundabout"
    assert sheet.house(Spot(1, 2)) is None
    assert sheet.house(Spot(0, 1)) is None


def test_writing_a_plot_leaves_the_other_streets_alone() -> None:
    sheet = drawn("1: 3 . . . . . . . . . / 3: . 4 . . . . . . . . . .")
    written = sheet.with_plot(Spot(2, 0), House(2))
    assert written == drawn("1: 3 . . . . . . . . . / 3: 2 4 . . . . . . . . . .")


def test_one_item_of_a_row_is_replaced() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)


@pytest.mark.rule("R6.3")
def test_several_spans_are_marked_for_one_plan() -> None:
    sheet = drawn("1: 1 2 | 3 | . . . . . . . / 2: 4 | . . . . . . . . . .")
    marked = sheet.marked([Span(0, 0, 1), Span(1, 0, 0)], 2)
    assert marked == drawn("1: 1*2 2*2 | 3 | . . . . . . . / 2: 4*2 | . . . . . . . . . .")


def test_paper_does_not_tell_which_plan_a_mark_was_for() -> None:
    sheet = drawn("1: 1*2 2p*3 | 3 | . . . . . . .")
    assert as_on_paper(sheet) == drawn("1: 1* 2p* | 3 | . . . . . . .")
    assert as_on_paper(sheet).streets[1] == sheet.streets[1]


@pytest.mark.rule("R8.1")
def test_a_sheet_is_full_when_every_house_is_numbered_or_a_roundabout() -> None:
    assert not drawn(ONE_HOUSE_LEFT).full
    assert drawn(ONE_HOUSE_LEFT.replace(".", "6")).full
    assert drawn(ONE_HOUSE_LEFT.replace(".", "o")).full


ROWS = """
  1: 1 | 2 3 | . | 5 o 6 7 8 9 /
  2: 1 2 3 4 5 6 7 | 8 9 | . . /
  3: 1 2 3 4 5 6 | 7* 8* | . . . .
"""


@pytest.mark.rule("R2.2", "R6.3", "R6.4")
def test_estates_are_complete_rows_of_one_to_six_houses() -> None:
    sheet = drawn(ROWS)
    assert texts(estates(sheet)) == ["a1", "a2-3", "a5", "a7-10", "b8-9", "c1-6", "c7-8"]
    assert texts(unused_estates(sheet)) == ["a1", "a2-3", "a5", "a7-10", "b8-9", "c1-6"]
    assert estate_counts(sheet) == (2, 3, 0, 1, 0, 1)


@pytest.mark.rule("R6.4")
def test_one_marked_house_makes_an_estate_unusable() -> None:
    sheet = drawn("1: 1* 2 | 3 4 | . . . . . .")
    assert texts(unused_estates(sheet)) == ["a3-4"]
    assert texts(estates(sheet)) == ["a1-2", "a3-4"]


ONES = [Span(0, 0, 0), Span(0, 1, 1), Span(1, 0, 0)]
TWO, THREE = Span(0, 2, 3), Span(2, 0, 2)


@pytest.mark.rule("R6.3", "R6.9")
@pytest.mark.parametrize(
    ("sizes", "ways"),
    [
        ((1,), [["a1"], ["a2"], ["b1"]]),
        ((1, 1), [["a1", "a2"], ["a1", "b1"], ["a2", "b1"]]),
        ((2, 1), [["a1", "a3-4"], ["a2", "a3-4"], ["a3-4", "b1"]]),
        ((1, 1, 1), [["a1", "a2", "b1"]]),
        ((2, 2), []),
        ((4,), []),
        ((1, 1, 1, 1), []),
        ((3, 2), [["a3-4", "c1-3"]]),
    ],
)
def test_estates_of_exact_sizes_are_chosen_in_every_way(
    sizes: tuple[int, ...], ways: list[list[str]]
) -> None:
    found = ways_to_choose(sizes, [*ONES[:2], TWO, ONES[2], THREE])
    assert [texts(way) for way in found] == ways


@pytest.mark.rule("R6.9")
@pytest.mark.parametrize(
    ("sizes", "missing"),
    [((1, 2), ()), ((1, 1, 1, 1), (1,)), ((6, 2, 2), (2, 6)), ((3, 3), (3,))],
)
def test_lacking_sizes_are_listed_ascending(
    sizes: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    assert missing_sizes(sizes, [*ONES, TWO, THREE]) == missing
