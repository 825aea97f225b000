"""When the action may be used: once, after its number, before the claims (R5, R5.7)."""

import pytest

from boomtown.rules.plans.parks import Parks
from tests.rules.positions import PLAIN, after, moves, plan, turn, why

MOVES = {
    "surveyor": "fence b1",
    "real_estate": "improve 3",
    "landscaper": "park a",
    "pool": "pool a3",
    "bis": "copy a3 a4",
}


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize("move", MOVES.values())
def test_no_action_before_the_number(move: str) -> None:
    assert why(turn("", "8 pool"), move) == "action_without_number R5.7"


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize("action", [*MOVES, "temp"])
@pytest.mark.parametrize("other", MOVES)
def test_only_the_action_of_the_same_choice_can_be_used(action: str, other: str) -> None:
    draft = after(turn("", f"8 {action}, 9 bis"), "write 1 a3")
    expected = "" if action == other else f"other_action R5.7 action={action}"
    assert why(draft, MOVES[other]) == expected


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize("action", MOVES)
def test_an_action_is_used_once(action: str) -> None:
    draft = after(turn("", f"8 {action}", PLAIN), f"write 1 a3, {MOVES[action]}")
    assert moves(draft) == ["confirm"]
    assert why(draft, MOVES[action]) == "action_used R5.7"


@pytest.mark.rule("R5.5", "R5.7")
def test_a_temp_is_used_with_the_number_or_not_at_all() -> None:
    draft = after(turn("", "8 temp", PLAIN), "write 1 a3")
    assert moves(draft) == ["confirm"]
    assert why(draft, "park a") == "other_action R5.7 action=temp"
    assert why(after(turn("", "8 temp"), "write 1 a3 +0"), "park a") == "action_used R5.7"


@pytest.mark.rule("R5.7")
def test_no_action_after_a_claim() -> None:
    draft = turn("", "8 landscaper", PLAIN, plans=(plan(Parks(0)),))
    claimed = after(draft, "write 1 a1, claim 1")
    assert why(claimed, "park a") == "action_after_claim R5.7"
    assert after(draft, "write 1 a1, park a, claim 1").sheet.parks == (1, 0, 0)
