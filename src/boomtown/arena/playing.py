"""Playing a deal: the same cards for every line-up, on the readable engine, through views only."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from boomtown.arena.contest import Contest, Lineup
from boomtown.arena.pace import Pace
from boomtown.bots import roster
from boomtown.rules.events import EndReason
from boomtown.rules.game import Game, new_game, submit
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import Score, score
from boomtown.rules.view import View, view, views

# Tells the bots’ chance apart from the cards’, and from that of other commands.
STREAM = 0xA4E4A


class PlayedGame(NamedTuple):
    """How a game ended; `scores` are those of the seats, `rival` the AAA’s where it has any."""

    lineup: Lineup
    rounds: int
    ended: tuple[EndReason, ...]
    scores: tuple[Score, ...]
    rival: Score | None = None


class PlayedDeal(NamedTuple):
    """All games of a deal, and how long each bot thought."""

    number: int
    games: tuple[PlayedGame, ...]
    paces: dict[str, Pace]


class BotFailed(Exception):  # noqa: N818 - reads as what it says
    """A bot that gave no turn, or none that the rules allow."""


def play_deals(contest: Contest, numbers: Sequence[int]) -> list[PlayedDeal]:
    """Play some deals; raises `BotFailed`."""
    limber_up(contest)
    return [play_deal(contest, number) for number in numbers]


def limber_up(contest: Contest) -> None:
    """Let each bot decide an opening, untimed: what it loads and compiles is no thinking."""
    seen = view(new_game(contest.ruleset, contest.seed).game, 0)
    for name in dict.fromkeys(contest.entrants):
        # Who cannot says so in the first game.
        with suppress(Exception):
            roster()[name].choose(seen, Stream(contest.seed))


def play_deal(contest: Contest, number: int) -> PlayedDeal:
    """Play the games of a deal."""
    paces = {name: Pace() for name in contest.entrants}
    games = tuple(
        _ended(_played(contest, number, place, paces), lineup)
        for place, lineup in enumerate(contest.lineups)
    )
    return PlayedDeal(number, games, paces)


def ended_games(contest: Contest, numbers: Sequence[int]) -> list[Game]:
    """Play some deals and return each game as it ended; raises `BotFailed`."""
    paces = {name: Pace() for name in contest.entrants}
    places = range(len(contest.lineups))
    return [_played(contest, number, place, paces) for number in numbers for place in places]


def _played(contest: Contest, number: int, place: int, paces: dict[str, Pace]) -> Game:
    lineup, seed = contest.lineups[place], contest.deal_seed(number)
    game = new_game(contest.ruleset, seed).game
    while not game.ended:
        seen = views(game, list(range(game.seats)))
        for seat, name in enumerate(lineup):
            # Equal bots on one deal would play equal sheets if they shared their chance.
            rng = Stream(seed, STREAM, place, game.round, seat)
            try:
                moves = _timed(name, seen[seat], rng, paces[name])
                game = submit(game, seat, moves).game
            except Exception as error:
                where = f"on seat {seat + 1}, round {game.round}, seed {seed}"
                raise BotFailed(f"{name} failed {where}: {error!r}") from error
    return game


def _timed(name: str, seen: View, rng: Stream, pace: Pace) -> tuple[Move, ...]:
    bot = roster()[name]
    began = time.perf_counter()
    moves = bot.choose(seen, rng)
    pace.add(time.perf_counter() - began)
    return moves


def _ended(game: Game, lineup: Lineup) -> PlayedGame:
    scores = score(game)
    seats = tuple(one for one in scores if one.seat is not None)
    rival = next((one for one in scores if one.seat is None and one.lines), None)
    return PlayedGame(lineup, game.round, game.ended, seats, rival)
