"""Worked situations of docs/examples.md: claiming plans."""

from dataclasses import replace

import pytest

from boomtown.rules.estates import estate_counts
from boomtown.rules.plan import PlanInPlay, Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.all_parks_pools_and_roundabout import AllParksPoolsAndRoundabout
from boomtown.rules.plans.all_pools import AllPools
from boomtown.rules.plans.bis_in_one_street import BisInOneStreet
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_at_every_street_end import EstatesAtEveryStreetEnd
from boomtown.rules.plans.estates_in_street import EstatesInStreet
from boomtown.rules.plans.estates_with import EstatesWith
from boomtown.rules.plans.full_improvement_columns import FullImprovementColumns
from boomtown.rules.plans.improvements import Improvements
from boomtown.rules.plans.parks import Parks
from boomtown.rules.plans.parks_in_every_street import ParksInEveryStreet
from boomtown.rules.plans.street_complete import StreetComplete
from boomtown.rules.plans.street_ends import StreetEnds
from tests.rules.games import game, points, submitted, with_plans
from tests.rules.positions import (
    after,
    both_editions,
    drawn,
    moves,
    plan,
    rules,
    site,
    turn,
)

ENDS_OF_2_AND_3 = "2: 1 . . . . . . . . . 15 / 3: 2 . . . . . . . . . . 14"
STREET_2 = "2: 2 3 | . . . . . . . . ."


def card(edition: str, requirement: Requirement) -> PlanInPlay:
    """Take a plan card out of an edition's box."""
    piles = rules(edition, advanced=True, roundabouts=True).piles
    found = [one for pile in piles for one in pile if one.requirement == requirement]
    return PlanInPlay(found[0])


def claims(sheet: str, *plans: PlanInPlay, edition: str = "2018", switch: str = "") -> list[str]:
    """Write the claims that a sheet allows, after a number that changes none of them."""
    at = site(edition, *([switch] if switch else []), roundabouts=True)
    draft = turn(sheet, "16 pool", at, plans=plans)
    played = "write 1 c9" if "3:" not in sheet else "write 1 b2"
    return [move for move in moves(after(draft, played)) if move.startswith("claim")]


@both_editions
@pytest.mark.rule("R6.2", "R6.3", "R9.4")
def test_w26_used_estates_are_marked_and_still_score(edition: str) -> None:
    ruleset = rules(edition)
    four_one = card(edition, Estates((1, 1, 1, 4)))
    sheet = "1: 1 | 2 | 3 | 4 5 6 7 | . . ."
    draft = turn(sheet, "16 pool", ruleset.site, plans=(four_one,))
    claimed = after(draft, "write 1 b1, claim 1 a1 a2 a3 a4-7").sheet
    assert claimed.plans == (9, None, None)
    assert claimed.streets[0] == drawn("1: 1*1 | 2*1 | 3*1 | 4*1 5*1 6*1 7*1 | . . .").streets[0]
    assert points(ruleset, claimed)["estates"] == 1 + 1 + 1 + 4


@pytest.mark.rule("R6.8")
def test_w27_two_claims_in_a_turn_share_no_estate() -> None:
    sheet = "1: 1 2 3 4 | 5 6 7 8 | . . / 2: 1 2 3 | . . . . . . . ."
    plans = (card("2018", Estates((4, 4))), card("2018", Estates((3, 4))))
    assert [one.card.values for one in plans] == [(6, 3), (7, 3)]
    draft = after(turn(sheet, "16 pool", site(roundabouts=False), plans=plans), "write 1 c1")
    assert moves(draft) == [
        "claim 1 a1-4 a5-8",
        "claim 2 a1-4 b1-3",
        "claim 2 a5-8 b1-3",
        "confirm",
    ]
    for claim in moves(draft)[:-1]:
        assert moves(after(draft, claim)) == ["confirm"]


@both_editions
@pytest.mark.rule("R6.3", "R6.8")
def test_w28_each_choice_of_estates_is_a_way(edition: str) -> None:
    twos = card(edition, Estates((2, 2, 2, 2)))
    ways = claims("1: 1 2 | 3 4 | 5 6 | 7 8 | 9 10", twos, edition=edition)
    rows = ["a1-2", "a3-4", "a5-6", "a7-8", "a9-10"]
    left_out = [row for way in ways for row in rows if row not in way.split()]
    assert sorted(left_out) == rows


@both_editions
@pytest.mark.rule("R6.2", "R8.2")
@pytest.mark.parametrize(
    ("others", "ended", "late"), [("- 6 6", ("plans",), None), ("- 6 -", (), 4)]
)
def test_w29_all_who_claim_in_the_first_round_score_the_higher_value(
    edition: str, others: str, ended: tuple[str, ...], late: int | None
) -> None:
    at = with_plans(game(edition, seats=3), *[plan(Parks(1), (8, 4))] * 3)
    ahead = drawn(f"; parks 1 0 0 ; plans {others}", at.ruleset.site)
    behind = drawn("; parks 1 0 0", at.ruleset.site)
    round_12 = submitted(replace(at, sheets=(ahead, behind, behind)), "claim 1", "claim 1", "")
    assert [sheet.plans[0] for sheet in round_12.sheets] == [8, 8, None]
    assert round_12.ended == ended
    if late:
        round_13 = submitted(round_12, "", "", "claim 1")
        assert [sheet.plans[0] for sheet in round_13.sheets] == [8, 8, late]


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(
    ("street", "expected"),
    [
        ("0 . . . . . . . . 17", ["claim 1 a1 a10 b1 b11 c1 c12"]),
        ("0* 4* | . . . . . . . 17", []),
    ],
)
def test_w30_first_and_last_houses_must_be_unused(street: str, expected: list[str]) -> None:
    ends = card("2018", StreetEnds())
    assert ends.value == 7
    draft = turn(f"1: {street} / {ENDS_OF_2_AND_3}", "9 pool", plans=(ends,))
    numbered = after(draft, "write 1 b2")
    assert [move for move in moves(numbered) if "claim" in move] == expected


@pytest.mark.rule("R6.4", "R14.6")
@pytest.mark.parametrize(
    ("switch", "expected"),
    [
        ("roundabout_as_house=street", []),
        ("roundabout_as_house=none", []),
        ("roundabout_as_house=street_and_ends", ["claim 1 a10 b1 b11 c1 c12"]),
    ],
)
def test_w31_a_roundabout_is_an_end_house_only_by_the_switch(
    switch: str, expected: list[str]
) -> None:
    sheet = f"1: o . . . . . . . . 17 / {ENDS_OF_2_AND_3}"
    draft = turn(sheet, "9 pool", site("2018", switch), plans=(card("2018", StreetEnds()),))
    numbered = after(draft, "write 1 b2")
    assert [move for move in moves(numbered) if "claim" in move] == expected


@pytest.mark.rule("R6.4", "R5.1")
def test_w32_a_marked_end_house_may_be_fenced_off() -> None:
    draft = turn("1: 0* 3 5 | . . . . . . 17*", "9 surveyor", plans=(plan(Estates((2,))),))
    fenced = after(draft, "write 1 b2, fence a1")
    assert fenced.sheet.streets[0] == drawn("1: 0* | 3 5 | . . . . . . 17*").streets[0]
    assert [move for move in moves(fenced) if "claim" in move] == ["claim 1 a2-3"]
    assert estate_counts(fenced.sheet) == (1, 1, 0, 0, 0, 0)
    single = turn("1: 0* | 3 5 | . . . . . . 17*", "9 pool", plans=(plan(Estates((1,))),))
    assert "claim" not in " ".join(moves(after(single, "write 1 b2")))


@pytest.mark.rule("R6.4", "R14.6")
def test_w33_a_complete_street_may_have_roundabouts() -> None:
    street = card("2018", StreetComplete(0))
    assert street.card.values == (6, 3)
    sheet = "1: 1 2 3 o 1 2 3 4 5 6"
    assert claims(sheet, street) == ["claim 1 a1-3 a5-10"]
    assert claims(sheet, street, switch="roundabout_as_house=none") == []
    used = turn("1: 1*1 2*1 3*1 o 1*1 2*1 3*1 4*1 5*1 6*1", "9 surveyor")
    fences = [move for move in moves(after(used, "write 1 b1")) if "fence a" in move]
    assert fences == []


@pytest.mark.rule("R6.4")
def test_w34_a_street_with_used_houses_is_no_complete_street() -> None:
    street = card("2018", StreetComplete(0))
    assert claims("1: 1 2 | 3 4 5 6 7 8 9 10", street) == ["claim 1 a1-10"]
    assert claims("1: 1* 2* | 3 4 5 6 7 8 9 10", street) == []


@pytest.mark.rule("R6.5", "R6.9", "R2.5")
def test_w35_copies_of_any_number_in_all_sections_count() -> None:
    five = card("2018", BisInOneStreet(5))
    sheet = "3: 2 2b 2b o 4 4b 4b 4b . . . ."
    draft = turn(sheet, "9 pool", rules("2018", roundabouts=True).site, plans=(five,))
    claimed = after(draft, "write 1 b2, claim 1").sheet
    assert claimed.streets[2] == drawn(sheet).streets[2]
    scored = points(rules("2018", roundabouts=True), claimed)
    assert (scored["plans"], scored["bis"]) == (8, -12)


@pytest.mark.rule("R6.10", "R7.2")
def test_w36_two_streets_want_the_same_thing() -> None:
    parks, pools = card("2018", AllParks(2)), card("2018", AllPools(2))
    one_each = "2: 1p . . 4p . . . 8p . . . ; parks 3 0 0"
    assert claims(one_each, parks, pools) == []


@pytest.mark.rule("R6.10", "R7.2")
@pytest.mark.parametrize(
    ("street", "expected"),
    [
        ("1p . . 4p . o . 8p . . .", ["claim 1"]),
        ("1p . . o . . . 8p . . .", []),
    ],
)
def test_w36_a_roundabout_on_a_pool_house_loses_the_pool(street: str, expected: list[str]) -> None:
    everything = card("2018", AllParksPoolsAndRoundabout(1))
    assert claims(f"2: {street} ; parks 0 4 0", everything) == expected


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("edition", "with_roundabouts", "without"),
    [("2018", [11, 11, 6], [11, 10, 6]), ("2023", [13, 12, 13], [11, 12, 13])],
)
def test_w37_cards_that_ask_for_a_roundabout_are_left_out(
    edition: str, with_roundabouts: list[int], without: list[int]
) -> None:
    both = rules(edition, advanced=True, roundabouts=True)
    assert [len(pile) for pile in both.piles] == with_roundabouts
    assert [len(pile) for pile in rules(edition, advanced=True).piles] == without


@pytest.mark.rule("R6.11")
@pytest.mark.parametrize(
    ("requirement", "sheet", "expected"),
    [
        (
            EstatesInStreet(1, (3, 4, 4)),
            "2: 1 2 3 | 4 5 6 7 | 8 9 10 11",
            ["claim 1 b1-3 b4-7 b8-11"],
        ),
        (EstatesInStreet(0, (2, 6)), "1: 1 2 o 1 2 3 4 5 6 | .", ["claim 1 a1-2 a4-9"]),
    ],
)
def test_w38_estates_of_a_street_lie_on_any_side_of_a_roundabout(
    requirement: Requirement, sheet: str, expected: list[str]
) -> None:
    assert claims(sheet, card("2023", requirement), edition="2023") == expected


@pytest.mark.rule("R6.11")
@pytest.mark.parametrize(
    ("street", "expected"),
    [
        ("3 | . . . . . . . . | 9", ["claim 1 a1 a10 b1 b11 c1 c12"]),
        ("o 1 | . . . . . . . | 9", []),
    ],
)
def test_w39_a_roundabout_in_an_end_rules_the_plan_out(street: str, expected: list[str]) -> None:
    sheet = f"1: {street} / 2: 1 | . . . . . . . . . | 12 / 3: 0 | . . . . . . . . . . | 8"
    ends = card("2023", EstatesAtEveryStreetEnd(1))
    draft = turn(sheet, "9 pool", site("2023"), plans=(ends,))
    claims = [move for move in moves(after(draft, "write 1 b2")) if "claim" in move]
    assert claims == expected


@pytest.mark.rule("R6.11")
@pytest.mark.parametrize(("house", "expected"), [("2p", ["claim 1 a3 b1 c1-2"]), ("2", [])])
def test_w40_a_pool_in_each_estate_is_a_built_one(house: str, expected: list[str]) -> None:
    sheet = (
        f"1: . . | 4p | . . . . . . . / 2: {house} | . . . . . . . . . . /"
        " 3: 1 6p | . . . . . . . . . ."
    )
    pools = card("2023", EstatesWith((1, 1, 2), pools_each=1))
    draft = turn(sheet, "9 pool", site("2023"), plans=(pools,))
    numbered = after(draft, "write 1 b2")
    assert [move for move in moves(numbered) if "claim" in move] == expected


@pytest.mark.rule("R6.11")
def test_w41_a_copy_counts_where_it_stands() -> None:
    with_copy = plan(EstatesWith((2,), bis_each=1))
    sheet = "1: 2 3 | 3b 4 | . . . . . ."
    assert claims(sheet, with_copy, edition="2023") == ["claim 1 a3-4"]


@pytest.mark.rule("R6.9")
@pytest.mark.parametrize(
    ("tracks", "requirement", "met"),
    [
        ("estates 1 2 3 0 0 0", Improvements(6), True),
        ("estates 1 2 3 0 0 0", FullImprovementColumns(3), True),
        ("parks 3 4 0", Parks(7), True),
        ("parks 3 4 0", ParksInEveryStreet(2), False),
        ("parks 3 4 0", AllParks(2), True),
    ],
)
def test_w42_amounts_are_minima(tracks: str, requirement: Requirement, met: bool) -> None:
    assert claims(f"; {tracks}", card("2023", requirement), edition="2023") == ["claim 1"] * met
