"""Sheets from games that tests play, as the kernel has them, with all that judges them."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from boomtown.fast.codec import book_for, lies_of
from boomtown.fast.kernel.built import Row
from boomtown.fast.kernel.game import PLANS, pen_of
from boomtown.fast.kernel.playout import scene_of
from boomtown.fast.kernel.sheet import Pen
from boomtown.fast.kernel.worth import Judge
from boomtown.fast.lies import Lies, values
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset, Settings
from tests.properties.combinations import rules_of
from tests.properties.policies import POLICIES, finished

# Between them these have every kind of plan.
TABLES = (
    Settings(seats=2, advanced=True, roundabouts=True),
    Settings("2023", sheet="blueprint", seats=2, advanced=True, roundabouts=True),
)


class Position(NamedTuple):
    """A seat's sheet in a game, in both engines, and who judges it."""

    game: Game
    seat: int
    lies: Lies
    judge: Judge
    pen: Pen

    @property
    def cards(self) -> tuple[int, ...]:
        """Where the rows of the three plan cards begin."""
        plans = int(self.lies.game[PLANS])
        return tuple(plans >> 12 * plan & 4095 for plan in range(3))


@cache
def thumb_of(rules: Ruleset) -> Row:
    """Return the rules of thumb for a ruleset."""
    return values(table_of(book_of(rules), Thumb()))


def position(game: Game, seat: int) -> Position:
    """Return a seat's sheet of a game."""
    lies, book = lies_of(game), book_for(game.ruleset, game.seats)
    scene = scene_of(book, lies.game, lies.pens, lies.cards, seat)
    judge = Judge(book, thumb_of(game.ruleset), scene)
    return Position(game, seat, lies, judge, pen_of(lies.pens, seat))


@cache
def games(settings: Settings, seed: int) -> tuple[Game, ...]:
    """Return a game as each of its rounds began, and as it ended."""
    game, rng = new_game(rules_of(settings), seed).game, Stream(seed)
    policy, rounds = POLICIES[(1, 0, 1, 2)[seed % 4]], [game]
    while not game.ended:
        for seat in range(game.seats):
            game = submit_turn(game, seat, finished(turn_of(game, seat), policy, rng)).game
        rounds.append(game)
    return tuple(rounds)


def positions(seeds: int, *, apart: int = 3) -> Iterator[Position]:
    """Yield sheets of so many games of each table, every few rounds."""
    for settings in TABLES:
        for seed in range(seeds):
            for game in games(settings, seed)[seed % apart :: apart]:
                yield position(game, seed % 2)
