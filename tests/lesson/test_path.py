"""The guided first game can be played as it is shown, and lets one do all that it explains."""

import pytest

from boomtown.bots import roster
from boomtown.editions import edition
from boomtown.rules.estates import estate_counts
from boomtown.rules.game import Game, new_game, submit, turn_of
from boomtown.rules.moves import Confirm, Move
from boomtown.rules.notation import format_moves, parse_moves
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.spots import Span
from boomtown.rules.turn import play_all
from boomtown.rules.view import view
from tests.lesson.path import ROUNDS, SEED
from tests.lesson.search import ORDER, PLAN, asks_why, deals, found, turns_towards

GOAL = (Span(0, 7, 9), Span(1, 0, 3))
PATH = tuple(parse_moves(", ".join(moves)) for moves in ROUNDS)


def dealt(seats: int = 1) -> Game:
    return new_game(ruleset(Settings(seats=seats), edition("2018")), int(SEED)).game


def confirmed(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    return (*moves, Confirm())


@pytest.mark.slow
def test_the_search_finds_the_lessons_deal() -> None:
    seeds = [seed for seed, _ in found(int(SEED), int(SEED) + 3)]
    assert seeds == [int(SEED)]


def test_deals_with_other_plans_or_cards_are_passed_over() -> None:
    assert [seed for seed, _ in deals(int(SEED) - 3, int(SEED) + 3)] == [int(SEED)]


@pytest.mark.rule("R5", "R6.1")
def test_every_round_of_the_path_is_one_that_the_search_would_take() -> None:
    game = dealt()
    for action, moves in zip(ORDER, PATH, strict=True):
        turns = list(turns_towards(turn_of(game, 0), action, GOAL))
        known = [turn.moves for turn in turns] + [
            (*turn.moves, moves[-1]) for turn in turns if len(moves) > len(turn.moves)
        ]
        assert moves in known, format_moves(moves)
        game = submit(game, 0, confirmed(moves)).game
    assert game.sheets[0].plans == (None, None, 7)


@pytest.mark.rule("R4.1")
def test_a_tap_left_of_the_first_house_is_refused_in_the_second_round() -> None:
    assert asks_why(dealt(), PATH)


@pytest.mark.rule("R2.2", "R6.3")
def test_an_estate_is_complete_before_the_last_round_and_the_plan_only_in_it() -> None:
    game, seen = dealt(), []
    for moves in PATH:
        turn = play_all(turn_of(game, 0), moves)
        seen.append((sum(estate_counts(turn.sheet)), turn.sheet.plans[PLAN]))
        game = submit(game, 0, confirmed(moves)).game
    assert seen == [(0, None)] * 4 + [(1, None)] * 2 + [(2, 7)]


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("bot", roster())
def test_a_bot_beside_the_player_takes_nothing_from_the_lesson(bot: str) -> None:
    game = dealt(seats=2)
    for number, moves in enumerate(PATH):
        assert not game.plans[PLAN].turned
        game = submit(game, 0, confirmed(moves)).game
        game = submit(game, 1, roster()[bot].choose(view(game, 1), Stream(7, number))).game
    assert game.sheets[0].plans[PLAN] == 7
