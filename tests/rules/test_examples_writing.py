"""Worked situations of docs/examples.md: writing the number, refusing, what tracks show."""

import pytest

from boomtown.rules.plans.street_complete import StreetComplete
from tests.rules.games import endings, game, points
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    after,
    both_editions,
    moves,
    numbers,
    plan,
    rules,
    site,
    turn,
    why,
    written,
)

NOTHING_FITS = "8 surveyor, 3 landscaper, 12 pool"
ADJUSTED_FITS = "8 temp, 3 landscaper, 12 pool"
SIX_FITS = "6 surveyor, 3 landscaper, 12 pool"


def houses(street: str, first: int, last: int) -> list[str]:
    return [f"{street}{plot}" for plot in range(first, last + 1)]


@both_editions
@pytest.mark.rule("R4.1")
def test_w01_a_higher_number_stands_anywhere_to_the_right(edition: str) -> None:
    draft = turn("2: . 7 . . . . . . . . .", "10 pool", site(edition))
    assert written(draft, "b") == houses("b", 3, 11)


@both_editions
@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("number", "places"),
    [(2, []), (5, ["a2", "a3"]), (7, []), (8, houses("a", 5, 10))],
)
def test_w02_numbers_ascend_strictly(edition: str, number: int, places: list[str]) -> None:
    draft = turn("1: 3 . . 7 . . . . . .", f"{number} pool", site(edition))
    assert written(draft, "a") == places


@both_editions
@pytest.mark.rule("R4.1", "R5.8")
def test_w03_between_successive_numbers_only_a_copy_or_a_roundabout_can_stand(edition: str) -> None:
    for number in range(18):
        draft = turn("1: 5 . 6 . . . . . . .", f"{number} bis", site(edition))
        assert "a2" not in written(draft, "a")
    copying = after(turn("1: 5 . 6 . . . . . . .", "9 bis", site(edition)), "write 1 b1")
    assert [move for move in moves(copying) if move.endswith(" a2")] == [
        "copy a1 a2",
        "copy a3 a2",
        "roundabout a2",
    ]


@both_editions
@pytest.mark.rule("R4.1", "R7.2")
@pytest.mark.parametrize("number", [0, 3, 12, 17])
def test_w04_numbers_begin_anew_behind_a_roundabout(edition: str, number: int) -> None:
    draft = turn("1: 9 12 o . . . . . . .", f"{number} pool", site(edition))
    assert written(draft, "a") == houses("a", 4, 10)


@both_editions
@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("number", "possible"),
    [(8, [6, 7, 8, 9, 10]), (15, [13, 14, 15, 16, 17]), (1, [0, 1, 2, 3]), (2, [0, 1, 2, 3, 4])],
)
def test_w05_a_temp_changes_the_number_by_up_to_two(
    edition: str, number: int, possible: list[int]
) -> None:
    assert numbers(turn("", f"{number} temp", site(edition))) == possible


@both_editions
@pytest.mark.rule("R5.5", "R14.3", "R14.4")
@pytest.mark.parametrize(
    ("switch", "crossed", "choices"),
    [
        (None, 0, {"write 1 a1": 0, "write 1 a1 +0": 1, "write 1 a1 +1": 1}),
        ("temp_box=always", 0, {"write 1 a1 +0": 1, "write 1 a1 +1": 1}),
        (None, 11, {"write 1 a1": 11, "write 1 a1 +1": 11}),
        ("temps_full=stop", 11, {"write 1 a1": 11}),
    ],
)
def test_w06_a_changed_number_crosses_a_box_while_there_is_one(
    edition: str, switch: str | None, crossed: int, choices: dict[str, int]
) -> None:
    rules_of_the_house = site(edition, *([switch] if switch else []))
    draft = turn(f"; temps {crossed}", "8 temp", rules_of_the_house)
    asked = ("write 1 a1", "write 1 a1 +0", "write 1 a1 +1")
    legal = {move: after(draft, move).sheet.temps for move in asked if not why(draft, move)}
    assert legal == choices


@both_editions
@pytest.mark.rule("R4.2", "R4.3")
def test_w07_a_refusal_leaves_roundabout_and_claims_but_no_action(edition: str) -> None:
    plans = (plan(StreetComplete(0)),)
    draft = turn(ONE_HOUSE_LEFT, NOTHING_FITS, site(edition), plans=plans)
    assert moves(draft) == ["refuse", "roundabout c6"]
    refused = after(draft, "refuse")
    assert refused.sheet.refusals == 1
    assert moves(refused) == ["claim 1 a1-10", "roundabout c6", "confirm"]


@both_editions
@pytest.mark.rule("R4.2", "R14.1")
def test_w08_nobody_has_to_adjust_a_number(edition: str) -> None:
    draft = turn(ONE_HOUSE_LEFT, ADJUSTED_FITS, site(edition, roundabouts=False))
    assert moves(draft) == ["write 1 c6 -2", "refuse"]
    assert after(draft, "write 1 c6 -2").sheet.temps == 1
    must = turn(ONE_HOUSE_LEFT, ADJUSTED_FITS, site(edition, "refusal=adjusted", roundabouts=False))
    assert moves(must) == ["write 1 c6 -2"]
    assert why(must, "refuse") == "number_fits R4.2 number=6 place=c6"


@both_editions
@pytest.mark.rule("R4.2", "R8.1")
def test_w09_a_number_that_fits_must_be_written_and_may_end_the_game(edition: str) -> None:
    draft = turn(ONE_HOUSE_LEFT, SIX_FITS, site(edition, roundabouts=False))
    assert moves(draft) == ["write 1 c6"]
    assert why(draft, "refuse") == "number_fits R4.2 number=6 place=c6"
    assert endings(game(edition), after(draft, "write 1 c6").sheet) == ("houses",)


@both_editions
@pytest.mark.rule("R4.4", "R7.3", "R14.2")
def test_w10_a_roundabout_may_take_the_last_house_before_the_number(edition: str) -> None:
    draft = turn(ONE_HOUSE_LEFT, SIX_FITS, site(edition))
    refused = after(draft, "roundabout c6, refuse")
    assert (refused.sheet.refusals, refused.sheet.roundabouts) == (1, 1)
    assert endings(game(edition), refused.sheet) == ("houses",)
    strict = turn(ONE_HOUSE_LEFT, SIX_FITS, site(edition, "refusal_judged=turn_start"))
    assert why(strict, "roundabout c6") == "roundabout_takes_last R14.2 place=c6"
    assert moves(strict) == ["write 1 c6"]


@both_editions
@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("track", "kind", "expected"),
    [
        ("refusals {}", "refusals", [0, 0, -3, -5]),
        ("bis {}", "bis", [0, -1, -3, -6]),
        ("pools {}", "pools", [0, 3, 6, 9]),
        ("parks {} 0 0", "parks", [0, 2, 4, 10]),
        ("parks 0 {} 0", "parks", [0, 2, 4, 6]),
        ("parks 0 0 {}", "parks", [0, 2, 4, 6]),
        ("roundabouts {}", "roundabouts", [0, -3, -8]),
    ],
)
def test_w11_a_track_shows_its_lowest_uncrossed_box(
    edition: str, track: str, kind: str, expected: list[int]
) -> None:
    ruleset = rules(edition, roundabouts=True)
    boxes = range(len(expected))
    assert [points(ruleset, f"; {track.format(n)}")[kind] for n in boxes] == expected


@both_editions
@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("street", "boxes"), [(0, 3), (1, 4), (2, 5)])
def test_w11_parks_are_full_after_their_printed_boxes(
    edition: str, street: int, boxes: int
) -> None:
    assert site(edition).layout.streets[street].parks.boxes == boxes
