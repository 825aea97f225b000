"""Worked situations of docs/examples.md: solo and expert, played from hands."""

from dataclasses import replace

import pytest

from boomtown.rules.cards import Action
from boomtown.rules.events import PileRefilled, SoloCardDrawn
from boomtown.rules.game import Game
from boomtown.rules.modes.expert import Hands, SeenHands
from boomtown.rules.modes.solo import SOLO_CARD, SoloDeck
from boomtown.rules.pile import Pile
from boomtown.rules.plans.parks import Parks
from boomtown.rules.scoring import score
from tests.rules.games import close, game, outcome, rounds, submitted, with_plans
from tests.rules.positions import (
    after,
    cards,
    drawn,
    moves,
    plan,
    rules,
    turn_in_hand,
)

DECK = rules("2018").deck


def solo_rounds(place: int) -> tuple[int | None, int]:
    """Say in which round the Solo card comes from this place in the deck, and which is the last."""
    pile = Pile((*DECK[: place - 1], SOLO_CARD, *DECK[place - 1 :]), 41)
    table, came, number = SoloDeck(DECK, pile), None, 1
    while True:
        opened = table.opened(())
        if SoloCardDrawn() in opened.events:
            came = number
        if opened.over:
            return came, number - 1
        assert isinstance(opened.table, SoloDeck)
        table, number = opened.table.closed([None], reshuffle=False), number + 1


@pytest.mark.rule("R10.3", "R10.5")
@pytest.mark.parametrize(("place", "comes"), [(42, 14), (81, 27), (82, None)])
def test_w53_the_solo_card_comes_from_round_14_on_or_never(place: int, comes: int | None) -> None:
    assert solo_rounds(place) == (comes, 27)


@pytest.mark.rule("R10.3", "R9.1")
@pytest.mark.parametrize(("temps", "temp_points"), [(5, 0), (6, 7)])
def test_w54_the_solo_card_turns_plans_and_is_replaced(temps: int, temp_points: int) -> None:
    start = game("2018", mode="solo")
    plans = (plan(Parks(1), (8, 4)), plan(Parks(1), (9, 5), turned=True), plan(Parks(9), (7, 3)))
    assert isinstance(start.table, SoloDeck)
    pile = Pile((*DECK[:2], SOLO_CARD, *DECK[2:30]), 31)
    before = replace(with_plans(start, *plans), table=replace(start.table, pile=pile))
    sheet = drawn(f"; parks 1 0 0 ; temps {temps} ; plans - 9 -", start.ruleset.site)
    step = close(before, outcome(before, sheet))
    assert SoloCardDrawn() in step.events
    assert step.game.table.own(0).hand == DECK[:3]
    assert [one.turned for one in step.game.plans] == [True, True, True]
    claimed = submitted(step.game, "claim 1")
    assert claimed.sheets[0].plans == (4, 9, None)
    (scored,) = score(replace(claimed, sheets=(sheet,)))
    assert [line.points for line in scored.lines if line.kind == "temps"] == [temp_points]


HELD = "8 surveyor, 5 landscaper, 12 pool"


def expert(seats: int) -> tuple[Game, Hands]:
    at = game("2018", mode="expert", seats=seats)
    assert isinstance(at.table, Hands)
    return at, at.table


@pytest.mark.rule("R11.2", "R11.6")
def test_w55_number_and_action_come_from_two_cards() -> None:
    at, table = expert(2)
    draft = turn_in_hand("", HELD, at.ruleset.site)
    offers = [(offer.number, offer.action.value) for offer in draft.terms.offers]
    assert (8, "surveyor") not in offers
    chosen = offers.index((5, "surveyor")) + 1
    assert after(draft, f"write {chosen} a1").card_left == 2
    dealt = replace(table, hands=(cards(HELD), table.hands[1]))
    closed = dealt.closed([2, 0], reshuffle=False)
    assert closed.hands[1] == cards("12 pool")
    known = closed.seen()
    assert isinstance(known, SeenHands)
    assert known.passed[1] == Action.POOL


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize("card", [0, 1, 2])
def test_w55_after_a_refusal_any_card_may_be_passed(card: int) -> None:
    at, table = expert(2)
    full = "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 . 7 8 9 10 11 12"
    draft = turn_in_hand(full, HELD, at.ruleset.site)
    refused = after(draft, "refuse")
    assert moves(refused) == ["leave 1", "leave 2", "leave 3"]
    assert after(refused, f"leave {card + 1}, confirm").card_left == card
    held = cards(HELD)
    dealt = replace(table, hands=(held, table.hands[1]))
    closed = dealt.closed([card, 0], reshuffle=False)
    assert closed.hands[1] == (held[card],)
    assert sorted(closed.discards[:2]) == sorted({*held} - {held[card]})


@pytest.mark.rule("R3.7", "R11.4", "R11.6")
def test_w56_an_empty_deck_is_made_anew_in_the_middle_of_a_deal() -> None:
    start, table = expert(5)
    round_7 = rounds(start, 6)
    before = round_7.table
    assert isinstance(before, Hands)
    assert len(before.pile.cards) == 6
    step = close(round_7)
    now = step.game.table
    assert isinstance(now, Hands)
    assert step.events.count(PileRefilled()) == 1
    in_order = [(table.first + place) % 5 for place in range(5)]
    for place, seat in enumerate(in_order[:3]):
        assert now.hands[seat][1:] == before.pile.cards[2 * place : 2 * place + 2]
    assert [len(hand) for hand in now.hands] == [3] * 5
    assert (len(now.pile.cards), now.discards) == (66, ())


@pytest.mark.rule("R11.4", "R11.5")
def test_w56_twenty_seven_seats_use_the_whole_deck_each_round() -> None:
    start, table = expert(27)
    assert (table.pile.cards, table.discards) == ((), ())
    step = close(start)
    now = step.game.table
    assert isinstance(now, Hands)
    assert step.events.count(PileRefilled()) == 1
    assert (now.pile.cards, now.discards) == ((), ())
    assert sorted(card for hand in now.hands for card in hand) == sorted(DECK)
