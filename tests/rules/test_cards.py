"""Cards, the offers they make, the piles they lie in."""

import pytest

from boomtown.rules.cards import Action, Card, Offer, offers_from_hand
from boomtown.rules.pile import Back, Insert, Pile, arrange, fewer, take
from boomtown.rules.rng import Stream
from tests.rules.positions import cards

HAND = cards("8 surveyor, 5 landscaper, 12 pool")


@pytest.mark.rule("R10.2", "R11.2", "R12.2")
def test_a_hand_offers_each_number_with_each_other_action() -> None:
    assert offers_from_hand(HAND) == (
        Offer(8, Action.LANDSCAPER, 0, 1),
        Offer(8, Action.POOL, 0, 2),
        Offer(5, Action.SURVEYOR, 1, 0),
        Offer(5, Action.POOL, 1, 2),
        Offer(12, Action.SURVEYOR, 2, 0),
        Offer(12, Action.LANDSCAPER, 2, 1),
    )


def test_an_offer_knows_the_cards_it_uses() -> None:
    assert Offer(8, Action.POOL, 0, 2).cards == {0, 2}
    assert Offer(8, Action.POOL, 1, 1).cards == {1}


def test_cards_sort_by_number_then_by_the_name_of_the_action() -> None:
    assert list(Action) == sorted(Action)
    assert sorted([*cards("9 bis, 8 temp, 8 bis")]) == [*cards("8 bis, 8 temp, 9 bis")]


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(
    ("pile", "back"),
    [
        (Pile(()), Back(0, None, 0, 0)),
        (Pile(HAND), Back(3, Action.SURVEYOR, 0, 0)),
        (Pile((*HAND, Insert()), 2), Back(4, Action.SURVEYOR, 1, 2)),
        (Pile((Insert(1), *HAND, Insert(2)), 5), Back(5, None, 2, 5)),
        (Pile(HAND[:1], 3), Back(1, Action.SURVEYOR, 0, 1)),
    ],
)
def test_the_back_of_a_pile_shows_its_top_action_or_that_an_insert_lies_there(
    pile: Pile, back: Back
) -> None:
    assert pile.back() == back


def test_drawing_leaves_the_rest_of_the_pile() -> None:
    assert Pile(HAND, 2).without_top() == Pile(HAND[1:], 2)


def test_cards_that_are_elsewhere_are_taken_out_once_each() -> None:
    deck = cards("8 pool, 8 pool, 9 pool")
    assert fewer(deck, cards("8 pool")) == [*cards("8 pool, 9 pool")]
    assert deck == cards("8 pool, 8 pool, 9 pool")


def test_a_card_is_taken_by_its_action() -> None:
    taken = set()
    for seed in range(20):
        held = list(cards("1 pool, 2 bis, 3 pool"))
        card = take(held, Action.POOL, Stream(seed))
        assert sorted([card, *held]) == [*cards("1 pool, 2 bis, 3 pool")]
        taken.add(card)
    assert taken == {*cards("1 pool, 3 pool")}


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(
    ("back", "inserts"),
    [
        (Back(4, Action.POOL, 0, 0), ()),
        (Back(3, Action.POOL, 0, 0), ()),
        (Back(4, Action.POOL, 1, 2), (Insert(),)),
        (Back(5, Action.POOL, 2, 5), (Insert(0), Insert(2))),
        (Back(4, None, 1, 4), (Insert(),)),
        (Back(1, None, 1, 1), (Insert(),)),
        (Back(0, None, 0, 0), ()),
    ],
)
def test_a_guessed_pile_has_the_back_it_was_guessed_from(
    back: Back, inserts: tuple[Insert, ...]
) -> None:
    hidden = cards("1 pool, 2 bis, 3 pool, 4 temp")
    for seed in range(12):
        left = list(hidden)
        pile = arrange(back, left, inserts, Stream(seed))
        assert pile.back() == back
        drawn = [card for card in pile.cards if isinstance(card, Card)]
        assert sorted([*drawn, *left]) == [*hidden]
        places = [place for place, card in enumerate(pile.cards) if isinstance(card, Insert)]
        assert all(place >= back.height - back.lower for place in places)


@pytest.mark.rule("R3.8")
def test_a_guessed_insert_may_lie_in_every_place_that_fits() -> None:
    found = {
        place
        for seed in range(60)
        for place, card in enumerate(
            arrange(
                Back(5, Action.POOL, 1, 3),
                list(cards("1 pool, 2 bis, 3 bis, 4 temp")),
                [Insert()],
                Stream(seed),
            ).cards
        )
        if isinstance(card, Insert)
    }
    assert found == {2, 3, 4}
