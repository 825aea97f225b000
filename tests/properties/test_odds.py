"""A possible game has the right odds: against all deals of tiny decks, one by one (R3.8)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import chain, permutations, product

import pytest

from boomtown.rules.cards import Action, Card
from boomtown.rules.modes.solo import SOLO_CARD, SoloDeck
from boomtown.rules.modes.standard import Stacks, deal_stacks
from boomtown.rules.pile import Drawable, Insert, Pile
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles, Stream
from tests.properties.odds import (
    Hidden,
    Odds,
    check_guesses,
    check_odds,
    critical,
    shares,
    statistic,
)

pytestmark = pytest.mark.slow

POOL, BIS, TEMP = Action.POOL, Action.BIS, Action.TEMP
NO_PLANS: tuple[PlanInPlay, ...] = ()


@pytest.mark.rule("R3.6")
def test_chi_square_tells_even_odds_from_uneven_ones() -> None:
    assert critical(5) == pytest.approx(25.7, abs=1)
    assert critical(99) == pytest.approx(160.1, abs=1)
    even: Odds = {(face,): Fraction(1, 6) for face in range(6)}
    rng = Stream(1)
    check_odds(lambda: (rng.below(6),), even)
    with pytest.raises(AssertionError):
        check_odds(lambda: (min(rng.below(7), 5),), even)
    with pytest.raises(AssertionError):
        check_odds(lambda: (rng.below(7),), even)
    assert statistic(Counter({(face,): 10 for face in range(6)}), even) == 0


@pytest.mark.rule("R3.6")
def test_a_shuffle_gives_every_order_the_same_odds() -> None:
    rng = Stream(2)
    orders = shares(Counter(permutations(range(5))))
    check_odds(lambda: rng.shuffled(range(5)), orders)
    check_odds(lambda: Shuffles(rng.bits(), rng.below(9)).shuffled(range(5)), orders)


# The standard game.

FLIPPED = (Card(4, BIS), Card(5, TEMP), Card(6, TEMP))
TOPS = (Card(1, POOL), Card(2, POOL), Card(3, BIS))
BELOW = (Card(7, BIS), Card(8, BIS), Card(9, POOL), Card(9, POOL), Card(10, TEMP), Card(11, TEMP))


def stacks_of(rests: Iterable[tuple[Card, ...]], *, apart: bool) -> Stacks:
    """Set stacks up in the middle of a deal: cards flipped, numbers on top, the rest below."""
    piles = tuple((top, *rest) for top, rest in zip(TOPS, rests, strict=True))
    deck = tuple(sorted([*FLIPPED, *chain.from_iterable(piles)]))
    return Stacks(deck, "recycle", Shuffles(1), piles, FLIPPED, apart=apart)


@pytest.mark.rule("R3.1", "R3.8")
def test_first_stacks_hold_the_unseen_cards_in_any_order_across_all_three() -> None:
    orders = permutations(BELOW)
    deals = [stacks_of((o[:2], o[2:4], o[4:]), apart=False) for o in orders]
    assert check_guesses(deals, deals[100]) == 360


@pytest.mark.rule("R3.1", "R3.2", "R3.8")
def test_the_deal_itself_gives_every_order_below_the_same_odds() -> None:
    deck = tuple(sorted(BELOW))
    rng = Stream(5)

    def deal() -> Hidden:
        return deal_stacks(deck, "deal", Shuffles(rng.bits())).stacks

    check_odds(deal, shares(Counter((o[:2], o[2:4], o[4:]) for o in permutations(deck))))


DISCARDED = (BELOW[:3], BELOW[3:], (Card(12, BIS), Card(13, BIS), Card(13, BIS)))
USED_UP = replace(stacks_of(((), (), ()), apart=False), discards=DISCARDED)


def refill(seed: int) -> Stacks:
    """Refill the used-up stacks from their own discards."""
    table = replace(USED_UP, shuffles=Shuffles(seed)).opened(NO_PLANS).table
    assert isinstance(table, Stacks)
    assert table.flipped == TOPS
    return table


def refills() -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield every order that a refill can give: the card just flipped stays out."""
    piles = ((*pile, card) for pile, card in zip(DISCARDED, FLIPPED, strict=True))
    return product(*map(permutations, piles))


@pytest.mark.rule("R3.5", "R3.8")
@pytest.mark.parametrize("seed", range(3))
def test_refilled_stacks_hold_each_its_own_cards_in_any_order(seed: int) -> None:
    true = refill(seed)
    below = [len(set(permutations(stack[1:]))) for stack in true.stacks]
    tables = (replace(true, stacks=order) for order in refills())
    assert check_guesses(tables, true) == below[0] * below[1] * below[2]


@pytest.mark.rule("R3.5")
def test_a_refill_itself_gives_every_number_on_top_and_below_the_same_odds() -> None:
    rng = Stream(3)

    def upper_halves() -> Hidden:
        return tuple(stack[:2] for stack in refill(rng.bits()).stacks)

    cases = Counter[Hidden](tuple(pile[:2] for pile in order) for order in refills())
    check_odds(upper_halves, shares(cases))


# Solo.

SOLO_DECK = (
    *(Card(1, POOL), Card(2, POOL), Card(3, POOL)),
    *(Card(4, BIS), Card(5, BIS), Card(6, TEMP), Card(7, TEMP)),
)


def solo_deals(deck: tuple[Card, ...]) -> Iterator[SoloDeck]:
    """Yield every deal of a deck, the Solo card anywhere in the lower part, three cards drawn."""
    upper = (len(deck) + 1) // 2
    for cards in permutations(deck):
        for at in range(upper, len(deck) + 1):
            order: tuple[Drawable, ...] = (*cards[:at], SOLO_CARD, *cards[at:])
            table = SoloDeck(deck, Pile(order, len(deck) - upper + 1)).opened(NO_PLANS).table
            assert isinstance(table, SoloDeck)
            yield table


@pytest.mark.rule("R10.1", "R3.8")
def test_the_solo_card_lies_anywhere_in_the_lower_part_below_a_known_action() -> None:
    deals = list(solo_deals(SOLO_DECK))
    true = next(deal for deal in deals if deal.pile.back().top is TEMP)
    assert check_guesses(deals, true) == 2 * 6 * 4


@pytest.mark.rule("R10.1", "R3.8")
def test_the_solo_card_on_top_is_seen_and_nothing_else() -> None:
    deals = list(solo_deals(SOLO_DECK[:6]))
    on_top = next(deal for deal in deals if isinstance(deal.pile.cards[0], Insert))
    assert check_guesses(deals, on_top) == 6


@pytest.mark.rule("R10.1", "R3.8")
def test_an_action_on_top_of_the_lower_part_means_that_the_solo_card_is_deeper() -> None:
    deals = list(solo_deals(SOLO_DECK[:6]))
    true = next(
        deal for deal in deals if deal.pile.back().top is BIS and deal.held == SOLO_DECK[:3]
    )
    assert check_guesses(deals, true) == 2 * 2 * 3
