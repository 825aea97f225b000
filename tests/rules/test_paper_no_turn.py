"""No turn leads from one sheet on paper to the next: the reason that tells most."""

from dataclasses import replace

import pytest

from boomtown.rules.plans.estates import Estates
from boomtown.rules.street import Street
from tests.rules.explanations import TWOS, plans, refused
from tests.rules.positions import (
    CLASSIC,
    ONE_HOUSE_LEFT,
    drawn,
    plan,
    rules,
    turn,
)

WRITTEN = "1: 1* 2 3p 4 4b | 6 o . . . ; parks 1 0 0 ; temps 2 ; plans 8 - -"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (" 4b", " .", "erased.house R2.4 place=a5"),
        (" 4b", " 4", "erased.house R2.4 place=a5"),
        ("6", "7", "erased.house R2.4 place=a6"),
        (" o ", " 9 ", "erased.house R2.4 place=a7"),
        ("3p", "3", "erased.house R2.4 place=a3"),
        ("1*", "1", "erased.house R2.4 place=a1"),
        (" |", "", "erased.fence R2.4 gap=a6"),
        ("temps 2", "temps 1", "erased.box R2.4 track=temps"),
        ("parks 1", "parks 0", "erased.box R2.4 track=parks street=0"),
        ("plans 8", "plans -", "erased.plan R2.4 plan=1"),
        ("plans 8", "plans 4", "erased.plan R2.4 plan=1"),
    ],
)
@pytest.mark.rule("R2.4")
def test_nothing_written_is_erased(old: str, new: str, reason: str) -> None:
    assert refused(turn(WRITTEN), WRITTEN.replace(old, new, 1)) == reason


NO_TURNS = [
    pytest.param("8 pool", "", "nothing_done R4.4", id="nothing"),
    pytest.param("8 pool", "1: . | . . . . . . . . .", "no_number R4.4", id="only a fence"),
    pytest.param("8 pool", "1: 8 9 . . . . . . . .", "two_numbers R4.4 place=a2"),
    pytest.param("8 pool", "; refusals 2", "two_refusals R4.4"),
    pytest.param(
        "8 pool", "1: 8 . . . . . . . . . ; refusals 1", "number_and_refusal R4.4 place=a1"
    ),
    pytest.param("8 pool", "; refusals 1", "number_fits R4.2 number=8 place=a1"),
    pytest.param("8 temp", "; refusals 1 ; temps 1", "action_after_refusal R4.2"),
    pytest.param("8 pool", "1: 9 . . . . . . . . .", "no_temp R5.5"),
    pytest.param("8 pool", "1: 12 . . . . . . . . .", "number_not_offered R3.3 place=a1 number=12"),
    pytest.param("8 pool", "1: 8 | . . . . . . . . .", "other_action R5.7 action=pool"),
    pytest.param(
        "8 surveyor, 8 bis",
        "1: 8 8b | . . . . . . . .",
        "action_used R5.7",
        id="two actions of two cards",
    ),
    pytest.param(
        "8 landscaper",
        "1: 8 . . . . . . . . . ; parks 0 1 0",
        "park_other_street R5.3 street=0",
    ),
    pytest.param("8 landscaper", "1: 8 . . . . . . . . . ; parks 2 0 0", "action_used R5.7"),
    pytest.param("8 bis", "1: 8 . 8b . . . . . . .", "bis_not_beside R5.6 place=a3"),
    pytest.param(
        "8 pool",
        "1: 8 . . . . . . . . . ; temps 1",
        "track_differs R2.3 track=temps written=1 expected=0",
    ),
    pytest.param(
        "8 temp",
        "1: 9 . . . . . . . . .",
        "track_differs R2.3 track=temps written=0 expected=1",
        id="a box forgotten",
    ),
    pytest.param(
        "8 bis",
        "1: 8 8b . . . . . . . . ; bis 0",
        "track_differs R2.3 track=bis written=0 expected=1",
    ),
    pytest.param(
        "8 pool",
        "1: 8 o . . . . . . . . ; roundabouts 2",
        "track_differs R2.3 track=roundabouts written=2 expected=1",
    ),
    pytest.param("8 pool", "1: 8* . . . . . . . . .", "marks_without_claim R6.3 place=a1"),
    pytest.param("8 pool", "1: 8 . . . . . . . . . ; plans 8 - -", "no_such_plan R6.1"),
]


@pytest.mark.parametrize(("offers", "sheet", "reason"), NO_TURNS)
@pytest.mark.rule("R4.1", "R4.2", "R4.4", "R5.7")
def test_no_turn_leads_there(offers: str, sheet: str, reason: str) -> None:
    assert refused(turn("", offers), sheet) == reason


@pytest.mark.rule("R4.1")
def test_number_out_of_order_is_told() -> None:
    reason = refused(turn("1: 9 . . . . . . . . .", "5 pool"), "1: 9 5 . . . . . . . .")
    assert reason == "order.too_low R4.1 number=5 other=9 place=a2"


@pytest.mark.rule("R5.4")
def test_pool_built_in_a_later_turn_is_told() -> None:
    reason = refused(turn("1: . . 5 . . . . . . .", "8 pool"), "1: . . 5p 8 . . . . . .")
    assert reason == "pool_too_late R5.4 place=a3"


@pytest.mark.rule("R4.2")
def test_action_with_a_refusal_is_told() -> None:
    after = ONE_HOUSE_LEFT.replace("1: 1 2", "1: 1 | 2") + " ; refusals 1"
    assert refused(turn(ONE_HOUSE_LEFT, "8 surveyor"), after) == "action_after_refusal R4.2"


@pytest.mark.rule("R7.1")
def test_roundabout_without_its_fence_is_told() -> None:
    after = drawn("1: 8 o . . . . . . . .")
    bare = after.with_street(0, Street(after.streets[0].plots, 0b10))
    assert refused(turn("", "8 pool"), bare) == "roundabout_fence R7.1 gap=a3"


CLAIMS = [
    pytest.param(
        "1: 1* 2* | 3* 4* | 5 6 | 8 . . . ; plans 4 - -",
        "plan_value R6.2 plan=1 points=4 value=8",
        id="the later value too early",
    ),
    pytest.param(
        "1: 1* 2* | 3 4 | 5 6 | 8 . . . ; plans 8 - -",
        "plan_unmarked R6.3 plan=1 sizes=(2,)",
        id="one estate marked of two",
    ),
    pytest.param(
        "1: 1* 2* | 3* 4* | 5* 6* | 8 . . . ; plans 8 - -",
        "marks_unexplained R6.3 place=a1",
        id="three estates marked for two",
    ),
    pytest.param(
        "1: 1* 2* | 3* 4* | 5 6 | 8 . . . ; plans 8 8 -",
        "marks_unexplained R6.3 place=a1",
        id="one estate for two plans",
    ),
    pytest.param(
        "1: 1 2 | 3 4 | 5 6 | 8 . . . ; plans - - 6",
        "plan_missing R6.3 plan=3 done=0 count=7 sizes=()",
        id="not met",
    ),
]


@pytest.mark.parametrize(("sheet", "reason"), CLAIMS)
@pytest.mark.rule("R6.2", "R6.3", "R6.8")
def test_claim_that_does_not_go_with_its_marks_is_told(sheet: str, reason: str) -> None:
    cards = plans(plan(Estates((2, 2))), plan(Estates((2,))))
    assert refused(turn(TWOS, "8 bis", plans=cards), sheet) == reason


@pytest.mark.rule("R2.1")
def test_sheet_of_another_printing_has_no_turn() -> None:
    other = drawn("", rules("2023", sheet="blueprint").site)
    other = replace(other, parks=(*other.parks, 0))
    assert refused(turn("", "8 pool"), other) == "other_sheet R2.1"
    assert refused(replace(turn("", "8 pool"), start=other), drawn()) == "other_sheet R2.1"


@pytest.mark.rule("R2.1")
def test_place_of_a_street_without_neighbours_is_no_place_for_a_copy() -> None:
    first, *others = CLASSIC.layout.streets
    lone = replace(CLASSIC.layout, streets=(replace(first, houses=1, pools_at=()), *others))
    at = replace(CLASSIC, layout=lone)
    after = "1: 8b / 2: 8 . . . . . . . . . ."
    draft = turn("1: .", "8 bis", at)
    assert refused(draft, after) == "bis_not_beside R5.6 place=a1"
