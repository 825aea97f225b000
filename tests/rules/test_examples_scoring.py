"""Worked situations of docs/examples.md: what sheets score, who wins, what the decks hold."""

from collections import Counter
from dataclasses import replace

import pytest

from boomtown.editions import edition as edition_named
from boomtown.rules.cards import Action
from boomtown.rules.estates import estate_counts
from boomtown.rules.scoring import score, sheet_lines, standing
from boomtown.rules.temps import RankedTemps
from tests.rules.games import endings, game, points
from tests.rules.positions import both_editions, drawn, rules, site

# Two estates of 1, one of 2, one of 3, three of 4, one of 5; three pools, three copies.
WORKED = """
  1: 1 | 2 | 3p 4 | 5 6 7 | . . . /
  2: 1p 2 2b 3p | 5 6 6b 8 | . . . /
  3: 1 2 3 4 | 5 6 7 7b 9 | . . .
"""


def temp_points(edition: str, amounts: list[int], *switches: str) -> list[int]:
    """Score the temps of a whole game, one amount a seat."""
    at = game(edition, *switches, seats=len(amounts))
    sheets = tuple(replace(sheet, temps=n) for sheet, n in zip(at.sheets, amounts, strict=True))
    scores = score(replace(at, sheets=sheets))
    return [line.points for one in scores for line in one.lines if line.kind == "temps"]


@both_editions
@pytest.mark.rule("R9.1")
def test_w43_equal_amounts_of_temps_share_a_place(edition: str) -> None:
    assert temp_points(edition, [5, 5, 1, 0]) == [7, 7, 4, 0]


@both_editions
@pytest.mark.rule("R9.1", "R14.5")
@pytest.mark.parametrize(
    ("amounts", "switches", "expected"),
    [
        ([6, 5, 4, 3], (), [7, 4, 1, 0]),
        ([5, 3, 3, 1], (), [7, 4, 4, 1]),
        ([0, 0], (), [0, 0]),
        ([0, 0], ("temps_zero=ranked",), [7, 7]),
        ([1], (), [7]),
    ],
)
def test_w44_distinct_amounts_of_temps_are_ranked(
    edition: str, amounts: list[int], switches: tuple[str, ...], expected: list[int]
) -> None:
    assert temp_points(edition, amounts, *switches) == expected


@both_editions
@pytest.mark.rule("R9.2")
def test_w45_the_worked_total_of_the_rulebook_is_83(edition: str) -> None:
    ruleset = rules(edition, roundabouts=True)
    tracks = "parks 3 2 3 ; temps 1 ; estates 1 2 0 3 0 0 ; plans 12 8 -"
    third = RankedTemps((7, 4, 1)).ranks([3, 2, 1])[1]
    sheet = drawn(f"{WORKED} ; {tracks}", ruleset.site)
    scored = {line.kind: line.points for line in sheet_lines(ruleset, sheet, third)}
    assert scored == {
        "plans": 20,
        "parks": 20,
        "pools": 9,
        "temps": 1,
        "estates": 39,
        "bis": -6,
        "refusals": 0,
        "roundabouts": 0,
    }
    assert sum(scored.values()) == 83


@both_editions
@pytest.mark.rule("R9.4")
def test_w46_a_total_may_be_negative(edition: str) -> None:
    ruleset = rules(edition, roundabouts=True)
    assert sum(points(ruleset, "; refusals 3 ; roundabouts 2").values()) == -13


EIGHT_X = "1: 1 | 2 | 3 | 4 5 | 6 7 | 8 9 10 / 2: 1 2 3 | 4 5 6 | . . . . ."
EIGHT_Y = (
    "1: 1 | 2 | 3 | 4 5 | . . . . . / 2: 1 2 3 4 | 5 6 7 8 | . . . / 3: 1 2 3 4 | 5 6 7 8 | . . . ."
)


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(("edition", "ahead"), [("2018", True), ("2023", False)])
def test_w47_equal_points_and_estates_are_told_apart_in_2018_only(
    edition: str, ahead: bool
) -> None:
    ruleset = rules(edition)
    x, y = drawn(EIGHT_X, ruleset.site), drawn(EIGHT_Y, ruleset.site)
    assert estate_counts(x) == (3, 2, 3, 0, 0, 0)
    assert estate_counts(y) == (3, 1, 0, 4, 0, 0)
    best = max(standing(ruleset, sheet, 70) for sheet in (x, y))
    assert standing(ruleset, x, 70) == best
    assert (standing(ruleset, y, 70) < best) is ahead


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("edition", "numbers", "actions", "plans"),
    [
        (
            "2018",
            [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3],
            {"surveyor": 18, "real_estate": 18, "landscaper": 18, "pool": 9, "temp": 9, "bis": 9},
            {False: 18, True: 10},
        ),
        (
            "2023",
            [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2],
            {"surveyor": 14, "real_estate": 14, "landscaper": 14, "pool": 7, "temp": 7, "bis": 7},
            {False: 21, True: 17},
        ),
    ],
)
def test_w48_the_decks_are_those_of_the_boxes(
    edition: str, numbers: list[int], actions: dict[str, int], plans: dict[bool, int]
) -> None:
    box = edition_named(edition)
    assert sum(numbers) == len(box.deck) == sum(actions.values())
    by_number = Counter(card.number for card in box.deck)
    assert [by_number[number] for number in range(1, 16)] == numbers
    assert Counter(card.action for card in box.deck) == {Action(a): n for a, n in actions.items()}
    assert Counter(card.advanced for card in box.plans) == plans


@both_editions
@pytest.mark.rule("R8.3", "R8.1")
def test_w52_thirty_five_rounds_are_the_most(edition: str) -> None:
    assert site(edition).layout.houses == 33
    one_house = (
        "1: . 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 12"
    )
    after_34 = drawn(f"{one_house} ; refusals 2", site(edition))
    assert endings(game(edition), after_34) == ()
    assert endings(game(edition), replace(after_34, refusals=3)) == ("refusals",)
    numbered = after_34.with_street(0, drawn("1: 1 2 3 4 5 6 7 8 9 10").streets[0])
    assert endings(game(edition), numbered) == ("houses",)
