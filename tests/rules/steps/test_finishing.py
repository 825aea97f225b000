"""Claims, the wish for a reshuffle, the card that goes on, confirming (R6, R11.3, R4.4)."""

import pytest

from boomtown.rules.moves import AskReshuffle, ClaimPlan, LeaveCard
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.parks import Parks
from boomtown.rules.spots import Span
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    PLAIN,
    after,
    drawn,
    moves,
    plan,
    turn,
    turn_in_hand,
    why,
)

TWOS = "1: 1 2 | 3 4 | 5*3 6*3 | . . . ."


@pytest.mark.rule("R6.1", "R4.4", "R5.7")
def test_claims_follow_number_and_action() -> None:
    plans = (plan(Estates((2,))),)
    draft = turn(TWOS, "9 landscaper", PLAIN, plans=plans)
    assert why(draft, "claim 1 a1-2") == "turn_unfinished R4.4"
    numbered = after(draft, "write 1 b1")
    assert moves(numbered) == ["park b", "claim 1 a1-2", "claim 1 a3-4", "confirm"]
    claimed = after(numbered, "claim 1 a1-2")
    assert why(claimed, "park b") == "action_after_claim R5.7"
    assert moves(claimed) == ["confirm"]


@pytest.mark.rule("R6.1", "R4.3")
def test_claims_follow_a_refusal_too() -> None:
    draft = turn(f"{ONE_HOUSE_LEFT} ; parks 1 0 0", "8 pool", PLAIN, plans=(plan(Parks(1)),))
    assert moves(after(draft, "refuse")) == ["claim 1", "confirm"]


@pytest.mark.rule("R6.2", "R6.3")
@pytest.mark.parametrize(("turned", "points"), [(False, 8), (True, 4)])
def test_a_claim_marks_its_houses_and_scores_the_value_of_the_round(
    turned: bool, points: int
) -> None:
    plans = (plan(Parks(9)), plan(Estates((2,)), (8, 4), turned=turned))
    draft = after(turn(TWOS, "9 pool", plans=plans), "write 1 b2, claim 2 a3-4")
    assert draft.sheet == drawn(
        f"1: 1 2 | 3*2 4*2 | 5*3 6*3 | . . . . / 2: . 9 . . . . . . . . . ; plans - {points} -"
    )
    assert draft.claims == (1,)


@pytest.mark.rule("R6.1", "R6.8")
def test_several_plans_may_be_claimed_in_any_order() -> None:
    plans = (plan(Estates((2,))), plan(Estates((2,))), plan(Parks(1)))
    sheet = f"{TWOS} ; parks 1 0 0"
    draft = after(turn(sheet, "9 pool", PLAIN, plans=plans), "write 1 b2, claim 2 a1-2")
    assert moves(draft) == ["claim 1 a3-4", "claim 3", "confirm"]
    both = after(draft, "claim 3, claim 1 a3-4")
    assert both.claims == (1, 2, 0)
    assert both.sheet.plans == (8, 8, 8)
    assert moves(both) == ["confirm"]


@pytest.mark.rule("R6.1", "R6.3", "R6.4", "R6.8")
@pytest.mark.parametrize(
    ("move", "no"),
    [
        ("claim 1 a1-2", ""),
        ("claim 1 a3-4", ""),
        ("claim 1 a5-6", "estate_used R6.3 plan=3"),
        ("claim 1 a1-2 a3-4", "other_houses R6.3 plan=1"),
        ("claim 1", "other_houses R6.3 plan=1"),
        ("claim 1 a7-8", "other_houses R6.3 plan=1"),
        ("claim 2", "plan_missing R6.3 plan=2 done=0 count=7 sizes=()"),
        ("claim 2 a5-6", "estate_used R6.3 plan=3"),
        ("claim 3 a1-2", "plan_claimed R6.1 plan=3"),
        ("claim 4", "no_such_plan R6.1"),
        ("claim 1 a9-11", "off_sheet R2.1"),
        ("claim 1 d1", "off_sheet R2.1"),
    ],
)
def test_a_claim_that_cannot_be_says_why(move: str, no: str) -> None:
    plans = (plan(Estates((2,))), plan(AllParks(2)), plan(Parks(0)))
    draft = turn(f"{TWOS} ; plans - - 5", "9 pool", plans=plans)
    assert why(after(draft, "write 1 b2"), move) == no


@pytest.mark.rule("R6.1", "R2.1")
def test_plans_and_houses_outside_do_not_exist() -> None:
    draft = after(turn(TWOS, "9 pool", plans=(plan(Estates((2,))),)), "write 1 b2")
    assert why(draft, ClaimPlan(-1)) == "no_such_plan R6.1"
    assert why(draft, ClaimPlan(0, (Span(0, 2, 1),))) == "off_sheet R2.1"
    assert why(draft, ClaimPlan(0, (Span(0, -1, 0),))) == "off_sheet R2.1"


@pytest.mark.rule("R6.3", "R6.9")
def test_a_missing_plan_says_which_sizes_are_lacking() -> None:
    draft = after(turn(TWOS, "9 pool", plans=(plan(Estates((2, 3, 4))),)), "write 1 b2")
    assert why(draft, "claim 1 a1-2") == "plan_missing R6.3 plan=1 done=1 count=3 sizes=(3, 4)"


@pytest.mark.rule("R6.6", "R14.8")
@pytest.mark.parametrize(
    ("reshuffle", "turned", "no"),
    [
        ("none", False, "no_reshuffle R6.6"),
        ("any_claim", False, ""),
        ("any_claim", True, ""),
        ("higher_value", False, ""),
        ("higher_value", True, "no_reshuffle R6.6"),
    ],
)
def test_a_reshuffle_is_asked_with_a_claim_that_allows_it(
    reshuffle: str, turned: bool, no: str
) -> None:
    plans = (plan(Estates((2,)), turned=turned),)
    draft = after(turn(TWOS, "9 pool", PLAIN, plans=plans, reshuffle=reshuffle), "write 1 b2")
    assert why(draft, "reshuffle") == "no_reshuffle R6.6"
    claimed = after(draft, "claim 1 a1-2")
    assert why(claimed, "reshuffle") == no
    assert moves(claimed) == (["confirm"] if no else ["reshuffle", "confirm"])


@pytest.mark.rule("R6.6", "R6.12")
def test_a_reshuffle_is_asked_once() -> None:
    plans = (plan(Estates((2,))), plan(Parks(0)))
    draft = turn(TWOS, "9 pool", PLAIN, plans=plans, reshuffle="any_claim")
    asked = after(draft, "write 1 b2, claim 2, reshuffle")
    assert asked.asked
    assert asked.moves[-1] == AskReshuffle()
    assert why(asked, "reshuffle") == "reshuffle_asked R6.6"
    assert moves(asked) == ["claim 1 a1-2", "claim 1 a3-4", "confirm"]


@pytest.mark.rule("R14.8")
def test_one_claim_at_its_higher_value_among_several_is_enough() -> None:
    plans = (plan(Estates((2,)), turned=True), plan(Parks(0)))
    draft = turn(TWOS, "9 pool", PLAIN, plans=plans, reshuffle="higher_value")
    late = after(draft, "write 1 b2, claim 1 a1-2")
    assert why(late, "reshuffle") == "no_reshuffle R6.6"
    assert why(after(late, "claim 2"), "reshuffle") == ""


HELD = "8 surveyor, 3 landscaper, 12 pool"


@pytest.mark.rule("R11.3", "R12.2")
def test_after_a_refusal_a_card_must_be_named() -> None:
    draft = turn_in_hand(ONE_HOUSE_LEFT, HELD, PLAIN)
    assert why(draft, "leave 1") == "no_card_to_leave R11.3"
    refused = after(draft, "refuse")
    assert refused.card_left is None
    assert why(refused, "confirm") == "card_due R11.3"
    assert moves(refused) == ["leave 1", "leave 2", "leave 3"]
    named = after(refused, "leave 2")
    assert named.card_left == 1
    assert why(named, "leave 3") == "card_already_left R11.3"
    assert moves(named) == ["confirm"]


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(
    ("card", "no"),
    [
        (-1, "no_such_card R11.3 card=-1"),
        (0, ""),
        (2, ""),
        (3, "no_such_card R11.3 card=3"),
    ],
)
def test_the_card_must_be_in_the_hand(card: int, no: str) -> None:
    refused = after(turn_in_hand(ONE_HOUSE_LEFT, HELD, PLAIN), "refuse")
    assert why(refused, LeaveCard(card)) == no


@pytest.mark.rule("R11.6", "R12.8")
@pytest.mark.parametrize(("offer", "left"), [(1, 2), (2, 1), (3, 2), (4, 0), (5, 1), (6, 0)])
def test_a_choice_leaves_the_third_card_even_without_its_action(offer: int, left: int) -> None:
    draft = after(turn_in_hand("", HELD, PLAIN), f"write {offer} a1")
    assert draft.card_left == left
    assert why(draft, "leave 1") == "no_card_to_leave R11.3"
    assert after(draft, "confirm").confirmed


def test_without_a_hand_no_card_goes_on() -> None:
    refused = after(turn(ONE_HOUSE_LEFT, "8 pool", PLAIN), "refuse")
    assert refused.card_left is None
    assert why(refused, "leave 1") == "no_card_to_leave R11.3"
    assert moves(refused) == ["confirm"]
    assert after(turn("", "8 pool"), "write 1 a1").card_left is None


@pytest.mark.rule("R4.4")
def test_a_turn_needs_a_number_or_a_refusal() -> None:
    assert why(turn("", "8 pool"), "confirm") == "turn_unfinished R4.4"
    assert why(after(turn("", "8 pool"), "roundabout a1"), "confirm") == "turn_unfinished R4.4"
    assert why(after(turn("", "8 pool"), "write 1 a1"), "confirm") == ""
