"""Views leak nothing: games that differ only in hidden things look the same (R3.8)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.editions import edition
from boomtown.rules.cards import Card
from boomtown.rules.events import DeckReshuffled, PileRefilled
from boomtown.rules.game import Game, Sealed, submit, take_back, turn_of
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Insert, Pile
from boomtown.rules.rng import Shuffles, Stream
from boomtown.rules.roll import Roll
from boomtown.rules.settings import Settings
from boomtown.rules.turn import legal
from boomtown.rules.view import View, draft, possible, view, views
from tests.properties.cards_on_table import heaps, heights
from tests.properties.combinations import COMBINATIONS, Combination, scheduled
from tests.properties.deeper import other_below
from tests.properties.played import Playing, begun, confirmed_some, played
from tests.properties.policies import by_chance, filling, finished
from tests.properties.reachable import reachable
from tests.properties.strategies import games, streams

SEED = 0x5EED_0F_B00_3713
SECRET_KINDS = (Game, Shuffles, Stream, Pile, Stacks, SoloDeck, Hands, Duel, Sealed, Roll)


def same_view(one: Game, other: Game, seat: int | None) -> None:
    """Compare field by field and letter by letter."""
    seen, same = view(one, seat), view(other, seat)
    assert seen == same
    assert repr(seen) == repr(same)


def submitted(game: Game, seat: int, rng: Stream) -> Game:
    """Submit any turn for a seat."""
    return submit(game, seat, finished(turn_of(game, seat), by_chance, rng).moves).game


@pytest.mark.rule("R3.8", "R11.2")
@given(games(4), streams, st.data())
def test_a_seat_cannot_tell_what_others_hold_and_do_until_the_round_closes(
    game: Game, rng: Stream, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(game.seats)]))
    other = possible(view(game, seat), rng)
    same_view(game, other, seat)
    for acting in () if game.ended else rng.shuffled(range(game.seats)):
        if game.confirmed >> acting & 1:
            game, other = take_back(game, acting), take_back(other, acting)
        elif (game.confirmed | 1 << acting) != (1 << game.seats) - 1:
            game = submitted(game, acting, rng)
            own = game.sealed[acting]
            assert own is not None
            if acting == seat:
                other = submit(other, acting, own.moves).game
            else:
                other = submitted(other, acting, rng)
        same_view(game, other, seat)


@pytest.mark.rule("R3.6", "R3.8", "R12.8")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_games_with_other_cards_deep_below_look_the_same_until_those_come_up(
    combination: Combination,
) -> None:
    compared = 0
    for number in range(6):
        playing = played(scheduled(combination, number), number, number * 3)
        game = playing.game
        if game.ended or heights(game.table)[0] < least_cards(game):
            continue
        table = other_below(game.table, ROUNDS, playing.rng)
        assert heaps(table) != heaps(game.table)
        compared += look_the_same(playing, replace(game, table=table, seen=table.seen()))
    assert compared >= ROUNDS


ROUNDS = 3
SHUFFLED = (PileRefilled, DeckReshuffled)


def least_cards(game: Game) -> int:
    """Return how high the first heap must be for cards to stay unseen in the rounds to come."""
    drawn = 1 if isinstance(game.table, Stacks) else 3 * game.seats
    return (ROUNDS + 1) * drawn + 4


def look_the_same(playing: Playing, other: Game) -> int:
    """Play both on by the same decisions; return how many rounds they were compared for."""
    for number in range(ROUNDS):
        for seat in (None, *range(other.seats)):
            same_view(playing.game, other, seat)
        if playing.game.ended:
            return number
        playing.play_round()
        for seat, moves in enumerate(playing.rounds[-1]):
            other = submit(other, seat, moves).game
        if any(isinstance(event, SHUFFLED) for event in playing.step.events):
            return number + 1
    return ROUNDS


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_nothing_hidden_can_be_reached_from_a_view(combination: Combination) -> None:
    for number, rounds in enumerate((0, 3, 24)):
        playing = played(scheduled(combination, number), SEED + number, rounds, [filling] * 8)
        game = confirmed_some(playing.game, range(playing.game.seats - 1), playing.rng)
        for seat in (None, *range(game.seats)):
            check_reach(game, view(game, seat), SEED + number)


def check_reach(game: Game, seen: View, seed: int) -> None:
    """Neither seed nor tables, nor others' turns, nor a heap in its hidden order."""
    held = reachable(seen)
    assert [thing for thing in held if isinstance(thing, SECRET_KINDS)] == []
    assert seed not in {thing for thing in held if isinstance(thing, int)}
    assert str(seed) not in repr(seen)
    secret = {id(outcome) for outcome in game.sealed if outcome is not None}
    others = [outcome for seat, outcome in enumerate(game.sealed) if seat != seen.seat]
    secret |= {id(one) for outcome in others if outcome for one in (outcome.moves, outcome.sheet)}
    if not game.ended:
        assert secret.isdisjoint(map(id, held))
    rows = [thing for thing in held if isinstance(thing, tuple) and len(thing) > 1]
    for hidden in hidden_orders(game):
        assert hidden not in rows
    assert not any(isinstance(thing, Insert) for thing in held)


def hidden_orders(game: Game) -> list[tuple[object, ...]]:
    """Return the heaps whose order nobody may know, where they are long enough to tell."""
    table = game.table
    if isinstance(table, Stacks):
        piles: list[tuple[object, ...]] = [stack[1:] for stack in table.stacks]
    else:
        assert isinstance(table, SoloDeck | Hands | Duel)
        piles = [table.pile.cards, table.pile.cards[1:]]
    return [pile for pile in piles if len(pile) > 1 and list(pile) != sorted_cards(pile)]


def sorted_cards(pile: tuple[object, ...]) -> list[object]:
    """Sort a pile's cards, without its inserts."""
    return [*sorted(card for card in pile if isinstance(card, Card))]


@pytest.mark.rule("R3.8", "R11.2")
def test_reach_is_measured_at_all() -> None:
    game = begun(Settings("2018", "expert", seats=2), SEED).game
    held = reachable(game)
    for kind in (Hands, Pile, Shuffles):
        assert any(isinstance(thing, kind) for thing in held)
    assert SEED in {thing for thing in held if isinstance(thing, int)}
    with pytest.raises(AssertionError):
        check_reach(game, replace(view(game, 0), own=game.table), SEED)  # type: ignore[arg-type]


@pytest.mark.rule("R11.2")
def test_a_hand_and_the_card_passed_are_in_no_other_view() -> None:
    playing = played(Settings("2018", "expert", seats=4), 5, 3, [filling] * 4)
    table = playing.game.table
    assert isinstance(table, Hands)
    for seat in (None, *range(4)):
        held = [thing for thing in reachable(view(playing.game, seat)) if isinstance(thing, tuple)]
        seen_hands = [place for place, hand in enumerate(table.hands) if hand in held]
        assert seen_hands == ([] if seat is None else [seat])


@pytest.mark.rule("R3.3", "R3.8")
@given(games(4))
def test_a_view_is_enough_for_the_turn_of_its_seat(game: Game) -> None:
    for seat in () if game.ended else range(game.seats):
        seen = view(game, seat)
        assert draft(seen) == turn_of(game, seat)
        assert legal(draft(seen)) == legal(turn_of(game, seat))
        sealed = game.sealed[seat]
        assert seen.sealed == (sealed.moves if sealed else None)


@pytest.mark.rule("R3.1", "R3.4", "R13.4")
def test_views_of_a_round_share_the_tables_part() -> None:
    game = begun(Settings("2018", seats=8), 1).game
    first, *others = views(game, (None, *range(8)))
    assert all(other.table is first.table for other in others)
    assert all(sheet is game.sheets[0] for sheet in first.table.sheets)
    assert edition("2018").name == first.table.ruleset.settings.edition
