"""The odds of hands and of validation cards, against all deals of tiny decks (R11.2, R12.8)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, permutations

import pytest

from boomtown.editions import edition
from boomtown.rules.cards import Action, Card
from boomtown.rules.mode import Rival
from boomtown.rules.modes.aaa import PLANS, Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.pile import Drawable, Insert, Pile
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles
from boomtown.rules.settings import plan_piles
from tests.properties.odds import check_guesses, known

pytestmark = pytest.mark.slow

POOL, BIS, TEMP = Action.POOL, Action.BIS, Action.TEMP
SECOND = edition("2023")
PLANS_IN_PLAY = tuple(
    PlanInPlay(pile[0]) for pile in plan_piles(SECOND, advanced=False, roundabouts=False)
)


def orders(cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every order of cards of which some are alike, each once."""
    left = sorted(cards)
    if not left:
        yield ()
    for card in sorted(set(left)):
        at = left.index(card)
        for rest in orders(left[:at] + left[at + 1 :]):
            yield (card, *rest)


# Expert: what was passed is known by its action to all, by its number to two seats.

EXPERT_DECK = (
    *(Card(1, POOL), Card(1, POOL), Card(1, POOL), Card(1, POOL)),
    *(Card(2, POOL), Card(2, POOL), Card(2, POOL)),
    *(Card(3, BIS), Card(3, BIS), Card(3, BIS)),
)


def expert_deals(deck: tuple[Card, ...], passing: Iterable[tuple[int, int]]) -> Iterator[Hands]:
    """Yield the second round of every deal for two: each seat passes one of its cards on."""
    ways = tuple(passing)
    for cards in orders(deck):
        dealt = Hands(deck, 0, Shuffles(1), Pile(cards), ((), ())).opened(()).table
        for left in ways:
            table = dealt.closed(left, reshuffle=False).opened(()).table
            assert isinstance(table, Hands)
            yield table


def passed(deals: Iterable[Hands], seat: int | None, actions: list[Action]) -> Hands:
    """Of the deals in which these actions were passed, return one of which a seat knows least."""
    fitting = [deal for deal in deals if [hand[0].action for hand in deal.hands] == actions]
    ((facts, _),) = Counter(known(deal, seat) for deal in fitting).most_common(1)
    return next(deal for deal in fitting if known(deal, seat) == facts)


@pytest.mark.rule("R11.2", "R3.8")
def test_first_hands_are_any_of_the_cards_not_in_the_own_one() -> None:
    deals = [
        Hands(EXPERT_DECK, 1, Shuffles(1), Pile(cards), ((), ())).opened(()).table
        for cards in orders(EXPERT_DECK)
    ]
    true = deals[1234]
    assert check_guesses(deals, true, 0) > 20
    assert check_guesses(deals, true, 1) > 20


@pytest.mark.rule("R11.2", "R3.8")
def test_a_giver_knows_the_card_it_passed_and_nothing_else_of_the_other_hand() -> None:
    deck = (*EXPERT_DECK, Card(3, BIS))
    any_of_the_other = [(0, other) for other in range(3)]
    deals = list(expert_deals(deck, any_of_the_other))
    assert check_guesses(deals, passed(deals, 0, [POOL, BIS]), 0) > 2
    assert check_guesses(deals, passed(deals, 0, [BIS, POOL]), 0) > 2


@pytest.mark.rule("R11.2", "R3.8")
def test_a_spectator_knows_of_passed_cards_their_actions() -> None:
    any_of_both = [(one, other) for one in range(3) for other in range(3)]
    deals = list(expert_deals(EXPERT_DECK, any_of_both))
    assert check_guesses(deals, passed(deals, None, [POOL, POOL])) > 20
    assert check_guesses(deals, passed(deals, None, [POOL, BIS])) > 20


@pytest.mark.rule("R11.2", "R11.6", "R3.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_passed_cards_of_others_are_any_with_that_action(seat: int) -> None:
    hands = (
        (Card(1, POOL), Card(2, POOL), Card(3, BIS)),
        (Card(4, POOL), Card(5, BIS), Card(1, POOL)),
        (Card(6, BIS), Card(7, BIS), Card(8, TEMP)),
    )
    below = (Card(9, POOL), Card(5, BIS))
    deck = tuple(sorted([*chain.from_iterable(hands), *below]))
    true = Hands(deck, 0, Shuffles(1), Pile(below), hands, handed=True)
    own, given = hands[seat], hands[(seat - 1) % 3][0]
    unknown = [card for hand in hands if hand is not own for card in hand if card is not given]
    worlds = (rearranged(true, seat, cards) for cards in orders([*unknown, *below]))
    assert check_guesses(worlds, true, seat) > 100


def rearranged(true: Hands, seat: int, cards: tuple[Card, ...]) -> Hands:
    """Return the table with other cards wherever the seat does not know which lie."""
    rest = iter(cards)
    hands = tuple(
        hand
        if place == seat
        else (hand[0] if place == (seat - 1) % 3 else next(rest), next(rest), next(rest))
        for place, hand in enumerate(true.hands)
    )
    return replace(true, hands=hands, pile=Pile(tuple(rest)))


# AAA: nobody knows which validation card lies where.

DUEL_DECK = (*(Card(1, POOL), Card(2, POOL), Card(3, BIS)), *(Card(4, BIS), Card(5, TEMP)))


def duel(cards: tuple[Drawable, ...], lower: int, discards: tuple[Drawable, ...]) -> Duel:
    """Set the cards of a duel out and draw a hand."""
    aaa = Rival(SECOND.opponents[1], (), (None, None, None))
    deck = tuple(sorted(card for card in (*cards, *discards) if isinstance(card, Card)))
    table = Duel(deck, "lower", Shuffles(1), Pile(cards, lower), aaa, discards=discards)
    opened = table.opened(PLANS_IN_PLAY).table
    assert isinstance(opened, Duel)
    return opened


def first_duels(deck: tuple[Card, ...], lower: int) -> Iterator[Duel]:
    """Yield every setup: any letter anywhere among the last cards, the others discarded."""
    for cards in permutations(deck):
        for first, *others in permutations(map(Insert, PLANS)):
            for at in range(len(deck) - lower, len(deck) + 1):
                order: tuple[Drawable, ...] = (*cards[:at], first, *cards[at:])
                yield duel(order, lower + 1, tuple(others))


@pytest.mark.rule("R12.1", "R12.8", "R3.8")
def test_any_validation_card_lies_anywhere_in_the_lower_part() -> None:
    deck = (*DUEL_DECK, Card(6, TEMP))
    duels = list(first_duels(deck, 3))
    under_an_action = next(deal for deal in duels if deal.pile.back().top is TEMP)
    assert check_guesses(duels, under_an_action) == 3 * 2 * 2 * 3
    on_top = next(deal for deal in duels if isinstance(deal.pile.cards[0], Insert))
    assert check_guesses(duels, on_top) == 3 * 6


@pytest.mark.rule("R12.2", "R12.3", "R12.8", "R3.8")
def test_two_validation_cards_lie_anywhere_in_the_second_deck() -> None:
    cards: list[Drawable] = [*DUEL_DECK, Insert(0), Insert(2)]
    duels = [duel(order, 7, ()) for order in permutations(cards)]
    both = [deal for deal in duels if deal.pile.back().inserts == 2]
    assert check_guesses(duels, next(deal for deal in both if deal.pile.back().top)) > 5
    assert check_guesses(duels, next(deal for deal in both if not deal.pile.back().top)) > 5
    one_gone = next(deal for deal in duels if deal.pile.back().inserts == 1)
    assert check_guesses(duels, one_gone) > 1
