"""Sheets typed in from paper: counts to which no game leads."""

from dataclasses import replace

import pytest

from tests.rules.findings import BOTH, GAME, found, wrongs
from tests.rules.positions import rules

UNREACHABLE = [
    pytest.param(
        "1: 4 6 | 7 . . . . . . . ; temps 2 ; estates 1 0 0 0 0 0",
        "actions R5 count=4 numbers=3",
        id="more actions than numbers",
        marks=pytest.mark.rule("R5"),
    ),
    pytest.param(
        "1: 4 4b . . . . . . . . / 2: 3p . . . . . . . . . . ; temps 1",
        "actions R5 count=3 numbers=2",
        id="copies are actions and no turns",
        marks=pytest.mark.rule("R5", "R5.6"),
    ),
    pytest.param(
        "1: . . 5p . . . . . . . / 2: 1 2 . . . . . . . . . ; parks 1 0 0",
        "street_actions R5 street=0 count=2 numbers=1",
        id="a park and a pool with one number",
        marks=pytest.mark.rule("R5.3", "R5.4"),
    ),
    pytest.param(
        "1: 0 16 . . . . . . . . ; temps 1",
        "temps_lacking R5.5 place=a1 count=2 crossed=1",
        id="a number that no card shows",
        marks=pytest.mark.rule("R5.5"),
    ),
    pytest.param(
        "1: . . 0p . . . . . . . / 2: . 3 4 . . . . . . . . ; temps 1",
        "pool_and_temp R5.7 place=a3 number=0",
        id="a pool with a number that took a temp",
        marks=pytest.mark.rule("R5.7"),
    ),
    pytest.param(
        "2: o o . . . . . . . . . / 1: 3 . . . . . . . . .",
        "roundabouts R7.1 count=2 turns=1",
        id="two roundabouts in one turn",
        marks=pytest.mark.rule("R7.1"),
    ),
    pytest.param(
        "1: 3 . . . . . . . . . ; refusals 1",
        "refusal_without_need R4.2 count=1",
        id="a refusal while every number fits",
        marks=pytest.mark.rule("R4.2"),
    ),
    pytest.param(
        "1: 3* . . . . . . . . .",
        "marks_without_claim R6.3 place=a1",
        id="a mark but no plan",
        marks=pytest.mark.rule("R6.3"),
    ),
]


@pytest.mark.parametrize(("sheet", "finding"), UNREACHABLE)
def test_no_game_leads_there(sheet: str, finding: str) -> None:
    said_of = [text for text in found(sheet) if finding.split(maxsplit=1)[0] in text.split()]
    assert said_of == [f"unreachable {finding}"]
    assert wrongs(sheet) == []


@pytest.mark.parametrize(
    "sheet",
    [
        pytest.param("1: 4 6 | 7 . . . . . . . ; temps 2", id="each number with its action"),
        pytest.param("1: 5 o 6 . . . . . . .", id="the fences of a roundabout are free"),
        pytest.param("1: o . . . . . . . . . / 2: 1 . . . . . . . . . .", id="one a turn"),
        pytest.param("1: o o . . . . . . . . / 2: 1 2 . . . . . . . . .", id="one each turn"),
    ],
)
@pytest.mark.rule("R5", "R7.1", "R7.4")
def test_a_game_leads_there(sheet: str) -> None:
    assert found(sheet) == []


@pytest.mark.rule("R14.7")
def test_two_roundabouts_in_one_turn_are_reached_where_two_are_allowed() -> None:
    game = rules("2018", "roundabouts_a_turn=2", **BOTH)
    assert found("1: o o 3 . . . . . . .", game=game) == []


@pytest.mark.rule("R5.5", "R14.4")
def test_full_temps_explain_any_number_unless_they_stop() -> None:
    one_box = replace(GAME.site, layout=replace(GAME.site.layout, temp_boxes=1))
    stop = replace(one_box, house_rules=replace(one_box.house_rules, temps_full="stop"))
    sheet = "1: 0 1 . . . . . . . . / 2: 0 1 . . . . . . . . . ; temps 1"
    assert found(sheet, game=replace(GAME, site=one_box)) == []
    assert found(sheet, game=replace(GAME, site=stop)) == [
        "unreachable temps_lacking R5.5 place=a1 count=2 crossed=1"
    ]


@pytest.mark.rule("R4.2")
def test_refusal_is_reached_once_a_number_fits_nowhere() -> None:
    full = "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 . . . . . . . . . . ."
    assert found(full + " ; refusals 1") == []


@pytest.mark.rule("R4.2", "R7.2")
def test_refusal_may_be_older_than_the_roundabout_that_made_room() -> None:
    streets = "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 o . . . . . . . . . ."
    assert found(streets + " ; refusals 1") == []
