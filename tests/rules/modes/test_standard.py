"""The standard table: three stacks for everyone (R3)."""

from collections import Counter

import pytest

from boomtown.rules.cards import Action, Offer
from boomtown.rules.events import DeckReshuffled, PileRefilled
from boomtown.rules.modes.standard import Hidden, Stacks, deal_stacks
from boomtown.rules.rng import Shuffles, Stream
from tests.rules.positions import both_editions, cards, rules

DECK = cards("1 bis, 2 pool, 3 temp, 4 bis, 5 pool, 6 temp, 7 bis, 8 pool, 9 temp")


ROWS = (DECK[0:3], DECK[3:6], DECK[6:9])
FRESH = Stacks(DECK, "deal", Shuffles(4), ROWS)


def opened(table: Stacks) -> Stacks:
    found = table.opened(()).table
    assert isinstance(found, Stacks)
    return found


@both_editions
@pytest.mark.rule("R3.1")
def test_three_equal_stacks_are_dealt_in_order(edition: str) -> None:
    deck = rules(edition).deck
    table = deal_stacks(deck, "deal", Shuffles(3, 1))
    shuffled = Shuffles(3, 1).shuffled(deck)
    height = len(deck) // 3
    assert table.stacks == (shuffled[:height], shuffled[height:-height], shuffled[-height:])
    assert (table.flipped, table.discards, table.hand) == ((), ((), (), ()), 0)


@pytest.mark.rule("R3.2")
def test_a_flip_puts_the_top_cards_action_beside_the_next_cards_number() -> None:
    table = opened(FRESH)
    assert table.flipped == (DECK[0], DECK[3], DECK[6])
    assert table.stacks == (DECK[1:3], DECK[4:6], DECK[7:9])
    assert table.discards == ((), (), ())
    expected = (
        Offer(2, Action.BIS, 0, 0),
        Offer(5, Action.BIS, 1, 1),
        Offer(8, Action.BIS, 2, 2),
    )
    assert table.offers(0) == table.offers(7) == expected


@pytest.mark.rule("R3.2", "R3.8")
def test_the_next_actions_are_known_from_the_cards_on_top() -> None:
    first = opened(FRESH)
    assert first.seen().next_actions == (Action.POOL,) * 3
    assert first.seen().tops == (DECK[1], DECK[4], DECK[7])
    second = opened(first)
    assert second.flipped == (DECK[1], DECK[4], DECK[7])
    assert second.discards == ((DECK[0],), (DECK[3],), (DECK[6],))
    assert second.seen().next_actions == ()
    recycling = opened(opened(Stacks(DECK, "recycle", Shuffles(4), ROWS)))
    assert recycling.seen().next_actions == (Action.TEMP,) * 3


@pytest.mark.rule("R3.4")
def test_used_up_stacks_are_dealt_anew_before_the_flip() -> None:
    used_up = opened(opened(FRESH))
    assert [len(stack) for stack in used_up.stacks] == [1, 1, 1]
    step = used_up.opened(())
    assert step.events == (PileRefilled(),)
    assert not step.over
    assert step.table == opened(deal_stacks(DECK, "deal", Shuffles(4, 1)))


@pytest.mark.rule("R3.5", "R14.9")
def test_each_stack_is_made_anew_from_its_own_discards() -> None:
    table = opened(opened(Stacks(DECK, "recycle", Shuffles(4), ROWS)))
    step = table.opened(())
    again = step.table
    assert isinstance(again, Stacks)
    assert step.events == (PileRefilled(),)
    assert again.flipped == (DECK[2], DECK[5], DECK[8])
    assert again.stacks == (
        Shuffles(4, 1).shuffled(DECK[0:2]),
        Shuffles(4, 2).shuffled(DECK[3:5]),
        Shuffles(4, 3).shuffled(DECK[6:8]),
    )
    assert again.discards == ((), (), ())
    assert again.shuffles == Shuffles(4, 3)
    assert again.apart


@pytest.mark.rule("R3.5")
def test_the_flipped_card_goes_to_the_next_discards() -> None:
    again = opened(opened(opened(Stacks(DECK, "recycle", Shuffles(4), ROWS))))
    after = opened(again)
    assert after.discards == ((DECK[2],), (DECK[5],), (DECK[8],))


@pytest.mark.rule("R6.6", "R6.12")
def test_a_reshuffle_deals_everything_once_and_is_announced_with_the_next_round() -> None:
    table = opened(FRESH)
    assert table.closed([None], reshuffle=False) is table
    fresh = table.closed([None], reshuffle=True)
    assert fresh.fresh
    step = fresh.opened(())
    assert step.events == (DeckReshuffled(),)
    assert step.table == opened(deal_stacks(DECK, "deal", Shuffles(4, 1)))
    assert isinstance(step.table, Stacks)
    assert step.table.opened(()).events == ()


@pytest.mark.rule("R3.8", "R13.3")
def test_what_lies_below_is_known_as_a_heap_of_cards() -> None:
    seen = opened(FRESH).seen()
    below = tuple(sorted([DECK[2], DECK[5], DECK[8]]))
    assert seen.hidden == (Hidden(below, (1, 1, 1)),)
    assert seen.unseen() == below
    assert (seen.flipped, seen.discards) == (opened(FRESH).flipped, ((), (), ()))


@pytest.mark.rule("R3.5", "R3.8")
def test_recycled_stacks_are_known_one_by_one() -> None:
    deck = cards(", ".join(f"{n} bis" for n in range(1, 13)))
    table = Stacks(deck, "recycle", Shuffles(4), (deck[:4], deck[4:8], deck[8:]))
    for _ in range(4):
        table = opened(table)
    seen = table.seen()
    assert [group.heights for group in seen.hidden] == [(2,), (2,), (2,)]
    for place, group in enumerate(seen.hidden):
        own = sorted({*deck[4 * place : 4 * place + 3]} - {seen.tops[place]})
        assert group.cards == tuple(own)


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
@pytest.mark.parametrize("refill", ["deal", "recycle"])
def test_a_guessed_table_looks_the_same_from_outside(refill: str, rounds: int) -> None:
    deck = cards(", ".join(f"{n} bis" for n in range(1, 13)))
    table = Stacks(deck, refill, Shuffles(4), (deck[:4], deck[4:8], deck[8:]))  # type: ignore[arg-type]
    for _ in range(rounds):
        table = opened(table)
    guesses = {table.seen().guess(None, table.own(0), Stream(seed)) for seed in range(8)}
    assert all(guess.seen() == table.seen() for guess in guesses)
    everything = [card for stack in table.stacks for card in stack]
    for guess in guesses:
        assert Counter(card for stack in guess.stacks for card in stack) == Counter(everything)
    assert len({guess.stacks for guess in guesses}) > 1 or rounds == 3


def test_nobody_has_cards_or_rivals_of_their_own() -> None:
    assert FRESH.own(0).hand == ()
    assert FRESH.own(0).given is None
    assert FRESH.rival() is None
    assert FRESH.validated() == ()
