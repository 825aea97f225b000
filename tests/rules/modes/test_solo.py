"""The solo table of 2018: three cards a round, and the Solo card (R10)."""

from dataclasses import replace

import pytest

from boomtown.rules.events import SoloCardDrawn
from boomtown.rules.mode import Deal
from boomtown.rules.modes.solo import MODE, SOLO_CARD, SoloDeck
from boomtown.rules.pile import Pile
from boomtown.rules.plans.parks import Parks
from boomtown.rules.rng import Shuffles, Stream
from tests.rules.games import game, rounds
from tests.rules.positions import cards, plan, rules

DECK = rules("2018").deck
SEVEN = cards("1 bis, 2 pool, 3 temp, 4 bis, 5 pool, 6 temp, 7 bis")
PLANS = (plan(Parks(1)), plan(Parks(1), turned=True), plan(Parks(1)))


def set_up(seed: int, used: int = 0) -> SoloDeck:
    deal = Deal(DECK, 1, rules("2018").site.house_rules, Shuffles(seed, used))
    table = MODE.table(deal)
    assert isinstance(table, SoloDeck)
    return table


@pytest.mark.rule("R10.1")
def test_the_solo_card_lies_somewhere_in_the_lower_half() -> None:
    places = set()
    for seed in range(400):
        pile = set_up(seed).pile
        at = pile.cards.index(SOLO_CARD)
        places.add(at)
        assert (*pile.cards[:at], *pile.cards[at + 1 :]) == Shuffles(seed).shuffled(DECK)
        assert pile.lower == 41
    assert (min(places), max(places), len(places)) == (41, 81, 41)


@pytest.mark.rule("R10.1", "R3.6")
def test_the_solo_card_is_placed_by_the_second_shuffle() -> None:
    assert set_up(5, 2).pile.cards.index(SOLO_CARD) == 41 + Shuffles(5, 3).pick(41)


@pytest.mark.rule("R10.2")
def test_three_cards_are_drawn_and_all_three_discarded() -> None:
    table = SoloDeck(SEVEN, Pile(SEVEN))
    step = table.opened(PLANS)
    now = step.table
    assert isinstance(now, SoloDeck)
    assert (now.held, now.pile.cards) == (SEVEN[:3], SEVEN[3:])
    assert (step.plans, step.events, step.over) == (PLANS, (), False)
    assert len(now.offers(0)) == 6
    assert now.hand == 0
    after = now.closed([None], reshuffle=True)
    assert (after.held, after.discards, after.pile) == ((), SEVEN[:3], now.pile)
    again = replace(after, held=SEVEN[3:6]).closed([None], reshuffle=False)
    assert again.discards == SEVEN[:6]


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_solo_card_turns_the_plans_and_is_replaced(place: int) -> None:
    pile = Pile((*SEVEN[:place], SOLO_CARD, *SEVEN[place:]), 8)
    step = SoloDeck(SEVEN, pile).opened(PLANS)
    assert isinstance(step.table, SoloDeck)
    assert step.table.held == SEVEN[:3]
    assert step.table.pile.cards == SEVEN[3:]
    assert step.events == (SoloCardDrawn(),)
    assert [one.turned for one in step.plans] == [True, True, True]


@pytest.mark.rule("R10.3")
def test_the_solo_card_behind_the_hand_waits() -> None:
    step = SoloDeck(SEVEN, Pile((*SEVEN[:3], SOLO_CARD, *SEVEN[3:]), 5)).opened(PLANS)
    assert (step.events, step.plans) == ((), PLANS)


@pytest.mark.rule("R10.4", "R10.5")
@pytest.mark.parametrize(
    ("left", "over"),
    [
        (SEVEN[:3], False),
        (SEVEN[:2], True),
        ((*SEVEN[:2], SOLO_CARD), True),
        ((SOLO_CARD,), True),
        ((), True),
        ((SOLO_CARD, *SEVEN[:3]), False),
    ],
)
def test_the_game_ends_when_fewer_than_three_cards_are_left(
    left: tuple[object, ...], over: bool
) -> None:
    table = SoloDeck(SEVEN, Pile(left, 1))  # type: ignore[arg-type]
    step = table.opened(PLANS)
    assert step.over is over
    if over:
        assert (step.table, step.plans, step.events) == (table, PLANS, ())


@pytest.mark.rule("R10.2", "R10.4", "R10.5")
def test_a_game_without_other_endings_lasts_27_rounds() -> None:
    last = rounds(game("2018", mode="solo"), 26)
    assert (last.round, last.ended) == (27, ())
    over = rounds(last, 1)
    assert (over.round, over.ended) == (27, ("deck",))


@pytest.mark.rule("R10.2", "R3.8", "R13.3")
def test_everything_but_the_deck_lies_open() -> None:
    table = game("2018", mode="solo").table
    assert isinstance(table, SoloDeck)
    seen = table.seen()
    assert seen.held == table.held == table.own(0).hand
    assert seen.back == table.pile.back()
    assert len(seen.unseen()) == 78
    assert sorted([*seen.unseen(), *seen.held]) == sorted(DECK)
    guess = seen.guess(0, table.own(0), Stream(3))
    assert guess.seen() == seen
    assert guess.pile.cards != table.pile.cards


@pytest.mark.rule("R3.8")
def test_a_guess_keeps_the_discards() -> None:
    table = rounds(game("2018", mode="solo"), 4).table
    assert isinstance(table, SoloDeck)
    guess = table.seen().guess(0, table.own(0), Stream(3))
    assert (guess.held, guess.discards) == (table.held, table.discards)
    assert len(guess.discards) == 12


def test_nobody_else_is_there() -> None:
    table = SoloDeck(SEVEN, Pile(SEVEN))
    assert (table.rival(), table.validated(), table.own(0).given) == (None, (), None)
