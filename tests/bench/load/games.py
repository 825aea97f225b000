"""Games played before the measurement, so that the generator only has to send them."""

from functools import lru_cache

from boomtown.app.options import Options, rules_of
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.notation import format_move
from boomtown.rules.rng import Stream
from boomtown.rules.view import random_turn

Turns = list[list[str]]


@lru_cache(maxsize=64)
def script(seed: int, seats: int) -> tuple[Turns, ...]:
    """Return each seat's turns of a whole game of the 2018 edition under this seed."""
    game = _game(seed, seats)
    turns: tuple[Turns, ...] = tuple([] for _ in range(seats))
    rng = Stream(seed, seats)
    while not game.ended:
        game = _round(game, turns, rng)
    return turns


def first_round(seed: int, seats: int) -> list[list[str]]:
    """Return each seat's first turn."""
    turns: tuple[Turns, ...] = tuple([] for _ in range(seats))
    _round(_game(seed, seats), turns, Stream(seed))
    return [own[0] for own in turns]


def _game(seed: int, seats: int) -> Game:
    return new_game(rules_of(Options(), seats), seed).game


def _round(game: Game, turns: tuple[Turns, ...], rng: Stream) -> Game:
    for seat in range(game.seats):
        turn = random_turn(turn_of(game, seat), rng)
        turns[seat].append([format_move(move) for move in turn.moves])
        game = submit_turn(game, seat, turn).game
    return game
