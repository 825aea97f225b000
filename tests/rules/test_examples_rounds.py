"""Worked situations of docs/examples.md: stacks from round to round, and reshuffles."""

from collections import Counter
from dataclasses import replace

import pytest

from boomtown.rules.cards import Card
from boomtown.rules.events import DeckReshuffled, PileRefilled
from boomtown.rules.game import Game, Step, turn_of
from boomtown.rules.modes.standard import SeenStacks, Stacks
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.plans.parks import Parks
from boomtown.rules.turn import legal, play
from tests.rules.games import close, game, outcome, rounds, submitted, with_plans
from tests.rules.positions import after, drawn, plan, why

STACKS = range(3)


def stacks_of(at: Game) -> Stacks:
    assert isinstance(at.table, Stacks)
    return at.table


def seen(at: Game) -> SeenStacks:
    assert isinstance(at.seen, SeenStacks)
    return at.seen


def dealt(at: Game) -> list[tuple[Card, ...]]:
    """Give the three stacks as they were dealt, in the first round."""
    table = stacks_of(at)
    return [(top, *rest) for top, rest in zip(table.flipped, table.stacks, strict=True)]


def numbers(at: Game) -> list[int]:
    return [offer.number for offer in at.table.offers(0)]


def actions(at: Game) -> list[str]:
    return [offer.action for offer in at.table.offers(0)]


@pytest.mark.rule("R3.2", "R3.4")
def test_w49_a_deal_of_2018_lasts_26_rounds() -> None:
    start = game("2018")
    cards = dealt(start)
    round_26 = rounds(start, 25)
    assert round_26.round == 26
    assert numbers(round_26) == [stack[26].number for stack in cards]
    assert actions(round_26) == [stack[25].action for stack in cards]
    assert seen(round_26).next_actions == ()
    step = close(round_26)
    assert step.events[0] == PileRefilled()
    fresh = dealt(step.game)
    assert Counter(card for stack in fresh for card in stack) == Counter(start.ruleset.deck)
    assert [len(stack) for stack in fresh] == [27, 27, 27]
    assert actions(step.game) == [stack[0].action for stack in fresh]


@pytest.mark.rule("R3.4", "R14.9")
def test_w49_recycled_stacks_keep_their_own_cards() -> None:
    start = game("2018", "refill=recycle")
    cards = dealt(start)
    round_27 = rounds(start, 26)
    assert actions(round_27) == [stack[26].action for stack in cards]
    for place in STACKS:
        assert Counter(stacks_of(round_27).stacks[place]) == Counter(cards[place][:26])
    assert numbers(round_27) == [stack[0].number for stack in stacks_of(round_27).stacks]


@pytest.mark.rule("R3.2", "R3.5")
def test_w50_each_stack_of_2023_is_reshuffled_on_its_own() -> None:
    start = game("2023")
    cards = dealt(start)
    assert [len(stack) for stack in cards] == [21, 21, 21]
    round_20 = rounds(start, 19)
    assert actions(round_20) == [stack[19].action for stack in cards]
    assert numbers(round_20) == [stack[20].number for stack in cards]
    assert seen(round_20).next_actions == tuple(stack[20].action for stack in cards)
    step = close(round_20)
    assert step.events[0] == PileRefilled()
    fresh = stacks_of(step.game).stacks
    for place in STACKS:
        assert Counter(fresh[place]) == Counter(cards[place][:20])
    assert actions(step.game) == [stack[20].action for stack in cards]
    assert numbers(step.game) == [stack[0].number for stack in fresh]
    round_22 = close(step.game).game
    assert actions(round_22) == [stack[0].action for stack in fresh]
    assert numbers(round_22) == [stack[1].number for stack in fresh]


def first_plans(at: Game, *, asked: bool) -> Step:
    """Close a round in which seats 1 and 2 validate a plan, and seat 2 may ask for a reshuffle."""
    return close(at, outcome(at, claims=(0,)), outcome(at, claims=(0,), asked=asked))


@pytest.mark.rule("R6.6", "R6.12")
def test_w51_one_wish_reshuffles_everything_once() -> None:
    round_7 = rounds(game("2018", seats=3), 6)
    step = first_plans(round_7, asked=True)
    assert step.events.count(DeckReshuffled()) == 1
    assert step.game.round == 8
    assert [len(stack) for stack in dealt(step.game)] == [27, 27, 27]
    round_33 = rounds(step.game, 25)
    assert (round_33.round, seen(round_33).next_actions) == (33, ())
    assert PileRefilled() in close(round_33).events


@pytest.mark.rule("R6.6")
def test_w51_no_wish_reshuffles_nothing() -> None:
    round_7 = rounds(game("2018", seats=3), 6)
    step = first_plans(round_7, asked=False)
    assert DeckReshuffled() not in step.events
    assert [len(stack) for stack in stacks_of(step.game).stacks] == [27 - 8] * 3


PARKS_ASKED: tuple[PlanInPlay, ...] = (plan(Parks(1)), plan(Parks(1)), plan(Parks(2)))


@pytest.mark.rule("R6.6", "R14.8")
@pytest.mark.parametrize(
    ("switches", "answer"),
    [
        ((), "no_reshuffle R6.6"),
        (("reshuffle=never",), "no_reshuffle R6.6"),
        (("reshuffle=each_plan",), ""),
    ],
)
def test_w51_a_later_first_may_ask_only_by_the_switch(
    switches: tuple[str, ...], answer: str
) -> None:
    start = with_plans(game("2018", *switches, seats=3), *PARKS_ASKED)
    one_park = drawn("; parks 1 0 0", start.ruleset.site)
    round_8 = submitted(replace(start, sheets=(one_park,) * 3), "claim 1", "claim 1", "")
    draft = turn_of(round_8, 2)
    claimed = after(play(draft, legal(draft)[0]), "claim 2")
    assert why(claimed, "reshuffle") == answer


@pytest.mark.rule("R6.12", "R3.4")
def test_w51_a_reshuffle_of_used_up_stacks_is_their_one_new_deal() -> None:
    round_26 = rounds(game("2018", seats=3), 25)
    step = first_plans(round_26, asked=True)
    assert DeckReshuffled() in step.events
    assert PileRefilled() not in step.events
    once = stacks_of(round_26).shuffles.next()
    assert stacks_of(step.game).shuffles == once


@pytest.mark.rule("R6.12")
def test_w51_a_round_that_ends_the_game_gets_no_reshuffle() -> None:
    at = game("2018", seats=3)
    won = drawn("; plans 8 8 8", at.ruleset.site)
    step = close(at, outcome(at, won, claims=(0, 1, 2), asked=True))
    assert step.game.ended == ("plans",)
    assert DeckReshuffled() not in step.events
    assert step.game.table == at.table
