"""`boomtown simulate`: many games between bots, and what comes out on average."""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from boomtown.bots import roster
from boomtown.cli.bots import add_bots, bots_for
from boomtown.cli.commands import Command
from boomtown.cli.options import Chosen, add_game_options, chosen, positive
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json
from boomtown.cli.words.terms import Terms, terms_of
from boomtown.rules.game import Game, new_game, submit
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import Score, score
from boomtown.rules.view import views

BOTS_STREAM = 1


@dataclass(slots=True)
class Tally:
    """What the games so far came to."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    scores: dict[str, list[Score]] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game, names: Sequence[str]) -> None:
        """Count a finished game."""
        self.games += 1
        self.rounds.append(game.round)
        self.ends.update(game.ended)
        for one in score(game):
            if one.lines:
                name = "AAA" if one.seat is None else names[one.seat]
                self.scores.setdefault(name, []).append(one)
                self.wins[name] += one.place == 1


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games")
    add_bots(parser)
    add_json(parser)
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    game = chosen(args)
    bots = bots_for(args.bots, game.settings.seats)
    tally = Tally()
    start = time.perf_counter()
    for number in range(args.games):
        tally.add(_played(game, (game.seed or 0) + number, bots), bots)
    seconds = time.perf_counter() - start
    if args.json:
        say_json(_answer(tally, seconds))
    else:
        say(_report(tally, seconds, terms_of(game.edition)))
    return 0


def _played(chosen_game: Chosen, seed: int, bots: Sequence[str]) -> Game:
    game = new_game(chosen_game.ruleset, seed).game
    while not game.ended:
        seen = views(game, list(range(game.seats)))
        for seat, bot in enumerate(bots):
            stream = Stream(seed, BOTS_STREAM, game.round, seat)
            game = submit(game, seat, roster()[bot].choose(seen[seat], stream)).game
    return game


def _answer(tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "rounds": fmean(tally.rounds),
        "ends": dict(tally.ends),
        "players": {
            name: {
                "seats": len(scores),
                "mean": fmean(one.total for one in scores),
                "deviation": pstdev(one.total for one in scores),
                "wins": tally.wins[name],
                "lines": _means(scores),
            }
            for name, scores in tally.scores.items()
        },
    }


def _means(scores: Sequence[Score]) -> dict[str, float]:
    return {
        line.kind: fmean(one.lines[place].points for one in scores)
        for place, line in enumerate(scores[0].lines)
    }


def _report(tally: Tally, seconds: float, terms: Terms) -> list[str]:
    ends = ", ".join(f"{terms[f'end_{end}']} {count}" for end, count in tally.ends.most_common())
    lines = [
        f"{tally.games} games in {seconds:.1f} s: {tally.games / seconds:.1f} games a second",
        f"rounds {fmean(tally.rounds):.1f} on average; ended by: {ends}",
    ]
    for name, scores in tally.scores.items():
        totals = [one.total for one in scores]
        share = tally.wins[name] / len(scores)
        lines.append(
            f"{name}: {fmean(totals):.1f} ± {pstdev(totals):.1f} points,"
            f" first in {share:.0%} of {len(scores)}"
        )
        lines += [
            f"  {terms[f'score_{kind}']:<20}{mean:7.1f}" for kind, mean in _means(scores).items()
        ]
    return lines


SIMULATE = Command(
    "simulate",
    "let bots play many games",
    "boomtown simulate --games 50 --mode solo --bots apprentice",
    _options,
    _run,
)
