"""Worked situations of docs/examples.md: fences, boxes, pools, copies, roundabouts."""

import pytest

from boomtown.rules.estates import estate_counts
from tests.rules.games import endings, game, points
from tests.rules.positions import (
    after,
    both_editions,
    drawn,
    moves,
    rules,
    site,
    turn,
    why,
)


def gaps(street: str, edition: str, *switches: str) -> list[int]:
    """Give the gaps of street 1 that can take a fence; gap k lies behind house k."""
    draft = after(turn(f"1: {street}", "8 surveyor", site(edition, *switches)), "write 1 b1")
    return [int(move[len("fence a") :]) for move in moves(draft) if move.startswith("fence a")]


@both_editions
@pytest.mark.rule("R5.1", "R2.2")
def test_w12_a_fence_divides_an_estate(edition: str) -> None:
    ruleset = rules(edition)
    draft = turn("1: 2 4 6 | . . . . . . .", "5 surveyor", ruleset.site)
    fenced = after(draft, "write 1 b3, fence a1").sheet
    assert fenced == drawn("1: 2 | 4 6 | . . . . . . . / 2: . . 5 . . . . . . . .", ruleset.site)
    assert points(ruleset, draft.start)["estates"] == 3
    assert estate_counts(fenced)[:3] == (1, 1, 0)
    assert points(ruleset, fenced)["estates"] == 1 + 2


@both_editions
@pytest.mark.rule("R2.2", "R9.4")
def test_w13_seven_houses_count_for_nothing_until_divided(edition: str) -> None:
    ruleset = rules(edition)
    long = drawn("3: 1 2 3 4 5 6 7 | . . . . .", ruleset.site)
    assert points(ruleset, long)["estates"] == 0
    assert sum(estate_counts(long)) == 0
    divided = after(turn("3: 1 2 3 4 5 6 7 | . . . . .", at=ruleset.site), "write 1 a1, fence c3")
    assert points(ruleset, divided.sheet)["estates"] == 3 + 4


@pytest.mark.rule("R5.1", "R14.10")
@pytest.mark.parametrize(
    ("edition", "switches", "expected"),
    [
        ("2018", (), [1, 5, 6, 7, 8, 9]),
        ("2023", (), [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("2018", ("bis_across_fence=yes",), [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("2023", ("bis_across_fence=no",), [1, 5, 6, 7, 8, 9]),
    ],
)
def test_w14_fences_part_equal_numbers_in_2023_only(
    edition: str, switches: tuple[str, ...], expected: list[int]
) -> None:
    assert gaps("4 5b 5 5b 5b . . . . .", edition, *switches) == expected


@both_editions
@pytest.mark.rule("R5.1", "R6.4")
def test_w15_no_fence_stands_in_a_used_estate_or_where_one_is(edition: str) -> None:
    assert gaps("1* 2* 3* 4* | 6 8 | . . . .", edition) == [5, 7, 8, 9]


@both_editions
@pytest.mark.rule("R5.2")
def test_w16_each_column_shows_the_value_of_its_size(edition: str) -> None:
    draft = turn("; estates 1 1 0 0 0 0", "8 real_estate", site(edition))
    columns = zip(draft.start.real_estate, site(edition).layout.real_estate, strict=True)
    assert [column.value(crossed) for crossed, column in columns][:4] == [3, 3, 3, 4]
    choosing = after(draft, "write 1 a1")
    assert why(choosing, "improve 1") == "column_full R5.2 size=1"
    assert why(choosing, "improve 2") == ""


@both_editions
@pytest.mark.rule("R5.3", "R4.4")
def test_w17_a_full_park_track_gives_nothing_elsewhere(edition: str) -> None:
    draft = turn("; parks 0 4 0", "9 landscaper", site(edition, roundabouts=False))
    assert moves(after(draft, "write 1 b5")) == ["confirm"]


@both_editions
@pytest.mark.rule("R5.4")
@pytest.mark.parametrize(
    ("offers", "played", "street", "pools"),
    [
        ("5 pool", "write 1 a3, pool a3", ". . 5p . . . . . . .", []),
        ("5 pool", "write 1 a3", ". . 5 . . . . . . .", ["pool a3"]),
        ("5 pool", "write 1 a4", ". . . 5 . . . . . .", []),
        ("5 surveyor", "write 1 a3", ". . 5 . . . . . . .", []),
        ("5 bis", "write 1 a2, copy a2 a3", ". 5 5b . . . . . . .", []),
    ],
)
def test_w18_a_pool_is_built_only_with_its_own_house(
    edition: str, offers: str, played: str, street: str, pools: list[str]
) -> None:
    end = after(turn("", offers, site(edition)), played)
    assert end.sheet == drawn(f"1: {street}", site(edition))
    assert end.sheet.pools == street.count("p")
    assert [move for move in moves(end) if move.startswith("pool")] == pools


@both_editions
@pytest.mark.rule("R5.4")
def test_w18_a_declined_pool_is_lost(edition: str) -> None:
    later = turn("1: . . 5 . . . . . . .", "9 pool", site(edition))
    assert why(after(later, "write 1 a7"), "pool a3") == "pool_too_late R5.4 place=a3"


@both_editions
@pytest.mark.rule("R5.6", "R2.3")
def test_w19_a_run_of_copies_grows_on_both_sides(edition: str) -> None:
    ruleset = rules(edition)
    street = "4 . 5 . . . . . . ."
    for copy, then in (
        ("copy a3 a2", "4 5b 5 . . . . . . ."),
        ("copy a3 a4", "4 5b 5 5b . . . . . ."),
        ("copy a4 a5", "4 5b 5 5b 5b . . . . ."),
    ):
        draft = turn(f"1: {street}", "9 bis", ruleset.site)
        end = after(draft, f"write 1 b1, {copy}").sheet
        assert end == drawn(f"1: {then} / 2: 9 . . . . . . . . . .", ruleset.site)
        street = then
    assert points(ruleset, f"1: {street}")["bis"] == -6


@pytest.mark.rule("R5.6", "R7.4", "R14.10")
@pytest.mark.parametrize(
    ("edition", "switches", "street", "copies"),
    [
        ("2018", (), ". . 5 | . . . . . . .", ["copy a3 a2"]),
        ("2023", (), ". . 5 | . . . . . . .", ["copy a3 a2", "copy a3 a4"]),
        ("2018", ("bis_across_fence=yes",), ". . 5 | . . . . . . .", ["copy a3 a2", "copy a3 a4"]),
        ("2023", ("bis_across_fence=no",), ". . 5 | . . . . . . .", ["copy a3 a2"]),
        ("2018", (), "5 o . . . . . . . .", []),
        ("2023", (), "5 o . . . . . . . .", []),
    ],
)
def test_w20_a_copy_stands_beside_its_original(
    edition: str, switches: tuple[str, ...], street: str, copies: list[str]
) -> None:
    draft = after(turn(f"1: {street}", "9 bis", site(edition, *switches)), "write 1 b1")
    assert [move for move in moves(draft) if move.startswith("copy a")] == copies


@pytest.mark.rule("R5.6", "R5.8")
@pytest.mark.parametrize(
    ("edition", "copies"), [("2018", ["copy a4 a3"]), ("2023", ["copy a2 a3", "copy a4 a3"])]
)
def test_w21_a_fence_may_part_equal_numbers_in_2023(edition: str, copies: list[str]) -> None:
    draft = turn("1: 3 5 | . 8 | . . . . . .", "9 bis", site(edition))
    numbered = after(draft, "write 1 b1")
    assert [move for move in moves(numbered) if move.endswith(" a3") and "copy" in move] == copies
    for copy in copies:
        assert estate_counts(after(numbered, copy).sheet) == (0, 2, 0, 0, 0, 0)


@both_editions
@pytest.mark.rule("R5.6", "R4.4")
def test_w22_without_a_bis_box_nothing_is_copied(edition: str) -> None:
    ruleset = rules(edition)
    end = after(turn("1: 5 . . . . . . . . . ; bis 9", "7 bis", ruleset.site), "write 1 b1")
    assert moves(end) == ["confirm"]
    assert why(end, "copy a1 a2") == "bis_full R5.6"
    assert points(ruleset, end.sheet)["bis"] == -28


@both_editions
@pytest.mark.rule("R7.1", "R7.4")
def test_w23_a_roundabout_brings_the_fences_it_lacks(edition: str) -> None:
    ruleset = rules(edition, roundabouts=True)
    built = after(turn("1: 4 . 6 | 7 . . . . . .", at=ruleset.site), "roundabout a2").sheet
    assert built == drawn("1: 4 o 6 | 7 . . . . . .", ruleset.site)
    assert [built.streets[0].fenced(gap) for gap in range(1, 10)] == [True] * 3 + [False] * 6
    assert points(ruleset, built)["estates"] == 1 + 1
    assert points(ruleset, built)["roundabouts"] == -3


@both_editions
@pytest.mark.rule("R7.1", "R7.2", "R14.7")
def test_w24_two_roundabouts_may_be_neighbours(edition: str) -> None:
    ruleset = rules(edition, roundabouts=True)
    built = after(turn("1: 1 o . 5 . . . . . .", at=ruleset.site), "roundabout a3").sheet
    assert built == drawn("1: 1 o o 5 . . . . . .", ruleset.site)
    assert points(ruleset, built)["roundabouts"] == -8
    fresh = after(turn("1: 1 . . 5 . . . . . .", at=ruleset.site), "roundabout a2")
    assert why(fresh, "roundabout a3") == "roundabout_this_turn R7.1 n=1"
    two = turn("1: 1 . . 5 . . . . . .", at=site(edition, "roundabouts_a_turn=2"))
    assert after(two, "roundabout a2, roundabout a3").sheet.roundabouts == 2


@both_editions
@pytest.mark.rule("R8.1")
def test_w25_a_number_and_a_roundabout_may_fill_the_last_houses(edition: str) -> None:
    sheet = "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 . . 8 9 10 11 12"
    draft = turn(sheet, "6 landscaper", site(edition))
    half = after(draft, "write 1 c6").sheet
    full = after(draft, "write 1 c6, roundabout c7").sheet
    assert endings(game(edition), half) == ()
    assert endings(game(edition), full) == ("houses",)
