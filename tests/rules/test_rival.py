"""What the AAA scores for its stack (R12.5, R12.8)."""

from dataclasses import replace

import pytest

from boomtown.rules.cards import Action
from boomtown.rules.edition import Opponent
from boomtown.rules.mode import Rival
from boomtown.rules.rival import rival_estates, rival_lines
from boomtown.rules.score_lines import ScoreLine, because
from boomtown.rules.temps import NO_RANK, Rank
from tests.rules.positions import cards

CARD = Opponent(
    "Anybody", 3, (1, 2), park=2, pool=3, temp=5, fence=7, houses_per_extension=4, improved_house=6
)


def rival(stack: str) -> Rival:
    held = cards(", ".join(f"8 {action}" for action in stack.split())) if stack else ()
    return Rival(CARD, held, (None, None, None))


@pytest.mark.rule("R12.5", "R12.8")
@pytest.mark.parametrize(
    ("stack", "estates"),
    [
        ("", []),
        ("surveyor", []),
        ("pool", [(1, 1)]),
        ("pool landscaper temp", [(3, 1)]),
        ("pool surveyor surveyor temp", [(1, 1), (1, 1)]),
        ("surveyor pool surveyor", [(1, 1)]),
        ("pool real_estate", [(2, 6)]),
        ("bis", [(4, 1)]),
        ("bis real_estate real_estate surveyor temp", [(6, 6), (1, 1)]),
    ],
)
def test_estates_lie_between_fence_cards(stack: str, estates: list[tuple[int, int]]) -> None:
    assert list(rival_estates(rival(stack))) == estates


@pytest.mark.rule("R12.5")
def test_each_card_scores_the_opponents_points() -> None:
    stack = "landscaper landscaper pool surveyor temp temp temp"
    found = {line.kind: line for line in rival_lines(rival(stack), {3: Rank(1, 7)})}
    assert list(found) == ["plans", "parks", "pools", "temps", "fence_cards", "best_estates"]
    assert found["parks"] == ScoreLine("parks", 4, (because("aaa.cards", n=2, points=2),))
    assert found["pools"] == ScoreLine("pools", 3, (because("aaa.cards", n=1, points=3),))
    note = because("aaa.temps", n=3, points=5, rank=7, place=1)
    assert found["temps"] == ScoreLine("temps", 15 + 7, (note,))
    assert found["fence_cards"] == ScoreLine(
        "fence_cards", 7, (because("aaa.cards", n=1, points=7),)
    )
    assert found["plans"] == ScoreLine("plans", 0, (because("plans.none"),))


@pytest.mark.rule("R12.3", "R12.5")
def test_plans_are_listed_with_their_points() -> None:
    aaa = replace(rival(""), plans=(8, None, 0))
    line = rival_lines(aaa, {0: NO_RANK})[0]
    assert line.points == 8
    assert line.because == (
        because("plans.item", plan=1, points=8),
        because("plans.item", plan=3, points=0),
    )


@pytest.mark.rule("R12.5")
def test_only_the_five_best_estates_count() -> None:
    stack = " surveyor ".join(["pool", "pool pool", "bis", "pool", "real_estate", "temp", "temp"])
    line = rival_lines(rival(stack), {2: NO_RANK})[5]
    assert line.points == 6 + 4 + 2 + 1 + 1
    assert line.because == (
        because("aaa.estate", houses=1, value=6, points=6),
        because("aaa.estate", houses=4, value=1, points=4),
        because("aaa.estate", houses=2, value=1, points=2),
        because("aaa.estate", houses=1, value=1, points=1),
        because("aaa.estate", houses=1, value=1, points=1),
        because("aaa.best_five", n=7),
    )


@pytest.mark.rule("R12.5")
def test_an_estate_of_the_aaa_may_be_of_any_size() -> None:
    assert rival_lines(rival("pool " * 9), {0: NO_RANK})[5].points == 9


@pytest.mark.rule("R12.5")
def test_level_0_has_no_lines() -> None:
    closed = replace(rival("pool temp"), opponent=Opponent("Agency", 0, (), temp_places=(6, 4, 2)))
    assert not closed.opponent.scores
    assert rival_lines(closed, {}) == ()
    assert CARD.scores


def test_cards_are_counted_by_action() -> None:
    aaa = rival("temp pool temp surveyor")
    assert (aaa.temps, aaa.count(Action.POOL), aaa.count(Action.BIS)) == (2, 1, 0)
