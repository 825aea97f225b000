"""Games of the rules laid out for the fast engine: they go on as they would have."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from boomtown.fast.actions import code_of, move_of
from boomtown.fast.codec import book_for, guessed, lies_of, rearranged
from boomtown.fast.kernel import game as words
from boomtown.fast.kernel.game import terms_of
from boomtown.fast.kernel.guess import lay_again
from boomtown.fast.lies import Lies, table_for
from boomtown.fast.sheets import sheet_of
from boomtown.rules.cards import Card
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.modes.expert import Hands, receiver
from boomtown.rules.rng import Stream
from boomtown.rules.sheet import as_on_paper
from boomtown.rules.turn import legal, play
from boomtown.rules.view import View, possible, view
from tests.conftest import SOAK
from tests.differential.laid import table_of
from tests.differential.lockstep import Fast, from_here
from tests.properties.combinations import COMBINATIONS, Combination, rules_of, scheduled
from tests.properties.policies import POLICIES, Policy, finished

OF_EIGHT = 5  # the game of an expert combination that has eight seats
GAMES = 40 if SOAK else 4
EXPERT = [combination for combination in COMBINATIONS if combination.mode == "expert"]
every_combination = pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
pytestmark = pytest.mark.slow


@cache
def game_of(combination: Combination, number: int) -> tuple[Game, ...]:
    """Return a game as each of its rounds began."""
    game, policy, rng = _start(combination, number)
    rounds = []
    while not game.ended:
        rounds.append(game)
        for seat in range(game.seats):
            game = submit_turn(game, seat, finished(turn_of(game, seat), policy, rng)).game
    return tuple(rounds)


def _start(combination: Combination, number: int) -> tuple[Game, Policy, Stream]:
    policy = POLICIES[number % len(POLICIES)]
    rules = rules_of(scheduled(combination, number))
    return new_game(rules, number).game, policy, Stream(number)


def somewhere(combination: Combination, number: int) -> Game:
    """Return a game as one of its rounds begins."""
    return Stream(number, 1).choice(game_of(combination, number))


@every_combination
def test_a_game_goes_on_in_the_fast_engine_as_in_the_rules(combination: Combination) -> None:
    for number in range(GAMES):
        policy = POLICIES[(number + 1) % len(POLICIES)]
        assert from_here(somewhere(combination, number), policy, Stream(number, 2))


@every_combination
def test_a_sheet_that_was_laid_out_reads_as_it_was_written(combination: Combination) -> None:
    for number in range(GAMES):
        game = game_of(combination, number)[-1]
        lies, layout = lies_of(game), game.ruleset.site.layout
        for seat, sheet in enumerate(game.sheets):
            assert sheet_of(lies, seat, layout) == as_on_paper(sheet)


@every_combination
def test_every_move_comes_back_from_its_integer(combination: Combination) -> None:
    for number in range(GAMES):
        rng = Stream(number, 3)
        for game in game_of(combination, number)[:: 1 if SOAK else 4]:
            turn = turn_of(game, rng.below(game.seats))
            while not turn.confirmed:
                for move in legal(turn):
                    assert move_of(turn, code_of(turn, move)) == move
                turn = play(turn, rng.choice(legal(turn)))


@pytest.mark.rule("R3.8")
@every_combination
def test_a_guess_shows_a_seat_what_it_sees(combination: Combination) -> None:
    for number in range(GAMES):
        game = somewhere(combination, number)
        seat = number % game.seats
        shown = tuple((seat + place) % game.seats for place in range(game.seats))
        seen = view(game, seat)
        for lies in guesses(seen, shown, number):
            table = table_of(lies.cards, possible(seen, Stream(number)).table, shown)
            assert table.seen() == seen.table.seen
            assert table.own(seat) == seen.own
            assert table.offers(seat) == game.table.offers(seat)
            for place, other in enumerate(shown):
                sheet = sheet_of(lies, place, game.ruleset.site.layout)
                assert sheet == as_on_paper(game.sheets[other])


def guesses(seen: View, shown: tuple[int, ...], number: int) -> Iterator[Lies]:
    """Yield a guess, and the same table with other hidden cards."""
    lies, book = guessed(seen, Stream(number), shown), book_for(seen.table.ruleset, len(shown))
    yield lies
    for seed in range(3):
        rearranged(book, lies, seed)
        yield lies


def copied(lies: Lies, seats: int) -> Lies:
    """Return a table like another one."""
    fresh = table_for(seats)
    lay_again(lies[:], fresh[:])
    return fresh


@every_combination
def test_a_guess_is_played_to_its_end(combination: Combination) -> None:
    for number in range(GAMES):
        game = somewhere(combination, number)
        seat, fewest = number % game.seats, 2 if combination.mode == "expert" else 1
        shown = tuple((seat + place) % game.seats for place in range(max(fewest, game.seats // 2)))
        seen = view(game, seat)
        for lies in guesses(seen, shown, number):
            fast = Fast(game.ruleset, number, copied(lies, len(shown)))
            fast.book = book_for(game.ruleset, len(shown))
            while not fast.ended():
                book, seed, state = fast.at
                words.play_round(book, seed, seed, state, fast.pens, fast.rooms, fast.table)
            assert fast.game[words.ROUND] >= game.round


@pytest.mark.rule("R11.2", "R3.8")
@pytest.mark.parametrize("combination", EXPERT, ids=str)
def test_who_is_left_out_of_expert_takes_no_card_away(combination: Combination) -> None:
    for number in range(GAMES):
        game = game_of(combination, OF_EIGHT)[number % len(game_of(combination, OF_EIGHT))]
        assert isinstance(game.table, Hands)
        seen, seats = view(game, 0), game.seats
        for shown in ((0, 1), (0, 1, receiver(0, seats)), (0, 3), (0, 3, 7, 2)):
            for lies in guesses(seen, shown, number):
                table = table_of(lies.cards, game.table, shown)
                assert isinstance(table, Hands)
                assert Counter(everything(table)) == Counter(game.ruleset.deck)
                assert table.hands[0] == seen.own.hand
                assert passed(table, shown) == passed(game.table, shown)
                offers = terms_of(book_for(game.ruleset, len(shown)), lies.game, lies.cards, 0)
                assert offers.many == len(game.table.offers(0))
                given = receiver(0, seats)
                if seen.own.given and given in shown:
                    assert table.hands[given][0] == seen.own.given


def everything(table: Hands) -> Iterator[Card]:
    """Yield every card of the table."""
    yield from (card for card in table.pile.cards if isinstance(card, Card))
    yield from table.discards
    for hand in table.hands:
        yield from hand


def passed(table: Hands, shown: tuple[int, ...]) -> list[object]:
    """Return what shows of the hands of some seats."""
    return [table.hands[seat][0].action for seat in shown] if table.handed else []
