"""Sheets typed in from paper: plan points and marks that go together, or do not."""

from dataclasses import replace

import pytest

from boomtown.rules.plan import PlanInPlay, Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_with import EstatesWith
from boomtown.rules.plans.street_complete import StreetComplete
from boomtown.rules.plans.street_ends import StreetEnds
from boomtown.rules.plans.temps import Temps
from tests.rules.findings import GAME, found, wrongs
from tests.rules.positions import plan


@pytest.mark.rule("R6.2")
def test_plan_points_must_stand_on_a_card() -> None:
    assert wrongs("; plans 9 - -") == ["wrong plan_points R6.2 plan=1 points=9"]
    assert wrongs("; plans 8 - -", plan(Temps(7), (6, 3))) == [
        "wrong plan_points R6.2 plan=1 points=8"
    ]
    unknown = replace(GAME, piles=((), (), ()))
    assert wrongs("; plans 9 - -", game=unknown) == []


def with_plans(*requirements: Requirement) -> tuple[PlanInPlay, ...]:
    return tuple(plan(requirement, (8, 4)) for requirement in requirements)


TWOS = Estates((2, 2))
ENDS = "1: 1* 2 . . . . . . . 9* / 2: 1* . . . . . . . . . 9* / 3: 1* . | 3* 4* | . . . . . . . 9*"


@pytest.mark.parametrize(
    ("streets", "plans", "cards"),
    [
        ("1: 1* 2* | 3* 4* | . . . . . .", "8 - -", [TWOS]),
        ("1: 1* 2* | 3 4 | 5* 6* | . . . .", "4 - -", [TWOS]),
        ("1: 1* 2* | 3* 4* | 5* | 6* 7* | 8* 9* | .", "8 4 8", [TWOS, Estates((1,)), TWOS]),
        ("1: 1* 2* 3* o 1* 2* 3* 4* 5* 6*", "8 - -", [StreetComplete(0)]),
        (
            ENDS,
            "8 4 -",
            [StreetEnds(), Estates((2,))],
        ),
        (
            "1: . . | 3p* | 4* | 5 | 6 8 9 . .",
            "8 4 -",
            [Estates((1,)), EstatesWith((1,), pools_each=1)],
        ),
        ("1: 1 2 3 4 5 6 7 8 9 10 ; temps 7", "8 - -", [Temps(7)]),
    ],
)
@pytest.mark.rule("R6.3", "R6.4", "R6.5", "R6.8")
def test_marks_and_plans_belong_together(
    streets: str, plans: str, cards: list[Requirement]
) -> None:
    houses, semicolon, tracks = streets.partition(" ; ")
    sheet = f"{houses} ; plans {plans}{semicolon}{tracks}"
    assert found(sheet, *with_plans(*padded(cards))) == []


def padded(cards: list[Requirement]) -> list[Requirement]:
    return [*cards, *[Temps(7)] * (3 - len(cards))]


@pytest.mark.parametrize(
    ("sheet", "cards", "finding"),
    [
        ("1: 1 2 | 3 4 | . . . . . .", [TWOS], "plan_unmarked R6.3 plan=1"),
        ("1: 1 2 | 3 . . . . . . .", [TWOS], "plan_not_met R6.3 plan=1"),
        ("1: 1 2 3 4 5 6 7 8 9 10", [Temps(7)], "plan_not_met R6.3 plan=1"),
        ("1: 1* | 2* | 3* 4* | . . . . . .", [TWOS], "plan_not_met R6.3 plan=1"),
        ("1: 1* 2* | 3* 4* | 5 6* | . . . .", [TWOS], "estate_half_marked R6.3 place=a6"),
        ("1: 1* 2* | 3* 4* | 5* 6* | . . . .", [TWOS], "marks_unexplained R6.3 place=a1"),
        ("1: 1* 2* . . . . . . . .", [Temps(0)], "estate_half_marked R6.3 place=a1"),
        ("1: 1* 2* | . . . . . . . .", [EstatesWith((2,), bis_each=1)], "plan_not_met R6.3 plan=1"),
    ],
)
@pytest.mark.rule("R6.3", "R6.4")
def test_marks_and_plans_do_not_explain_each_other(
    sheet: str, cards: list[Requirement], finding: str
) -> None:
    texts = found(f"{sheet} ; plans 8 - -", *with_plans(*padded(cards)))
    assert f"unreachable {finding}" in texts
    assert wrongs(f"{sheet} ; plans 8 - -", *with_plans(*padded(cards))) == []


@pytest.mark.rule("R1.3", "R6.3")
def test_any_card_of_the_pile_may_be_in_play_while_the_plans_are_not_known() -> None:
    twos = "1: 1* 2* | 3* 4* | 5* 6* | 7* 8* | . . ; plans 8 - -"
    assert found(twos) == []
    assert found(twos, *with_plans(TWOS, TWOS, TWOS)) != []


@pytest.mark.rule("R6.3")
def test_marks_are_not_judged_where_the_cards_are_unknown() -> None:
    unknown = replace(GAME, piles=((), (), ()))
    assert found("1: 1* 2 . . . . . . . . ; plans 7 - -", game=unknown) == []
    assert found("1: 1* 2 . . . . . . . . ; plans - 7 -", plan(TWOS)) == []


@pytest.mark.rule("R6.3")
def test_sheet_full_of_used_houses_is_judged_at_once() -> None:
    rows = (" | ".join(f"{n}*" for n in range(1, count + 1)) for count in (10, 11, 12))
    sheet = " / ".join(f"{n}: {row}" for n, row in enumerate(rows, 1)) + " ; plans 8 - -"
    ones = with_plans(*[Estates((1,) * 6)] * 3)
    assert "unreachable marks_unexplained R6.3 place=a1" in found(sheet, *ones)


@pytest.mark.rule("R2.3", "R6.10")
def test_more_parks_than_are_printed_meet_no_plan() -> None:
    parks = with_plans(AllParks(2), AllParks(2), AllParks(2))
    texts = found("; parks 12 0 0 ; plans 8 - -", *parks)
    assert "unreachable plan_not_met R6.3 plan=1" in texts
