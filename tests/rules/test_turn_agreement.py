"""Over random play: a move is either legal or has a reason, never both, never neither."""

import pytest

from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.moves import ClaimPlan
from boomtown.rules.rng import Stream
from boomtown.rules.turn import legal, play, why_not
from boomtown.rules.view import random_turn
from tests.rules.positions import rules
from tests.rules.universe import every_move

COMBINATIONS = [
    ("2018", ("roundabouts_a_turn=2", "reshuffle=each_plan"), {"mode": "standard"}),
    ("2018", ("refusal_judged=turn_start", "temp_box=always"), {"mode": "expert", "seats": 2}),
    ("2018", ("refusal=adjusted", "bis_across_fence=yes"), {"mode": "solo"}),
    ("2023", ("temps_full=stop", "bis_across_fence=no"), {"mode": "aaa"}),
    ("2023", ("roundabout_as_house=street_and_ends",), {"sheet": "blueprint"}),
]


def assert_agreement(turn: Turn) -> None:
    """Hold the list of legal moves against the reasons for all moves that one could think of."""
    listed = legal(turn)
    assert len(set(listed)) == len(listed)
    allowed = {move for move in every_move(turn) if why_not(turn, move) is None}
    # A plan may have more ways than are tried.
    ways = {move for move in listed if isinstance(move, ClaimPlan)}
    assert all(why_not(turn, way) is None for way in ways)
    assert allowed | ways == set(listed)


def advanced(game: Game, rounds: int, rng: Stream) -> Game:
    """Let everybody play at random for some rounds."""
    while game.round <= rounds and not game.ended:
        for seat in range(game.seats):
            game = submit_turn(game, seat, random_turn(turn_of(game, seat), rng)).game
    return game


@pytest.mark.rule("R4.1", "R4.2", "R5.7", "R7.1")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("rounds", [0, 6, 13, 20])
@pytest.mark.parametrize(("edition", "switches", "choices"), COMBINATIONS)
def test_legal_moves_are_those_without_a_reason(
    edition: str, switches: tuple[str, ...], choices: dict[str, object], rounds: int, seed: int
) -> None:
    ruleset = rules(edition, *switches, advanced=True, roundabouts=True, **choices)
    rng = Stream(seed, rounds)
    game = advanced(new_game(ruleset, seed).game, rounds, rng)
    if game.ended:
        return
    turn = turn_of(game, 0)
    while not turn.confirmed:
        assert_agreement(turn)
        turn = play(turn, rng.choice(legal(turn)))
    assert_agreement(turn)
