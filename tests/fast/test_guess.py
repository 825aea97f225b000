"""Other orders of the hidden cards: all that fit are met, and only where the seat cannot look."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.fast.codec import book_for, guessed, lies_of, rearranged, seed_of_game
from boomtown.fast.kernel import cards
from boomtown.fast.kernel.cards import CARDS, DISCARDED, DISCARDS, HEIGHT, INSERT, POSITION
from boomtown.fast.kernel.game import ENDED, ROUND, total
from boomtown.fast.kernel.guess import lay_again, rearrange
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.kernel.playout import build_round, play_out
from boomtown.fast.lies import Lies, table_for, unsigned, words
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.rng import Stream, mix
from boomtown.rules.settings import Settings
from boomtown.rules.view import random_turn, view
from tests.fast.positions import thumb_of
from tests.properties.combinations import rules_of

pytestmark = [pytest.mark.slow, pytest.mark.rule("R3.8")]
GUESSES = 400
SOLO = Settings(mode="solo")
DUEL = Settings("2023", "aaa", opponent=3)
HANDS = Settings(mode="expert", seats=3)


def started(settings: Settings, rounds: int) -> Game:
    """Play so many rounds by chance."""
    game, rng = new_game(rules_of(settings), 3).game, Stream(5)
    for _ in range(rounds):
        for seat in range(game.seats):
            game = submit_turn(game, seat, random_turn(turn_of(game, seat), rng)).game
    return game


def orders(game: Game, seat: int = 0) -> Iterator[Lies]:
    """Yield the same table again and again, with other hidden cards."""
    shown = tuple((seat + place) % game.seats for place in range(game.seats))
    lies, book = guessed(view(game, seat), Stream(1), shown), book_for(game.ruleset, game.seats)
    for number in range(GUESSES):
        rearranged(book, lies, mix(number))
        yield lies


def pile(lies: Lies) -> list[int]:
    """Return the cards still to come."""
    return [int(lies.cards[CARDS + k]) for k in range(lies.cards[POSITION], lies.cards[HEIGHT])]


def test_a_solo_card_is_met_wherever_it_may_lie_but_not_on_top() -> None:
    game = started(SOLO, 4)
    places = [pile(lies).index(INSERT) for lies in orders(game)]
    height, table = len(pile(lies_of(game))), game.table
    assert isinstance(table, SoloDeck)
    lower = table.pile.lower
    assert set(places) == set(range(max(1, height - lower), height))


def test_any_validation_card_may_lie_in_the_pile() -> None:
    game = started(DUEL, 3)
    met, elsewhere = set(), set()
    for lies in orders(game):
        met.add(tuple(card for card in pile(lies) if card >= INSERT))
        many = int(lies.cards[DISCARDED])
        gone = [int(lies.cards[DISCARDS + k]) for k in range(many)]
        elsewhere.add(tuple(card for card in gone if card >= INSERT))
    assert met == {(INSERT,), (INSERT + 1,), (INSERT + 2,)}
    assert len(elsewhere) == 6


@pytest.mark.parametrize("settings", [Settings(seats=2), SOLO, DUEL, HANDS], ids=str)
def test_every_hidden_place_is_met_by_many_cards(settings: Settings) -> None:
    game = started(settings, 3)
    known = {0: set[int]()}
    for lies in orders(game):
        row = lies.cards
        for place in hidden(game, row):
            known.setdefault(place, set()).add(int(row[place]))
    known.pop(0)
    assert min(len(met) for met in known.values()) > 25


def hidden(game: Game, row: Any) -> list[int]:
    """Return the places of which nothing shows."""
    first, end = int(row[POSITION]) + 1, int(row[HEIGHT])
    if game.ruleset.mode.name == "standard":
        stride = int(row[cards.STRIDE])
        return [CARDS + stack * stride + place for stack in range(3) for place in range(first, end)]
    places = [CARDS + place for place in range(first, end)]
    if game.ruleset.mode.name == "expert":
        places += [cards.HANDS + 3 * seat + card for seat in (1, 2) for card in (1, 2)]
    return places


@pytest.mark.parametrize("settings", [Settings(seats=2), SOLO, DUEL, HANDS], ids=str)
def test_games_played_out_add_up(settings: Settings) -> None:
    """Rounds, each seat's points and their squares, of games played one by one."""
    game, many, seed = started(settings, 6), 3, 77
    seats, book = game.seats, book_for(game.ruleset, game.seats)
    start, copy = lies_of(game), table_for(game.seats)
    sums, expected = words([0] * (1 + 2 * seats)), [0] * (1 + 2 * seats)
    table, pad = thumb_of(game.ruleset), words([0] * PAD)
    play_out(book, table, unsigned(seed), many, start[:], copy[:], pad, sums)
    for number in range(many):
        each = unsigned(mix(mix(seed) ^ number))
        lay_again(start[:], copy[:])
        rearrange(book, copy.cards, each)
        while not copy.game[ENDED]:
            build_round(book, table, each, copy[:], pad)
        expected[0] += int(copy.game[ROUND])
        for seat in range(seats):
            points = int(total(book, copy.pens, copy.cards, seat))
            expected[1 + seat] += points
            expected[1 + seats + seat] += points**2
    assert [int(one) for one in sums] == expected
    assert seed_of_game(game) >= 0
