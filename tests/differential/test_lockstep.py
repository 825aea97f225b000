"""The fast engine plays the same game as the rules: legal moves in order, sheets, scores, ends."""

import pytest

from boomtown.editions import edition
from boomtown.fast.actions import code_of
from boomtown.fast.kernel.game import mixed
from boomtown.rules.game import new_game, submit_turn, turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.turn import legal, play
from tests.conftest import SOAK
from tests.differential.lockstep import Fast, side_by_side
from tests.properties.combinations import COMBINATIONS, Combination, rules_of, scheduled
from tests.properties.policies import POLICIES

pytest.importorskip("numba")

GAMES = 400 if SOAK else 4
TOLD_GAMES = 3600 if SOAK else 4
TOLD = 1


@pytest.mark.slow
@pytest.mark.rule("R3.6", "R4.1", "R4.2", "R4.4", "R6.3", "R7.1", "R8.1", "R9", "R14")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_both_engines_play_the_same_games(combination: Combination) -> None:
    steps = 0
    for number in range(GAMES):
        policy = POLICIES[number % len(POLICIES)]
        steps += side_by_side(rules_of(scheduled(combination, number)), number, policy)
    assert steps > GAMES


def moves_told(rules: Ruleset, seed: int) -> int:
    """Play by the random policy with the readable engine; return the hash of all moves."""
    game, rng, told = new_game(rules, seed).game, Stream(seed), TOLD
    while not game.ended:
        for seat in range(game.seats):
            turn = turn_of(game, seat)
            while not turn.confirmed:
                move = rng.choice(legal(turn))
                told = mixed(told, code_of(turn, move))
                turn = play(turn, move)
            game = submit_turn(game, seat, turn).game
    return told


@pytest.mark.slow
@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_the_random_policy_is_the_same_game_in_both(combination: Combination) -> None:
    for number in range(TOLD_GAMES):
        rules = rules_of(scheduled(combination, number))
        fast = Fast(rules, number)
        fast.play_randomly(TOLD)
        assert fast.hash == moves_told(rules, number)


@pytest.mark.rule("R1.1")
def test_the_tables_hold_the_figures_of_every_edition() -> None:
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    assert edition(rules.settings.edition).deck == rules.deck
    assert len(Fast(rules, 1).book) > len(rules.deck)
