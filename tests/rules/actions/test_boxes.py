"""Real estate, landscaper and pool: actions that cross a box (R5.2, R5.3, R5.4)."""

import pytest

from boomtown.rules.moves import CrossPark
from tests.rules.positions import PLAIN, after, both_editions, drawn, moves, site, turn, why


@pytest.mark.rule("R5.2")
def test_any_column_may_be_chosen_built_or_not() -> None:
    draft = after(turn("", "8 real_estate", PLAIN), "write 1 a1")
    assert moves(draft) == [*(f"improve {size}" for size in range(1, 7)), "confirm"]
    crossed = after(draft, "improve 3").sheet
    assert crossed == drawn("1: 8 . . . . . . . . . ; estates 0 0 1 0 0 0")


@pytest.mark.rule("R5.2", "R4.4")
@pytest.mark.parametrize(("size", "boxes"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_a_full_column_cannot_be_chosen(size: int, boxes: int) -> None:
    def no(crossed: int) -> str:
        columns = ["0"] * 6
        columns[size - 1] = str(crossed)
        draft = turn(f"; estates {' '.join(columns)}", "8 real_estate")
        return why(after(draft, "write 1 a1"), f"improve {size}")

    assert no(boxes - 1) == ""
    assert no(boxes) == f"column_full R5.2 size={size}"


@pytest.mark.rule("R2.1", "R5.2")
@pytest.mark.parametrize(("size", "no"), [(1, ""), (6, ""), (7, "off_sheet R2.1")])
def test_there_are_six_columns(size: int, no: str) -> None:
    assert why(after(turn("", "8 real_estate"), "write 1 a1"), f"improve {size}") == no


@both_editions
@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(("street", "boxes", "index"), [("a", 3, 0), ("b", 4, 1), ("c", 5, 2)])
def test_the_next_park_of_the_written_street_is_crossed(
    edition: str, street: str, boxes: int, index: int
) -> None:
    def written(crossed: int) -> list[str]:
        parks = ["0"] * 3
        parks[index] = str(crossed)
        draft = turn(f"; parks {' '.join(parks)}", "8 landscaper", site(edition, roundabouts=False))
        return moves(after(draft, f"write 1 {street}1"))

    assert written(boxes - 1) == [f"park {street}", "confirm"]
    assert written(boxes) == ["confirm"]


@pytest.mark.rule("R5.3", "R4.4")
def test_no_park_of_another_street_is_crossed() -> None:
    draft = after(turn("; parks 0 4 0", "8 landscaper"), "write 1 b1")
    assert why(draft, "park a") == "park_other_street R5.3 street=1"
    assert why(draft, "park b") == "parks_full R5.3 street=1"
    other = after(turn("; parks 1 2 3", "8 landscaper"), "write 1 c1, park c").sheet
    assert other.parks == (1, 2, 4)


@pytest.mark.rule("R2.1", "R5.3")
@pytest.mark.parametrize("street", [-1, 3])
def test_there_are_three_streets(street: int) -> None:
    draft = after(turn("", "8 landscaper"), "write 1 a1")
    assert why(draft, CrossPark(street)) == "off_sheet R2.1"


@pytest.mark.rule("R5.4")
def test_the_pool_of_the_house_just_numbered_is_built() -> None:
    draft = after(turn("1: 1 2 . . . . 7p . . .", "5 pool", PLAIN), "write 1 a3")
    assert moves(draft) == ["pool a3", "confirm"]
    built = after(draft, "pool a3").sheet
    assert built == drawn("1: 1 2 5p . . . 7p . . . ; pools 2")


@pytest.mark.rule("R5.4", "R4.4")
@pytest.mark.parametrize(
    ("written", "move", "no"),
    [
        ("a4", "pool a4", "no_planned_pool R5.4 place=a4"),
        ("a4", "pool a3", "pool_elsewhere R5.4 place=a3"),
        ("a4", "pool a7", "pool_too_late R5.4 place=a7"),
        ("a4", "pool b1", "pool_too_late R5.4 place=b1"),
        ("a3", "pool a3", ""),
        ("a3", "pool a8", "pool_elsewhere R5.4 place=a8"),
    ],
)
def test_no_other_pool_can_be_built(written: str, move: str, no: str) -> None:
    draft = turn("1: . . . . . . 17 . . . / 2: o . . . . . . . . . .", "5 pool")
    assert why(after(draft, f"write 1 {written}"), move) == no


@pytest.mark.rule("R5.4")
def test_a_copy_never_builds_a_pool() -> None:
    draft = after(turn("1: . 5 . . . . . . . .", "9 bis"), "write 1 b2, copy a2 a3")
    assert draft.sheet == drawn("1: . 5 5b . . . . . . . / 2: . 9 . . . . . . . . .")
    later = after(turn("1: . 5 5b . . . . . . .", "9 pool"), "write 1 b2")
    assert why(later, "pool a3") == "pool_too_late R5.4 place=a3"
