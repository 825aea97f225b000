"""Bis / Extension (R5.6, R5.8)."""

import pytest

from boomtown.rules.moves import CopyNumber
from boomtown.rules.spots import Spot
from tests.rules.positions import PLAIN, after, drawn, moves, site, turn, why


def copies(street: str, edition: str = "2018", *switches: str) -> list[str]:
    """List the copies possible in street 1 after a number in street 2."""
    draft = turn(f"1: {street}", "9 bis", site(edition, *switches, roundabouts=False))
    return [move for move in moves(after(draft, "write 1 b6")) if move.startswith("copy a")]


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize(
    ("street", "expected"),
    [
        (". 5 . . . . . . . .", ["copy a2 a1", "copy a2 a3"]),
        ("5 . 7 . . . . . . .", ["copy a1 a2", "copy a3 a2", "copy a3 a4"]),
        ("5 5b . . . . . . . .", ["copy a2 a3"]),
        (". . . . . . . . . 5", ["copy a10 a9"]),
        ("5 o . . . . . . . .", []),
        ("o 5 o . . . . . . .", []),
        ("1 2 3 4 5 6 7 8 9 10", []),
    ],
)
def test_an_empty_house_takes_its_neighbours_numbers_the_left_one_first(
    street: str, expected: list[str]
) -> None:
    assert copies(street) == expected


@pytest.mark.rule("R5.6", "R14.10")
@pytest.mark.parametrize(
    ("edition", "switches", "expected"),
    [
        ("2018", (), ["copy a2 a1"]),
        ("2023", (), ["copy a2 a1", "copy a2 a3"]),
        ("2018", ("bis_across_fence=yes",), ["copy a2 a1", "copy a2 a3"]),
        ("2023", ("bis_across_fence=no",), ["copy a2 a1"]),
    ],
)
def test_a_fence_keeps_copies_apart_in_2018_only(
    edition: str, switches: tuple[str, ...], expected: list[str]
) -> None:
    assert copies(". 5 | . . . . . . . .", edition, *switches) == expected


@pytest.mark.rule("R5.6")
def test_this_turns_number_may_be_copied() -> None:
    draft = after(turn("", "9 bis", PLAIN), "write 1 b6")
    assert moves(draft) == ["copy b6 b5", "copy b6 b7", "confirm"]
    copied = after(draft, "copy b6 b7").sheet
    assert copied == drawn("2: . . . . . 9 9b . . . .")
    assert copied.bis == 1


@pytest.mark.rule("R5.8")
def test_order_mark_and_pool_never_forbid_a_copy() -> None:
    assert copies("5*1 . 6 . . . . . . .") == ["copy a1 a2", "copy a3 a2", "copy a3 a4"]
    draft = after(turn("1: . . . 5*1 . . . . . .", "9 bis"), "write 1 b6, copy a4 a3")
    assert draft.sheet.streets[0] == drawn("1: . . 5b 5*1 . . . . . .").streets[0]


@pytest.mark.rule("R5.6", "R2.3")
@pytest.mark.parametrize(("crossed", "no"), [(8, ""), (9, "bis_full R5.6")])
def test_a_full_bis_track_ends_the_copies(crossed: int, no: str) -> None:
    draft = turn(f"1: . 5 . . . . . . . . ; bis {crossed}", "9 bis")
    assert why(after(draft, "write 1 b6"), "copy a2 a3") == no


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize(
    ("move", "no"),
    [
        ("copy a2 a3", "bis_across_fence R5.6 place=a3 number=5"),
        ("copy a5 a4", ""),
        ("copy a2 a1", ""),
        ("copy a2 a4", "bis_not_beside R5.6 place=a4"),
        ("copy a3 a4", "bis_not_beside R5.6 place=a4"),
        ("copy a6 a7", "bis_not_beside R5.6 place=a7"),
        ("copy b6 a7", "bis_not_beside R5.6 place=a7"),
        ("copy b2 a1", "bis_not_beside R5.6 place=a1"),
        ("copy c2 a1", "bis_not_beside R5.6 place=a1"),
        ("copy a2 a5", "not_empty R4.1 place=a5"),
        ("copy a5 a6", "not_empty R4.1 place=a6"),
        ("copy c12 a11", "off_sheet R2.1"),
    ],
)
def test_a_copy_that_cannot_be_says_why(move: str, no: str) -> None:
    sheet = "1: . 5 | . . 8 o . . . . / 2: . 4 . . . . . . . . ."
    assert why(after(turn(sheet, "9 bis"), "write 1 b6"), move) == no


@pytest.mark.rule("R5.6")
def test_a_house_in_another_street_is_no_neighbour() -> None:
    draft = after(turn("2: . 4 . . . . . . . . .", "9 bis"), "write 1 b6")
    assert why(draft, CopyNumber(Spot(1, 1), Spot(2, 2))) == "bis_not_beside R5.6 place=c3"
    assert why(draft, CopyNumber(Spot(1, 1), Spot(1, 2))) == ""
