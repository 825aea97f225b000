"""One street: fences and rows, what fits where, and why not (R2.1, R2.2, R4.1)."""

import pytest

from boomtown.rules.sheet_text import format_street, parse_street
from boomtown.rules.street import (
    ROUNDABOUT,
    House,
    complete_rows,
    empty_street,
    fitting,
    misfit,
    rooms,
    row_at,
    rows,
)
from tests.rules.positions import spelled


@pytest.mark.rule("R2.1")
def test_both_ends_always_have_a_fence() -> None:
    street = empty_street(4)
    assert street.plots == (None,) * 4
    assert [street.fenced(gap) for gap in range(5)] == [True, False, False, False, True]


@pytest.mark.rule("R2.1")
def test_a_fence_stands_to_the_left_of_its_plot() -> None:
    street = empty_street(4).with_fence(2)
    assert format_street(street) == ". . | . ."
    assert [street.fenced(gap) for gap in range(5)] == [True, False, True, False, True]
    assert street.with_fence(2) == street


@pytest.mark.parametrize(("at", "number"), [(-1, None), (0, None), (1, 7), (2, None), (3, None)])
def test_a_house_is_found_at_its_place_only(at: int, number: int | None) -> None:
    house = parse_street(". 7 o").house(at)
    assert (house and house.number) == number


def test_one_plot_is_written_and_the_others_stay() -> None:
    street = parse_street("1 . | 3").with_plot(1, House(2))
    assert street == parse_street("1 2 | 3")


@pytest.mark.rule("R7.1", "R7.4")
@pytest.mark.parametrize(
    ("street", "at", "gaps"),
    [(". . . .", 0, [1]), (". . . .", 1, [1, 2]), (". . . .", 3, [3]), (". o . .", 2, [1, 2, 3])],
)
def test_a_roundabout_brings_its_inner_fences_only(street: str, at: int, gaps: list[int]) -> None:
    built = parse_street(street).with_roundabout(at)
    assert built.plots[at] == ROUNDABOUT
    assert built.fences == sum(1 << gap for gap in gaps)


@pytest.mark.rule("R6.3", "R6.4")
def test_only_houses_between_first_and_last_are_marked() -> None:
    street = parse_street("1 2 o . 3 4")
    assert format_street(street.marked(1, 4, 2)) == "1 2*2 o . 3*2 4"


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("street", "expected"),
    [
        (". . .", [(-1, 18), (-1, 18), (-1, 18)]),
        (". 5 . 9 .", [(-1, 5), None, (5, 9), None, (9, 18)]),
        ("5 . o . 3", [None, (5, 18), None, (-1, 3), None]),
        ("5 . | . 9", [None, (5, 9), (5, 9), None]),
    ],
)
def test_a_place_lies_between_the_nearest_numbers_of_its_section(
    street: str, expected: list[tuple[int, int] | None]
) -> None:
    assert list(rooms(parse_street(street))) == expected


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("number", "places"),
    [(4, [0]), (5, []), (6, [2]), (8, [2]), (9, []), (10, [4]), (0, [0]), (17, [4])],
)
def test_a_number_fits_strictly_between_its_neighbours(number: int, places: list[int]) -> None:
    assert list(fitting(parse_street(". 5 . 9 ."), number)) == places


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("at", "number", "no"),
    [
        (1, 7, "not_empty R4.1"),
        (5, 7, "not_empty R4.1"),
        (2, 5, "order.same R4.1 number=5"),
        (2, 9, "order.same R4.1 number=9"),
        (2, 10, "order.too_high R4.1 number=10 other=9"),
        (2, 4, "order.too_low R4.1 number=4 other=5"),
        (2, 6, ""),
        (2, 8, ""),
    ],
)
def test_a_misfit_says_which_neighbour_forbids_it(at: int, number: int, no: str) -> None:
    found = misfit(parse_street(". 5 . 9 . o"), at, number)
    assert (spelled(found) if found else "") == no


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("number", "no"),
    [(5, "order.same"), (4, "order.too_low"), (6, "order.same"), (7, "order.too_high")],
)
def test_nothing_fits_between_successive_numbers(number: int, no: str) -> None:
    found = misfit(parse_street("5 . 6"), 1, number)
    assert found is not None
    assert found.code == no
    assert fitting(parse_street("5 . 6"), number) == ()


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(
    ("street", "expected", "complete"),
    [
        (". . .", [(0, 2)], []),
        ("1 2 3", [(0, 2)], [(0, 2)]),
        ("1 | 2 . | 3", [(0, 0), (1, 2), (3, 3)], [(0, 0), (3, 3)]),
        ("1 o 2", [(0, 0), (1, 1), (2, 2)], [(0, 0), (2, 2)]),
        ("o 1 2", [(0, 0), (1, 2)], [(1, 2)]),
        ("1 2 3 4 5 6 7", [(0, 6)], [(0, 6)]),
    ],
)
def test_rows_lie_between_neighbouring_fences(
    street: str, expected: list[tuple[int, int]], complete: list[tuple[int, int]]
) -> None:
    assert list(rows(parse_street(street))) == expected
    assert list(complete_rows(parse_street(street))) == complete


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("at", "row"), [(0, (0, 0)), (1, (1, 2)), (2, (1, 2)), (3, (3, 3))])
def test_every_place_lies_in_one_row(at: int, row: tuple[int, int]) -> None:
    assert row_at(parse_street("1 | 2 . | 3"), at) == row
