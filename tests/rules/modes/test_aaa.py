"""The AAA table of 2023: deck, validation cards, the stack that grows (R12)."""

from dataclasses import replace

import pytest

from boomtown.rules.cards import Card
from boomtown.rules.events import PileRefilled, RivalValidated
from boomtown.rules.mode import Deal
from boomtown.rules.modes.aaa import MODE, Duel
from boomtown.rules.pile import Drawable, Insert, Pile
from boomtown.rules.plans.parks import Parks
from boomtown.rules.rng import Shuffles, Stream
from tests.rules.games import close, game, outcome, rounds
from tests.rules.positions import drawn, plan, rules

RULES = rules("2023", mode="aaa", opponent=2)
DECK = RULES.deck
PLANS = (plan(Parks(1), (8, 4)), plan(Parks(1), (9, 5)), plan(Parks(1), (10, 6), turned=True))


def duel(*cards: Drawable, switch: str = "lower", **state: object) -> Duel:
    """Lay out a deck against Irene, who validates plans 1 and 3."""
    table = game("2023", f"aaa_same_round={switch}", mode="aaa", opponent=2).table
    assert isinstance(table, Duel)
    cleared = {"pile": Pile(cards, len(cards)), "held": (), "discards": ()}
    return replace(table, **{**cleared, **state})  # type: ignore[arg-type]


@pytest.mark.rule("R12.1")
def test_one_validation_card_lies_among_the_last_21() -> None:
    places, plans = set(), set()
    for seed in range(300):
        deal = Deal(DECK, 1, RULES.site.house_rules, Shuffles(seed), RULES.opponent)
        table = MODE.table(deal)
        assert isinstance(table, Duel)
        (at,) = [n for n, card in enumerate(table.pile.cards) if isinstance(card, Insert)]
        hidden = table.pile.cards[at]
        assert isinstance(hidden, Insert)
        places.add(at)
        plans.add(hidden.plan)
        assert (*table.pile.cards[:at], *table.pile.cards[at + 1 :]) == Shuffles(seed).shuffled(
            DECK
        )
        assert {hidden, *table.discards} == {Insert(0), Insert(1), Insert(2)}
        assert (table.pile.lower, len(table.discards)) == (21, 2)
        assert (table.aaa.stack, table.aaa.plans) == ((), (None, None, None))
    assert (min(places), max(places), len(places)) == (43, 63, 21)
    assert plans == {0, 1, 2}


@pytest.mark.rule("R12.1", "R3.6")
def test_cards_plans_and_place_have_a_shuffle_each() -> None:
    deal = Deal(DECK, 1, RULES.site.house_rules, Shuffles(8, 3), RULES.opponent)
    table = MODE.table(deal)
    assert isinstance(table, Duel)
    first, *others = (Insert(n) for n in Shuffles(8, 4).shuffled((0, 1, 2)))
    assert table.pile.cards.index(first) == 43 + Shuffles(8, 5).pick(21)
    assert table.discards == tuple(others)
    assert table.shuffles == Shuffles(8, 5)


@pytest.mark.rule("R12.2")
def test_two_cards_are_discarded_and_the_third_goes_on_the_stack() -> None:
    opened = duel(*DECK[:5]).opened(PLANS)
    table = opened.table
    assert isinstance(table, Duel)
    assert (table.held, table.pile.cards) == (DECK[:3], DECK[3:5])
    assert (opened.plans, opened.events, opened.over, table.hand) == (PLANS, (), False, 3)
    closed = table.closed([1], reshuffle=False)
    assert (closed.held, closed.discards) == ((), (DECK[0], DECK[2]))
    assert closed.aaa.stack == (DECK[1],)
    more = replace(closed, held=DECK[3:6]).closed([2], reshuffle=False)
    assert more.aaa.stack == (DECK[1], DECK[5])
    assert more.discards == (DECK[0], DECK[2], DECK[3], DECK[4])


@pytest.mark.rule("R12.3", "R14.11")
@pytest.mark.parametrize(
    ("plan_place", "switch", "event", "points", "turned"),
    [
        (0, "lower", RivalValidated(0, 8), (8, None, None), [True, False, True]),
        (0, "higher", RivalValidated(0, 8), (8, None, None), [False, False, True]),
        (1, "lower", RivalValidated(1, None), (None, None, None), [False, False, True]),
        (2, "lower", RivalValidated(2, 6), (None, None, 6), [False, False, True]),
    ],
)
def test_a_validation_card_is_resolved_at_once(
    plan_place: int,
    switch: str,
    event: RivalValidated,
    points: tuple[int | None, ...],
    turned: list[bool],
) -> None:
    opened = duel(DECK[0], Insert(plan_place), *DECK[1:4], switch=switch).opened(PLANS)
    table = opened.table
    assert isinstance(table, Duel)
    assert opened.events == (event,)
    assert table.aaa.plans == points
    assert [one.turned for one in opened.plans] == turned
    assert table.held == DECK[:3]
    assert table.pile.cards == DECK[3:4]
    assert table.validated() == (() if event.points is None else (plan_place,))
    assert Insert(plan_place) not in table.discards


@pytest.mark.rule("R12.3")
def test_what_was_validated_belongs_to_its_round_only() -> None:
    table = duel(Insert(0), *DECK[:6]).opened(PLANS).table
    assert isinstance(table, Duel)
    assert table.validated() == (0,)
    later = table.closed([0], reshuffle=False).opened(PLANS).table
    assert later.validated() == ()


@pytest.mark.rule("R12.7", "R12.3")
def test_two_validation_cards_in_one_draw_are_resolved_in_turn() -> None:
    opened = duel(Insert(2), DECK[0], Insert(0), *DECK[1:3]).opened(PLANS)
    assert opened.events == (RivalValidated(2, 6), RivalValidated(0, 8))
    assert opened.table.validated() == (2, 0)


@pytest.mark.rule("R12.2", "R3.7")
def test_the_discards_make_a_new_deck_in_the_middle_of_a_draw() -> None:
    before = duel(DECK[0], discards=(DECK[5], Insert(1), DECK[2], DECK[3]))
    opened = before.opened(PLANS)
    table = opened.table
    assert isinstance(table, Duel)
    second = before.shuffles.next().shuffled([DECK[2], DECK[3], DECK[5], Insert(1)])
    drawn = (
        *table.held[1:],
        *(Insert(e.plan) for e in opened.events if isinstance(e, RivalValidated)),
    )
    used = len(drawn)
    assert opened.events[0] == PileRefilled()
    assert {*drawn} == {*second[:used]}
    assert table.pile.cards == second[used:]
    assert (table.discards, table.pile.lower) == ((), 4)
    assert table.held[0] == DECK[0]


@pytest.mark.rule("R12.4", "R12.7")
def test_a_validation_card_counts_even_when_the_cards_give_out() -> None:
    opened = duel(DECK[0], DECK[1], Insert(0)).opened(PLANS)
    assert opened.over
    assert opened.events == (RivalValidated(0, 8),)
    table = opened.table
    assert isinstance(table, Duel)
    assert table.aaa.plans == (8, None, None)
    assert opened.plans[0].turned


@pytest.mark.rule("R12.4")
def test_the_game_ends_when_three_cards_cannot_be_drawn() -> None:
    assert duel(*DECK[:2]).opened(PLANS).over
    assert not duel(*DECK[:2], discards=(DECK[5],)).opened(PLANS).over
    at = game("2023", mode="aaa", opponent=2)
    last = replace(at, table=duel(*DECK[:5], held=DECK[5:8]))
    assert close(last).game.ended == ()
    ending = replace(at, table=duel(held=DECK[5:8]))
    assert close(ending).game.ended == ("deck",)


@pytest.mark.rule("R12.4")
def test_three_plans_of_the_aaa_end_nothing() -> None:
    at = game("2023", mode="aaa", opponent=5)
    assert isinstance(at.table, Duel)
    full = replace(at.table, aaa=replace(at.table.aaa, plans=(8, 8, 8)))
    assert close(replace(at, table=full)).game.ended == ()
    won = drawn("; plans 4 4 4", at.ruleset.site)
    assert close(at, outcome(at, won)).game.ended == ("plans",)


@pytest.mark.rule("R12.7", "R8.3")
def test_two_decks_last_longer_than_any_game() -> None:
    later = rounds(game("2023", mode="aaa"), 34)
    assert (later.round, later.ended) == (35, ())


@pytest.mark.rule("R12.8", "R3.8", "R13.3")
@pytest.mark.parametrize("count", [1, 10, 18, 21, 23])
def test_nobody_knows_where_the_validation_cards_lie(count: int) -> None:
    at = rounds(game("2023", mode="aaa"), count - 1)
    table = at.table
    assert isinstance(table, Duel)
    seen = table.seen()
    left = [c for c in (*table.pile.cards, *table.discards) if isinstance(c, Insert)]
    assert seen.unresolved == tuple(sorted(c.plan for c in left if c.plan is not None))
    assert not any(isinstance(card, Insert) for card in seen.discards)
    in_deck = [card for card in table.pile.cards if isinstance(card, Card)]
    assert sorted(seen.unseen()) == sorted(in_deck)
    for seed in range(4):
        guess = seen.guess(0, table.own(0), Stream(seed))
        assert guess.seen() == seen
        assert guess.own(0) == table.own(0)


@pytest.mark.rule("R3.8", "R12.3")
def test_hand_and_validated_plans_lie_open() -> None:
    table = duel(Insert(0), *DECK[:6]).opened(PLANS).table
    assert isinstance(table, Duel)
    assert table.own(0).hand == table.held == DECK[:3]
    assert table.own(0).given is None
    clean = replace(table, deck=DECK[:6])
    assert clean.seen().guess(0, table.own(0), Stream(1)).validated() == (0,)
