"""A whole turn: the order of legal moves, playing, undoing, illegal moves (R4–R7)."""

import pytest

from boomtown.rules.draft import begin
from boomtown.rules.moves import Confirm, Refuse, Write
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.parks import Parks
from boomtown.rules.spots import Spot
from boomtown.rules.turn import IllegalMove, legal, play, play_all, why_not
from tests.rules.positions import (
    CLASSIC,
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

# Two empty houses in street 1, one in street 3; the others are full.
THREE_LEFT = (
    "1: 1 2 | . . 5 6 | 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 ."
)


@pytest.mark.rule("R5.7", "R5.5")
def test_writes_come_by_offer_then_change_then_street_and_house() -> None:
    draft = turn(THREE_LEFT, "3 temp, 12 pool, 4 surveyor", PLAIN)
    assert moves(draft) == [
        "write 1 a3",
        "write 1 a4",
        "write 1 a3 +0",
        "write 1 a4 +0",
        "write 1 a3 +1",
        "write 1 a4 +1",
        "write 2 c12",
        "write 3 a3",
        "write 3 a4",
    ]


@pytest.mark.rule("R5.5")
def test_changes_come_from_the_printed_number_then_from_minus_two_upward() -> None:
    full = "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 3 . 17 o 1 2 3 4 5 6 7 8"
    assert moves(turn(full, "8 temp", PLAIN)) == [
        "write 1 c2",
        "write 1 c2 -2",
        "write 1 c2 -1",
        "write 1 c2 +0",
        "write 1 c2 +1",
        "write 1 c2 +2",
    ]


@pytest.mark.rule("R4.2", "R7.1", "R5.7")
def test_refusal_then_roundabouts() -> None:
    assert moves(turn(ONE_HOUSE_LEFT, "7 temp")) == ["write 1 c6 -1", "refuse", "roundabout c6"]


@pytest.mark.rule("R5.7", "R6.1", "R6.6", "R7.1")
def test_action_claims_reshuffle_roundabouts_and_confirming_come_in_this_order() -> None:
    plans = (plan(Estates((2,))), plan(Parks(0)))
    draft = turn(THREE_LEFT, "12 landscaper", CLASSIC, plans=plans, reshuffle="any_claim")
    numbered = after(draft, "write 1 c12")
    assert moves(numbered) == [
        "park c",
        "claim 1 a1-2",
        "claim 2",
        "roundabout a3",
        "roundabout a4",
        "confirm",
    ]
    assert moves(after(numbered, "claim 2")) == [
        "claim 1 a1-2",
        "reshuffle",
        "roundabout a3",
        "roundabout a4",
        "confirm",
    ]


@pytest.mark.rule("R11.3", "R4.3")
def test_the_card_to_leave_comes_before_the_roundabouts() -> None:
    plans = (plan(Parks(0)),)
    hand = "8 surveyor, 3 landscaper, 12 pool"
    draft = turn_in_hand(ONE_HOUSE_LEFT, hand, CLASSIC, plans=plans, reshuffle="any_claim")
    assert moves(after(draft, "refuse, claim 1")) == [
        "reshuffle",
        "leave 1",
        "leave 2",
        "leave 3",
        "roundabout c6",
    ]


@pytest.mark.rule("R3.3")
def test_a_turn_begins_with_the_sheet_as_it_is() -> None:
    draft = turn("1: 3 . . . . . . . . .", "8 pool")
    assert draft == begin(draft.terms, drawn("1: 3 . . . . . . . . ."))
    assert (draft.start, draft.choice, draft.acted, draft.moves) == (draft.sheet, None, False, ())
    assert (draft.offer, draft.card_left, draft.confirmed) == (None, None, False)


@pytest.mark.rule("R2.4", "R3.3")
def test_a_turn_remembers_its_moves_and_its_start() -> None:
    draft = turn("", "8 landscaper")
    end = after(draft, "write 1 a1, park a, roundabout b1, confirm")
    assert len(end.moves) == 4
    assert end.start == draft.sheet
    assert draft.moves == ()
    assert play_all(begin(end.terms, end.start), end.moves) == end


@pytest.mark.rule("R2.4")
def test_nothing_follows_the_confirmation() -> None:
    end = after(turn("", "8 landscaper"), "write 1 a1, confirm")
    assert legal(end) == ()
    assert why(end, "park a") == "turn_over R2.4"
    assert why(end, "confirm") == "turn_over R2.4"
    assert why(end, "write 1 h1") == "turn_over R2.4"


def test_an_illegal_move_is_raised_with_its_reason() -> None:
    draft = turn("", "8 landscaper")
    with pytest.raises(IllegalMove, match=r"number_fits \(R4.2\)") as no:
        play(draft, Refuse())
    assert no.value.move == Refuse()
    assert no.value.reason == why_not(draft, Refuse())
    with pytest.raises(IllegalMove, match="turn_unfinished"):
        play_all(draft, [Confirm()])


def test_places_off_the_sheet_are_told_before_anything_else() -> None:
    draft = after(turn("", "8 landscaper"), "write 1 a1")
    assert why(draft, Write(0, Spot(3, 0))) == "off_sheet R2.1"
    assert why(draft, Write(0, Spot(0, 0))) == "number_due_once R4.4"
    assert why(draft, Write(0, Spot(0, -1))) == "off_sheet R2.1"
    assert why(draft, Write(0, Spot(-1, 0))) == "off_sheet R2.1"
