"""The expert table: hands of three, one card passed on each round (R11)."""

from collections import Counter
from dataclasses import replace

import pytest

from boomtown.rules.cards import Action, Card
from boomtown.rules.events import DeckReshuffled, PileRefilled
from boomtown.rules.mode import Deal
from boomtown.rules.modes.expert import MODE, Hands, receiver
from boomtown.rules.pile import Pile
from boomtown.rules.rng import Shuffles, Stream
from tests.rules.games import close, game, outcome
from tests.rules.positions import cards, rules

DECK = rules("2018").deck
TEN = cards(", ".join(f"{n} bis" for n in range(1, 11)))


def opened(table: Hands) -> Hands:
    found = table.opened(()).table
    assert isinstance(found, Hands)
    return found


def small(seats: int, first: int = 0) -> Hands:
    """Deal ten cards in their order."""
    return Hands(TEN, first, Shuffles(6), Pile(TEN), ((),) * seats)


@pytest.mark.rule("R11.1", "R3.6")
def test_the_first_player_is_drawn_before_the_cards() -> None:
    house_rules = rules("2018").site.house_rules
    firsts = set()
    for seed in range(40):
        table = MODE.table(Deal(DECK, 4, house_rules, Shuffles(seed, 1)))
        assert isinstance(table, Hands)
        assert table.first == Shuffles(seed, 1).pick(4)
        assert table.pile.cards == Shuffles(seed, 2).shuffled(DECK)
        firsts.add(table.first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("R11.1", "R11.6")
@pytest.mark.parametrize(
    ("first", "hands"), [(0, ["1 2 3", "4 5 6", "7 8 9"]), (1, ["7 8 9", "1 2 3", "4 5 6"])]
)
def test_hands_are_dealt_in_one_go_from_the_first_player_on(first: int, hands: list[str]) -> None:
    table = opened(small(3, first))
    assert [" ".join(str(card.number) for card in hand) for hand in table.hands] == hands
    assert table.pile.cards == TEN[9:]
    assert table.hand == 3


@pytest.mark.rule("R11.2", "R11.6")
@pytest.mark.parametrize(
    ("seat", "seats", "to"), [(0, 2, 1), (1, 2, 0), (0, 3, 2), (1, 3, 0), (2, 3, 1)]
)
def test_the_right_hand_neighbour_is_the_seat_before(seat: int, seats: int, to: int) -> None:
    assert receiver(seat, seats) == to


@pytest.mark.rule("R11.2")
def test_one_card_is_passed_and_two_are_discarded() -> None:
    closed = opened(small(3)).closed([0, 1, 2], reshuffle=False)
    assert closed.hands == ((TEN[4],), (TEN[8],), (TEN[0],))
    assert closed.discards == (TEN[1], TEN[2], TEN[3], TEN[5], TEN[6], TEN[7])
    assert closed.handed


@pytest.mark.rule("R11.2", "R11.4", "R3.7")
def test_two_cards_are_dealt_to_each_and_the_discards_come_back_when_none_is_left() -> None:
    closed = opened(small(3)).closed([0, 0, 0], reshuffle=False)
    step = closed.opened(())
    now = step.table
    assert isinstance(now, Hands)
    second_deck = Shuffles(6, 1).shuffled(sorted(closed.discards))
    assert now.hands[0] == (TEN[3], TEN[9], second_deck[0])
    assert now.hands[1] == (TEN[6], *second_deck[1:3])
    assert now.hands[2] == (TEN[0], *second_deck[3:5])
    assert now.pile.cards == second_deck[5:]
    assert (now.discards, now.shuffles) == ((), Shuffles(6, 1))
    assert (step.events, step.over) == ((PileRefilled(),), False)


@pytest.mark.rule("R6.6", "R6.12")
def test_a_reshuffle_takes_in_hands_and_passed_cards() -> None:
    at = game("2018", mode="expert", seats=3)
    step = close(at, outcome(at, claims=(0,), asked=True))
    table = step.game.table
    assert isinstance(table, Hands)
    assert step.events.count(DeckReshuffled()) == 1
    everything = [*table.pile.cards, *(card for hand in table.hands for card in hand)]
    assert Counter(everything) == Counter(DECK)
    assert [len(hand) for hand in table.hands] == [3, 3, 3]
    before = at.table
    assert isinstance(before, Hands)
    assert (table.first, table.shuffles) == (before.first, before.shuffles.next())
    assert not table.handed
    assert DeckReshuffled() not in close(step.game).events


@pytest.mark.rule("R11.2", "R3.8")
def test_a_passed_card_shows_its_action_to_all_and_its_number_to_two() -> None:
    table = opened(small(2)).closed([0, 2], reshuffle=False)
    dealt = opened(table)
    assert dealt.seen().passed == (Action.BIS, Action.BIS)
    assert dealt.own(0).given == TEN[0]
    assert dealt.own(1).given == TEN[5]
    assert dealt.own(0).hand == dealt.hands[0]
    assert dealt.own(0).hand[0] == TEN[5]


@pytest.mark.rule("R3.8")
def test_before_anything_was_passed_nothing_is_known_of_hands() -> None:
    table = opened(small(2))
    assert table.seen().passed == (None, None)
    assert table.own(0).given is None


@pytest.mark.rule("R3.8", "R13.3")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_guess_keeps_what_a_seat_knows(seat: int | None, count: int) -> None:
    at = game("2018", mode="expert", seats=3)
    while at.round < count:
        at = close(at).game
    table = at.table
    assert isinstance(table, Hands)
    own = table.own(seat if seat is not None else 0)
    for seed in range(5):
        guess = table.seen().guess(seat, own, Stream(seed))
        assert guess.seen() == table.seen()
        assert [len(hand) for hand in guess.hands] == [3, 3, 3]
        drawn = [card for card in guess.pile.cards if isinstance(card, Card)]
        everything = [*drawn, *guess.discards, *(card for hand in guess.hands for card in hand)]
        assert sorted(everything) == sorted(DECK)
        if seat is not None:
            assert guess.own(seat) == own
    assert len(table.seen().unseen()) == 81 - 6 * (count - 1)


def test_nobody_plays_without_a_sheet() -> None:
    table = replace(small(2), hands=(TEN[:3], TEN[3:6]))
    assert (table.rival(), table.validated()) == (None, ())
    assert [offer.number for offer in table.offers(1)] == [4, 4, 5, 5, 6, 6]
