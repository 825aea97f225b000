"""The turn between two sheets on paper: found from their difference, or why there is none."""

from dataclasses import replace

import pytest

from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.street_ends import StreetEnds
from tests.rules.explanations import TWOS, found, plans, refused
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    drawn,
    plan,
    site,
    turn,
    turn_in_hand,
)

TURN_START = site("2018", "refusal_judged=turn_start")
TWO_A_TURN = site("2018", "roundabouts_a_turn=2")


ACTIONS = [
    pytest.param("8 surveyor", "3: . . 8 . | . . . . . . . .", "fence c4", id="fence"),
    pytest.param("8 real_estate", "3: . . 8 . . . . . . . . . ; estates 0 1 0 0 0 0", "improve 2"),
    pytest.param("8 landscaper", "3: . . 8 . . . . . . . . . ; parks 0 0 1", "park c"),
    pytest.param("8 bis", "3: . 8b 8 . . . . . . . . .", "copy c3 c2", id="copy to the left"),
    pytest.param("8 bis", "3: . . 8 8b . . . . . . . .", "copy c3 c4", id="copy to the right"),
    pytest.param("8 pool", "3: . . 8 . . . . . . . . .", "", id="no action"),
]


@pytest.mark.parametrize(("offer", "sheet", "action"), ACTIONS)
@pytest.mark.rule("R5.1", "R5.2", "R5.3", "R5.6")
def test_action_is_named_by_its_trace(offer: str, sheet: str, action: str) -> None:
    wanted = ", ".join(["write 1 c3", *([action] if action else [])])
    assert found(turn("", offer), sheet) == [wanted]


@pytest.mark.rule("R5.4")
def test_pool_is_named_by_its_house() -> None:
    assert found(turn("", "8 pool"), "1: . . 8p . . . . . . .") == ["write 1 a3, pool a3"]


@pytest.mark.rule("R5.5")
def test_change_of_number_is_told_by_its_box() -> None:
    draft = turn("", "8 temp, 9 surveyor, 7 temp")
    assert found(draft, "1: 9 . . . . . . . . . ; temps 1") == ["write 1 a1 +1", "write 3 a1 +2"]
    assert found(draft, "1: 9 . . . . . . . . .") == ["write 2 a1"]
    assert found(draft, "1: 8 . . . . . . . . . ; temps 1") == ["write 1 a1 +0", "write 3 a1 +1"]


@pytest.mark.rule("R5.5")
def test_full_temps_leave_no_box_to_tell_by() -> None:
    draft = turn("; temps 11", "8 temp, 9 temp")
    assert found(draft, "1: 9 . . . . . . . . . ; temps 11") == ["write 1 a1 +1", "write 2 a1"]


@pytest.mark.rule("R3.3")
def test_one_number_of_two_stacks_is_two_turns() -> None:
    draft = turn("", "8 surveyor, 8 pool, 8 surveyor")
    assert found(draft, "1: . . 8 . . . . . . .") == ["write 1 a3", "write 2 a3", "write 3 a3"]
    assert found(draft, "1: . . 8p . . . . . . .") == ["write 2 a3, pool a3"]
    fence = "1: . . 8 | . . . . . . ."
    assert found(draft, fence) == ["write 1 a3, fence a3", "write 3 a3, fence a3"]


@pytest.mark.rule("R11.2", "R12.2")
def test_each_card_left_over_is_a_turn_of_its_own() -> None:
    draft = turn_in_hand("", "8 surveyor, 3 pool, 5 bis")
    assert found(draft, "1: 8 . . . . . . . . .") == ["write 1 a1", "write 2 a1"]
    stuck = turn_in_hand(ONE_HOUSE_LEFT, "8 surveyor, 3 pool, 5 bis")
    assert found(stuck, ONE_HOUSE_LEFT + " ; refusals 1") == [
        "refuse, leave 1",
        "refuse, leave 2",
        "refuse, leave 3",
    ]


@pytest.mark.rule("R7.1", "R7.2")
def test_roundabout_comes_first_where_it_makes_room() -> None:
    draft = turn("1: 9 . . . . . . . . .", "5 surveyor")
    assert found(draft, "1: 9 o 5 . . . . . . .") == ["roundabout a2, write 1 a3"]
    assert found(draft, "1: 9 . . . . . . . . o / 2: 5 . . . . . . . . . .") == [
        "write 1 b1, roundabout a10"
    ]


@pytest.mark.rule("R7.3", "R14.2")
def test_roundabout_before_a_refusal_or_after_it() -> None:
    taken = ONE_HOUSE_LEFT.replace("5 . 7", "5 o 7")
    assert found(turn(ONE_HOUSE_LEFT, "6 surveyor"), taken + " ; refusals 1") == [
        "roundabout c6, refuse"
    ]
    early = turn(ONE_HOUSE_LEFT, "6 surveyor", TURN_START)
    assert refused(early, taken + " ; refusals 1") == "number_fits R4.2 number=6 place=c6"
    assert found(turn(ONE_HOUSE_LEFT, "8 surveyor", TURN_START), taken + " ; refusals 1") == [
        "refuse, roundabout c6"
    ]


@pytest.mark.rule("R14.7")
def test_two_roundabouts_in_a_turn_where_two_are_allowed() -> None:
    before = "1: 9 . . . . . . . . . / 2: 9 . . . . . . . . . ."
    after = "1: 9 o 5 . . . . . . . / 2: 9 . o . . . . . . . ."
    assert found(turn(before, "5 pool", TWO_A_TURN), after) == [
        "roundabout a2, write 1 a3, roundabout b3"
    ]
    assert refused(turn("", "9 pool"), "1: o 9 o . . . . . . .") == "roundabout_this_turn R7.1 n=1"


@pytest.mark.rule("R7.4")
def test_fence_that_a_roundabout_gives_tells_no_action() -> None:
    assert found(turn("", "8 surveyor"), "1: 8 o . . . . . . . .") == ["write 1 a1, roundabout a2"]
    assert found(turn("", "8 surveyor"), "1: 8 o . | . . . . . . .") == [
        "write 1 a1, fence a3, roundabout a2"
    ]


@pytest.mark.rule("R6.3")
def test_claim_is_told_by_its_points_and_marks() -> None:
    draft = turn(TWOS, "8 bis", plans=plans(plan(Estates((2, 2)))))
    after = "1: 1* 2* | 3 4 | 5* 6* | . . . 8 ; plans 8 - -"
    assert found(draft, after) == ["write 1 a10, claim 1 a1-2 a5-6"]


@pytest.mark.rule("R6.8")
def test_marks_are_shared_out_among_two_claims() -> None:
    small, large = plan(Estates((1, 2))), plan(Estates((1, 1)), (6, 3))
    draft = turn("1: 1 | 3 | 5 | 7 9 | . . . . .", "8 bis", plans=plans(small, large))
    after = "1: 1* | 3* | 5* | 7* 9* | . . . . . / 2: 8 . . . . . . . . . . ; plans 8 6 -"
    assert found(draft, after) == ["write 1 b1, claim 1 a1 a4-5, claim 2 a2 a3"]


@pytest.mark.rule("R6.4", "R6.8")
def test_marks_of_single_houses_and_of_estates_are_told_apart() -> None:
    ends, twos = plan(StreetEnds()), plan(Estates((2,)))
    before = "1: 1 . . . . . . . . 9 / 2: 1 . . . . . . . . . 9 / 3: 1 . | 3 4 | . . . . . . . 9"
    after = (
        "1: 1* . . . . . . . . 9* / 2: 1* . . . . . . . . . 9*"
        " / 3: 1* . | 3* 4* | 5 . . . . . . 9* ; plans 8 8 -"
    )
    assert found(turn(before, "5 bis", plans=plans(twos, ends)), after) == [
        "write 1 c5, claim 1 c3-4, claim 2 a1 a10 b1 b11 c1 c12"
    ]


@pytest.mark.rule("R6.5", "R4.3")
def test_claim_without_marks_follows_a_refusal_too() -> None:
    parks = plan(AllParks(1), (7, 4), turned=True)
    draft = turn(ONE_HOUSE_LEFT + " ; parks 3 0 0", "8 pool", plans=plans(parks))
    after = ONE_HOUSE_LEFT + " ; parks 3 0 0 ; refusals 1 ; plans 4 - -"
    assert found(draft, after) == ["refuse, claim 1"]


@pytest.mark.rule("R6.3")
def test_many_estates_cost_no_search() -> None:
    row = " | ".join(map(str, range(1, 11)))
    before = f"1: {row} / 2: {row} | ."
    after = f"1: {row.replace(' |', '* |')}* / 2: 1* | 2* | {row[8:]} | 12 ; plans 8 - -"
    draft = turn(before, "12 pool", plans=plans(plan(Estates((1,) * 12))))
    (only,) = found(draft, after)
    assert only.startswith("write 1 b11, claim 1 a1 a2")


@pytest.mark.rule("R2.4")
def test_marks_of_earlier_plans_need_not_tell_which() -> None:
    before = drawn("1: 1*2 2*2 | . . . . . . . . ; plans - 8 -")
    draft = replace(turn("", "8 pool"), start=before)
    after = "1: 1* 2* | 8 . . . . . . . ; plans - 8 -"
    assert found(draft, after) == ["write 1 a3"]


@pytest.mark.rule("R4.1", "R5.6")
def test_sheets_that_no_game_reaches_are_explained_as_well() -> None:
    odd = "1: 9 . . 3 3 . 5b . . . / 3: 17 16 15 . . . . . . . . . ; temps 40 ; refusals 3"
    after = odd.replace("9 . . 3", "9 . 2 3")
    assert refused(turn(odd, "2 pool"), after).startswith("order.")
    assert found(turn(odd, "16 bis"), odd.replace("5b . .", "5b . 16")) == ["write 1 a9"]
    across = "1: 5 | . 5b . . . . . . ."
    assert found(turn(across, "8 bis"), across.replace(". 5b . .", "5b 5b . 8")) == [
        "write 1 a5, copy a3 a2"
    ]
