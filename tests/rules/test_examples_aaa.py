"""Worked situations of docs/examples.md: the AAA solo game of 2023."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from boomtown.rules.cards import Card
from boomtown.rules.events import PileRefilled, RivalValidated
from boomtown.rules.mode import Rival
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.pile import Insert, Pile
from boomtown.rules.plans.parks import Parks
from boomtown.rules.rival import rival_estates, rival_lines
from boomtown.rules.scoring import score
from boomtown.rules.settings import Ruleset
from tests.rules.games import close, game, outcome, submitted, with_plans
from tests.rules.positions import cards, drawn, plan, rules

AGENCY, SAM, IRENE = 0, 1, 2
DECK = rules("2023").deck


def duel_rules(level: int, *switches: str) -> Ruleset:
    return rules("2023", *switches, mode="aaa", opponent=level)


def rival(stack: str, level: int = SAM) -> Rival:
    """Give the AAA a stack of cards, by their actions in order."""
    opponent = duel_rules(level).opponent
    assert opponent is not None
    if level == SAM:
        opponent = replace(opponent, pool=2, fence=1)  # the figures of the examples
    held = cards(", ".join(f"8 {action}" for action in stack.split()))
    return Rival(opponent, held, (None, None, None))


def rival_points(one: Rival, boxes: int) -> dict[str, int]:
    """Score the AAA against a player with so many temp boxes."""
    ranks = duel_rules(SAM).temps.ranks({one.temps, boxes})
    return {line.kind: line.points for line in rival_lines(one, ranks)}


@pytest.mark.rule("R12.3", "R14.11")
@pytest.mark.parametrize(("switch", "gets"), [("lower", 4), ("higher", 8)])
def test_w57_validation_cards_turn_the_plans_that_the_card_lists(switch: str, gets: int) -> None:
    at = game("2023", f"aaa_same_round={switch}", mode="aaa", opponent=IRENE)
    assert isinstance(at.table, Duel)
    a, b, c = Insert(0), Insert(1), Insert(2)
    pile = Pile((b, a, c, *DECK[:9]))
    plans = (plan(Parks(1), (8, 4)), plan(Parks(9), (9, 5)), plan(Parks(1), (10, 6), turned=True))
    before = replace(with_plans(at, *plans), table=replace(at.table, pile=pile))
    sheet = drawn("; parks 1 0 0 ; plans - - 10", at.ruleset.site)
    step = close(before, outcome(before, sheet))
    validated = [event for event in step.events if isinstance(event, RivalValidated)]
    assert validated == [RivalValidated(1, None), RivalValidated(0, 8), RivalValidated(2, 6)]
    aaa = step.game.table.rival()
    assert aaa is not None
    assert aaa.plans == (8, None, 6)
    after = submitted(step.game, "claim 1")
    assert after.sheets[0].plans == (gets, None, 10)
    assert [one.turned for one in after.plans] == [True, False, True]


@pytest.mark.rule("R12.5", "R9.1")
@pytest.mark.parametrize(
    ("stack", "boxes", "kind", "points"),
    [
        ("landscaper landscaper landscaper landscaper landscaper", 0, "parks", 5),
        ("temp temp temp temp", 4, "temps", 7 + 4),
        ("pool temp real_estate bis", 9, "best_estates", 10),
    ],
)
def test_w58_sam_scores_by_the_card(stack: str, boxes: int, kind: str, points: int) -> None:
    assert rival_points(rival(stack), boxes)[kind] == points


@pytest.mark.rule("R9.1")
def test_w58_equal_temps_give_player_and_aaa_the_first_place() -> None:
    ranks = duel_rules(SAM).temps.ranks({4, rival("temp temp temp temp").temps})
    assert [rank.points for rank in ranks.values()] == [7]


LONG_STACK = "landscaper real_estate bis temp surveyor surveyor landscaper pool surveyor temp"


@pytest.mark.rule("R12.5", "R12.8")
def test_w59_a_whole_stack_is_scored_in_order() -> None:
    at = game("2023", mode="aaa", opponent=SAM)
    assert isinstance(at.table, Duel)
    player = drawn("; temps 1", at.ruleset.site)
    ended = replace(at, sheets=(player,), table=replace(at.table, aaa=rival(LONG_STACK)))
    mine, theirs = score(ended)
    assert {line.kind: line.points for line in theirs.lines} == {
        "plans": 0,
        "parks": 2,
        "pools": 2,
        "temps": 2 + 7,
        "fence_cards": 3,
        "best_estates": 10 + 2 + 1,
    }
    assert theirs.total == 29
    assert theirs.estates == 3
    assert [line.points for line in mine.lines if line.kind == "temps"] == [4]


@pytest.mark.rule("R12.5", "R9.1")
@pytest.mark.parametrize(("boxes", "points"), [(6, 7), (5, 4), (3, 1), (1, 0)])
def test_w59_level_0_ranks_the_temps_by_its_table(boxes: int, points: int) -> None:
    at = game("2023", mode="aaa", opponent=AGENCY)
    mine, theirs = score(replace(at, sheets=(replace(at.sheets[0], temps=boxes),)))
    assert [line.points for line in mine.lines if line.kind == "temps"] == [points]
    assert (theirs.lines, theirs.total) == ((), 0)


NINE = "1: 1 | 2 | 3 | 4 | 5 | . . . . . / 2: 1 | 2 | 3 | 4 | . . . . . . ."
FOUR = "1: 1 | 2 | 3 | 4 | . . . . . ."
FOUR_BLOCKS = "pool surveyor pool surveyor pool surveyor pool"


@pytest.mark.rule("R12.6", "R12.8")
@pytest.mark.parametrize(("streets", "places"), [(NINE, [1, 2]), (FOUR, [2, 1])])
def test_w60_equal_points_are_decided_by_estates(streets: str, places: list[int]) -> None:
    at = game("2023", mode="aaa", opponent=SAM)
    assert isinstance(at.table, Duel)
    mine, aaa = drawn(streets, at.ruleset.site), rival(FOUR_BLOCKS)
    own = sum(line.points for line in score(replace(at, sheets=(mine,)))[0].lines)
    stack = sum(rival_points(aaa, 0).values())
    level = replace(
        at,
        sheets=(replace(mine, plans=(78 - own, None, None)),),
        table=replace(at.table, aaa=replace(aaa, plans=(78 - stack, None, None))),
    )
    scores = score(level)
    assert [one.total for one in scores] == [78, 78]
    assert [one.place for one in scores] == places


def blocks(sizes: Sequence[int]) -> str:
    return " surveyor ".join(" ".join(["pool"] * size) for size in sizes)


@pytest.mark.rule("R12.5")
def test_w60_the_five_best_estates_count() -> None:
    aaa = rival(blocks([10, 4, 3, 2, 1, 1]))
    assert [houses * value for houses, value in rival_estates(aaa)] == [10, 4, 3, 2, 1, 1]
    assert rival_points(aaa, 0)["best_estates"] == 20


def drawn_until(validation: int, last: int) -> tuple[list[int], Duel]:
    """Play rounds from a deck with its validation card in this place; say when any was drawn."""
    table = game("2023", mode="aaa").table
    assert isinstance(table, Duel)
    pile = Pile((*DECK[: validation - 1], Insert(0), *DECK[validation - 1 :]))
    table = replace(table, pile=pile, held=(), discards=(Insert(1), Insert(2)))
    came = []
    for number in range(1, last + 1):
        opened = table.opened((plan(Parks(9)),) * 3)
        # Only the card of the first deck is looked for: the refill comes after it.
        before_refill = opened.events[: (*opened.events, PileRefilled()).index(PileRefilled())]
        came += [number for event in before_refill if isinstance(event, RivalValidated)]
        assert isinstance(opened.table, Duel)
        table = opened.table.closed([0], reshuffle=False)
    return came, table


@pytest.mark.rule("R12.7")
@pytest.mark.parametrize(("place", "comes"), [(44, 15), (63, 21), (64, 22)])
def test_w60_the_first_validation_card_comes_from_round_15_on(place: int, comes: int) -> None:
    assert drawn_until(place, 22)[0] == [comes]


@pytest.mark.rule("R12.2", "R12.7")
def test_w60_the_second_deck_has_the_discards_and_the_other_validation_cards() -> None:
    _, table = drawn_until(44, 21)
    assert table.pile.cards == ()
    assert len(table.aaa.stack) == 21
    second = table.refilled().pile.cards
    assert len(second) == 42 + 2
    assert {card for card in second if isinstance(card, Insert)} == {Insert(1), Insert(2)}
    construction = [card for card in second if isinstance(card, Card)]
    assert sorted([*construction, *table.aaa.stack]) == sorted(DECK)
