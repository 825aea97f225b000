"""Writing the number, and the refusal where none fits (R4.1, R4.2, R14.1, R14.2)."""

import pytest

from boomtown.rules.moves import Write
from boomtown.rules.spots import Spot
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    PLAIN,
    after,
    both_editions,
    drawn,
    moves,
    site,
    turn,
    turn_in_hand,
    why,
)


@pytest.mark.rule("R4.1", "R3.3")
def test_a_written_number_is_an_unmarked_house_without_pool() -> None:
    draft = after(turn("1: 3 . . . . . . . . .", "8 pool, 5 surveyor"), "write 2 a3")
    assert draft.sheet == drawn("1: 3 . 5 . . . . . . .")
    assert draft.choice == Write(1, Spot(0, 2))
    assert not draft.acted
    assert draft.offer == draft.terms.offers[1]


@both_editions
@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("move", "no"),
    [
        ("write 1 a1", "order.too_high R4.1 number=8 other=7 place=a1"),
        ("write 1 a2", "not_empty R4.1 place=a2"),
        ("write 1 a3", ""),
        ("write 1 a4", "not_empty R4.1 place=a4"),
        ("write 1 a5", "order.too_low R4.1 number=8 other=12 place=a5"),
        ("write 1 b1", "order.same R4.1 number=8 place=b1"),
        ("write 1 a11", "off_sheet R2.1"),
        ("write 1 d1", "off_sheet R2.1"),
        ("write 2 a3", "no_such_offer R3.3 offer=1"),
    ],
)
def test_a_number_that_does_not_fit_says_why(edition: str, move: str, no: str) -> None:
    sheet = "1: . 7 . 12 . . . . . . / 2: . 8 . . . . . . . . ."
    assert why(turn(sheet, "8 pool", site(edition)), move) == no


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("offer", "no"), [(-1, "no_such_offer R3.3 offer=-1"), (0, ""), (1, "")])
def test_an_offer_must_exist(offer: int, no: str) -> None:
    assert why(turn("", "8 pool, 9 bis"), Write(offer, Spot(0, 0))) == no


@pytest.mark.rule("R4.4", "R5.5")
@pytest.mark.parametrize(("first", "acted"), [("write 1 a1", False), ("write 1 a1 +0", True)])
def test_one_number_a_turn(first: str, acted: bool) -> None:
    draft = after(turn("", "8 temp"), first)
    assert draft.acted is acted
    assert why(draft, "write 1 b1") == "number_due_once R4.4"
    assert why(draft, "refuse") == "number_due_once R4.4"


@pytest.mark.rule("R4.2", "R4.4")
def test_a_refusal_crosses_one_box_and_stands_for_the_number() -> None:
    draft = after(turn(ONE_HOUSE_LEFT, "8 pool", PLAIN), "refuse")
    assert draft.sheet == drawn(f"{ONE_HOUSE_LEFT} ; refusals 1", PLAIN)
    assert draft.offer is None
    assert why(draft, "refuse") == "number_due_once R4.4"
    assert why(draft, "write 1 c6") == "number_due_once R4.4"
    assert why(draft, "pool a3") == "action_after_refusal R4.2"
    assert moves(draft) == ["confirm"]


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize(
    ("offers", "no"),
    [
        ("8 pool, 9 bis, 12 temp", ""),
        ("6 pool, 9 bis, 12 temp", "number_fits R4.2 number=6 place=c6"),
        ("8 pool, 9 bis, 6 temp", "number_fits R4.2 number=6 place=c6"),
        ("7 temp, 9 bis, 12 pool", ""),
    ],
)
def test_no_refusal_while_any_printed_number_fits(offers: str, no: str) -> None:
    assert why(turn(ONE_HOUSE_LEFT, offers), "refuse") == no


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize(
    ("offers", "crossed", "switches", "no"),
    [
        ("7 temp", 0, (), ""),
        ("7 temp", 0, ("refusal=adjusted",), "number_fits R4.2 number=6 place=c6"),
        ("4 temp", 0, ("refusal=adjusted",), "number_fits R4.2 number=6 place=c6"),
        ("9 temp", 0, ("refusal=adjusted",), ""),
        ("7 pool", 0, ("refusal=adjusted",), ""),
        ("7 temp", 11, ("refusal=adjusted",), "number_fits R4.2 number=6 place=c6"),
        ("7 temp", 11, ("refusal=adjusted", "temps_full=stop"), ""),
        ("6 temp", 0, ("temp_box=always",), "number_fits R4.2 number=6 place=c6"),
    ],
)
def test_the_switch_makes_adjusted_numbers_count(
    offers: str, crossed: int, switches: tuple[str, ...], no: str
) -> None:
    draft = turn(f"{ONE_HOUSE_LEFT} ; temps {crossed}", offers, site("2018", *switches))
    assert why(draft, "refuse") == no


@pytest.mark.rule("R7.3", "R4.2")
def test_a_refusal_is_judged_on_the_streets_as_they_are() -> None:
    closed_up = "1: 9 . . . 10 11 12 13 14 15 / 2: 1 2 3 4 5 6 7 8 9 10 11"
    sheet = f"{closed_up} / 3: 1 2 3 4 5 6 7 8 9 10 11 12"
    assert why(turn(sheet, "17 pool"), "refuse") == ""
    opened = after(turn(sheet, "17 pool"), "roundabout a3")
    assert why(opened, "refuse") == "number_fits R4.2 number=17 place=a2"


@pytest.mark.rule("R14.2", "R7.3")
def test_the_switch_judges_a_refusal_as_the_turn_began() -> None:
    start = site("2018", "refusal_judged=turn_start")
    closed_up = "1: 9 . . . 10 11 12 13 14 15 / 2: 1 2 3 4 5 6 7 8 9 10 11"
    sheet = f"{closed_up} / 3: 1 2 3 4 5 6 7 8 9 10 11 12"
    opened = after(turn(sheet, "17 pool", start), "roundabout a3")
    assert why(opened, "refuse") == ""
    assert moves(opened) == ["write 1 a2", "refuse"]


@pytest.mark.rule("R4.2", "R10.2", "R11.2")
def test_the_numbers_in_hand_are_those_offered() -> None:
    draft = turn_in_hand(ONE_HOUSE_LEFT, "8 surveyor, 6 pool, 3 landscaper", PLAIN)
    assert moves(draft) == ["write 3 c6", "write 4 c6"]
    assert why(draft, "refuse") == "number_fits R4.2 number=6 place=c6"
