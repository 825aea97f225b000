"""Roundabouts: at any moment of the turn, in any empty house (R7, R14.2, R14.7)."""

import pytest

from boomtown.rules.plans.parks import Parks
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    PLAIN,
    after,
    both_editions,
    drawn,
    moves,
    plan,
    site,
    turn,
    why,
)

SMALL = "1: 1 . 3 4 5 6 7 8 9 . / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 12"


@both_editions
@pytest.mark.rule("R7.1", "R5.7")
def test_a_roundabout_may_come_at_any_moment_once(edition: str) -> None:
    plans = (plan(Parks(1)),)
    draft = turn(f"{SMALL} ; parks 1 0 0", "17 landscaper", site(edition), plans=plans)
    path = ["write 1 a10", "park a", "claim 1"]
    for moment in range(len(path) + 1):
        begun = after(draft, ", ".join(path[:moment])) if moment else draft
        assert why(begun, "roundabout a2") == ""
        built = after(begun, "roundabout a2")
        assert "roundabout" not in " ".join(moves(built))
        rest = ", ".join([*path[moment:], "confirm"])
        assert after(built, rest).sheet.roundabouts == 1


@pytest.mark.rule("R7.1", "R4.3")
def test_a_roundabout_may_come_after_a_refusal() -> None:
    draft = after(turn(ONE_HOUSE_LEFT, "8 pool"), "refuse")
    assert moves(draft) == ["roundabout c6", "confirm"]


@pytest.mark.rule("R7.1", "R7.4")
def test_a_roundabout_takes_any_empty_house_by_street_and_house() -> None:
    draft = after(turn(SMALL, "17 landscaper"), "write 1 a10")
    assert [move for move in moves(draft) if "roundabout" in move] == ["roundabout a2"]
    empty = [move for move in moves(turn("", "8 pool")) if "roundabout" in move]
    assert empty == [
        f"roundabout {street}{house}"
        for street, houses in (("a", 10), ("b", 11), ("c", 12))
        for house in range(1, houses + 1)
    ]


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(
    ("move", "no"),
    [
        ("roundabout a1", "roundabout_not_empty R7.1 place=a1"),
        ("roundabout a2", "roundabout_not_empty R7.1 place=a2"),
        ("roundabout a3", ""),
        ("roundabout a10", ""),
        ("roundabout a11", "off_sheet R2.1"),
    ],
)
def test_a_roundabout_replaces_an_empty_house(move: str, no: str) -> None:
    draft = turn("1: 1 o . . . . . . . .", "8 pool")
    assert why(draft, move) == no


@pytest.mark.rule("R1.1", "R7.1", "R14.7")
@pytest.mark.parametrize(
    ("boxes", "switches", "played", "no"),
    [
        (0, (), "", ""),
        (1, (), "", ""),
        (2, (), "", "roundabouts_full R7.1"),
        (0, (), "roundabout b1", "roundabout_this_turn R7.1 n=1"),
        (0, ("roundabouts_a_turn=2",), "roundabout b1", ""),
        (0, ("roundabouts_a_turn=2",), "roundabout b1, roundabout b2", "roundabouts_full R7.1"),
        (1, ("roundabouts_a_turn=2",), "roundabout b1", "roundabouts_full R7.1"),
    ],
)
def test_two_a_game_and_one_a_turn(
    boxes: int, switches: tuple[str, ...], played: str, no: str
) -> None:
    draft = turn(f"; roundabouts {boxes}", "8 pool", site("2018", *switches))
    assert why(after(draft, played) if played else draft, "roundabout a1") == no


@pytest.mark.rule("R1.1")
def test_a_game_without_roundabouts_has_no_boxes_for_them() -> None:
    draft = turn("", "8 pool", PLAIN)
    assert why(draft, "roundabout a1") == "no_roundabouts R1.1"
    assert "roundabout" not in " ".join(moves(draft))


@pytest.mark.rule("R7.1", "R7.2", "R7.4")
@pytest.mark.parametrize(
    ("street", "place", "expected"),
    [
        ("4 . 6 | 7 . . . . . .", "a2", "4 o 6 | 7 . . . . . ."),
        (". . . . . . . . . .", "a1", "o . . . . . . . . ."),
        (". . . . . . . . . .", "a10", ". . . . . . . . . o"),
        (". . o . . . . . . .", "a4", ". . o o . . . . . ."),
        (". . . . . . . . . .", "a3", ". . o . . . . . . ."),
    ],
)
def test_a_roundabout_parts_the_street(street: str, place: str, expected: str) -> None:
    built = after(turn(f"1: {street}", "8 pool"), f"roundabout {place}").sheet
    assert built == drawn(f"1: {expected}")
    assert built.roundabouts == expected.count("o")


@pytest.mark.rule("R7.4")
def test_a_roundabout_is_no_source_and_no_place_of_a_copy() -> None:
    draft = after(turn("1: o . 5 o . . . . . .", "9 bis"), "write 1 b1")
    copies = [move for move in moves(draft) if "copy a" in move]
    assert copies == ["copy a3 a2"]
    assert why(draft, "copy a1 a2") == "bis_not_beside R5.6 place=a2"
    assert why(draft, "copy a3 a4") == "not_empty R4.1 place=a4"


@pytest.mark.rule("R14.2", "R7.3")
@pytest.mark.parametrize(
    ("offers", "now", "turn_start"),
    [
        # The 6 has c6 only; the roundabout would leave nothing to write.
        ("6 pool", "", "roundabout_takes_last R14.2 place=c6"),
        # Nothing fitted as the turn began, so the refusal is open whatever comes.
        ("8 pool", "", ""),
        ("8 temp", "", ""),
    ],
)
def test_the_switch_keeps_the_last_place_for_the_number(
    offers: str, now: str, turn_start: str
) -> None:
    strict = site("2018", "refusal_judged=turn_start")
    assert why(turn(ONE_HOUSE_LEFT, offers), "roundabout c6") == now
    assert why(turn(ONE_HOUSE_LEFT, offers, strict), "roundabout c6") == turn_start


@pytest.mark.rule("R14.2")
def test_the_switch_is_content_with_any_number_to_write() -> None:
    strict = site("2018", "refusal_judged=turn_start")
    two_left = ONE_HOUSE_LEFT.replace(". 7 8", ". . 8")
    assert why(turn(two_left, "6 pool", strict), "roundabout c6") == ""
    # At a3 only an 8 fits, which is the 6 changed by 2: that will do.
    adjusted = ONE_HOUSE_LEFT.replace("1: 1 2 3 4", "1: 6 7 . 9").replace(
        "9 5 6 7 8 9 10 /", "9 10 11 12 13 14 15 /"
    )
    draft = turn(adjusted, "6 temp", strict)
    assert why(draft, "roundabout c6") == ""
    assert moves(after(draft, "roundabout c6")) == ["write 1 a3 +2"]
    assert why(turn(adjusted, "6 pool", strict), "roundabout c6") == (
        "roundabout_takes_last R14.2 place=c6"
    )


@pytest.mark.rule("R14.2")
def test_after_the_number_the_switch_forbids_nothing() -> None:
    strict = site("2018", "refusal_judged=turn_start")
    sheet = "1: 1 . 3 4 5 6 7 8 9 . / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 12"
    draft = after(turn(sheet, "17 pool", strict), "write 1 a10")
    assert why(draft, "roundabout a2") == ""
