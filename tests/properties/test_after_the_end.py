"""What may stand behind a view when the game is over (R3.8, R8.1)."""

import pytest

from boomtown.editions import edition
from boomtown.rules.game import Game, new_game, submit, turn_of
from boomtown.rules.modes.expert import Hands
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.view import possible, random_turn, view


def ended_game(settings: Settings, seed: int) -> Game:
    """Play a game to its end by chance."""
    game = new_game(ruleset(settings, edition(settings.edition)), seed).game
    rng = Stream(seed)
    while not game.ended:
        for seat in range(settings.seats):
            game = submit(game, seat, random_turn(turn_of(game, seat), rng).moves).game
    return game


@pytest.mark.rule("R3.8", "R8.1", "R11.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_expert_hand_is_the_one_card_passed_last(seed: int) -> None:
    game = ended_game(Settings("2018", "expert", seats=4), seed)
    for seat in (None, *range(4)):
        guess = possible(view(game, seat), Stream(seed)).table
        assert isinstance(guess, Hands)
        assert [len(hand) for hand in guess.hands] == [1, 1, 1, 1]
        assert guess.seen() == game.table.seen()
