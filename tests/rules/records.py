"""A short game's record, for the tests that read and replay it."""

from dataclasses import replace

from boomtown.editions import edition
from boomtown.rules.commitment import Deal
from boomtown.rules.game import new_game, submit, turn_of
from boomtown.rules.record import Record, record_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.view import random_turn

SEED = 17
SHORT = """\
boomtown record 1
rules 1
edition 2018 {fingerprint}
game mode=standard sheet=classic advanced=no roundabouts=no seats=2
deal known seed=17
round 1
  seat 1 write 1 a1, confirm
"""


def played(settings: Settings, deal: Deal, rounds: int) -> Record:
    """Play some rounds at random and return the record."""
    box = edition(settings.edition)
    game, decisions = new_game(ruleset(settings, box), deal.seed or 0).game, []
    for number in range(rounds):
        moves = []
        for seat in range(game.seats):
            turn = random_turn(turn_of(game, seat), Stream(SEED, seat, number))
            moves.append(turn.moves)
            game = submit(game, seat, turn.moves).game
        decisions.append(tuple(moves))
        if game.ended:
            break
    return replace(record_of(settings, box, deal), rounds=tuple(decisions))
