"""Surveyor / Fence (R5.1)."""

import pytest

from boomtown.rules.moves import Fence
from boomtown.rules.spots import Spot
from tests.rules.positions import after, drawn, moves, site, turn, why


def fences(street: str, *switches: str, edition: str = "2018") -> list[str]:
    draft = turn(f"1: {street}", "8 surveyor", site(edition, *switches, roundabouts=False))
    return [move for move in moves(after(draft, "write 1 b6")) if move.startswith("fence a")]


@pytest.mark.rule("R5.1")
def test_every_inner_gap_is_offered_by_street_and_gap() -> None:
    draft = after(turn("", "8 surveyor", site(roundabouts=False)), "write 1 a1")
    inner = [f"fence {street}{gap}" for street, n in zip("abc", (10, 11, 12), strict=True)
             for gap in range(1, n)]  # fmt: skip
    assert moves(draft) == [*inner, "confirm"]


@pytest.mark.rule("R5.1")
def test_a_fence_is_drawn_behind_the_house_named() -> None:
    draft = after(turn("1: 1 2 . . . . . . . .", "8 surveyor"), "write 1 b6, fence a1")
    assert draft.sheet == drawn("1: 1 | 2 . . . . . . . . / 2: . . . . . 8 . . . . .")
    assert draft.acted


@pytest.mark.rule("R5.1")
def test_no_second_fence_stands_in_a_gap() -> None:
    draft = after(turn("1: 1 | 2 . . . . . . . .", "8 surveyor"), "write 1 b6")
    assert why(draft, "fence a1") == "fence_there R5.1 gap=a2"
    assert why(draft, "fence a2") == ""


@pytest.mark.rule("R2.1", "R5.1")
def test_a_streets_end_has_its_fence_already() -> None:
    draft = after(turn("", "8 surveyor"), "write 1 b6")
    assert why(draft, Fence(Spot(0, 0))) == "fence_there R5.1 gap=a1"
    assert why(draft, Fence(Spot(0, 10))) == "off_sheet R2.1"


@pytest.mark.rule("R5.1", "R14.10")
@pytest.mark.parametrize(
    ("edition", "switches", "no"),
    [
        ("2018", (), "fence_parts_bis R5.1 number=5"),
        ("2023", (), ""),
        ("2018", ("bis_across_fence=yes",), ""),
        ("2023", ("bis_across_fence=no",), "fence_parts_bis R5.1 number=5"),
    ],
)
def test_equal_numbers_are_parted_only_where_copies_cross_fences(
    edition: str, switches: tuple[str, ...], no: str
) -> None:
    draft = turn("1: 4 5 5b 5b . . . . . .", "8 surveyor", site(edition, *switches))
    numbered = after(draft, "write 1 b6")
    assert [why(numbered, f"fence a{gap}") for gap in (1, 2, 3, 4)] == ["", no, no, ""]


@pytest.mark.rule("R5.1", "R6.3")
def test_a_used_estate_is_never_divided() -> None:
    draft = after(turn("1: 1*2 2*2 3*2 | 4 5 . . . . .", "8 surveyor"), "write 1 b6")
    assert why(draft, "fence a1") == "fence_in_used_estate R6.3 plan=2"
    assert why(draft, "fence a2") == "fence_in_used_estate R6.3 plan=2"
    assert why(draft, "fence a4") == ""


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(
    ("street", "no"),
    [
        ("1*1 2*1 . . . . . . . .", "fence_between_marked R6.4 plan=1"),
        ("1*1 2*3 4 | . . . . . . .", "fence_between_marked R6.4 plan=1"),
        ("1*1 2 . . . . . . . .", ""),
        ("1 2*1 . . . . . . . .", ""),
    ],
)
def test_no_fence_stands_between_two_marked_houses(street: str, no: str) -> None:
    draft = after(turn(f"1: {street}", "8 surveyor"), "write 1 b6")
    assert why(draft, "fence a1") == no


@pytest.mark.rule("R6.4", "R5.1")
def test_the_mark_is_what_forbids_first_where_a_bis_is_marked_too() -> None:
    assert fences("5* 5b* | 6 . . . . . . .")[:1] == ["fence a3"]
    assert fences("5* 5b . . . . . . . .", "bis_across_fence=yes")[:1] == ["fence a1"]


@pytest.mark.rule("R5.1")
def test_houses_need_no_number_to_be_fenced_apart() -> None:
    assert fences(". 5 . . . . . . . 9") == [f"fence a{gap}" for gap in range(1, 10)]
