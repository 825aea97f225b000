"""`boomtown arena`: which bot is better, on the same deals for all of them (docs/bots.md)."""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import replace

from boomtown.arena.answer import answer_of
from boomtown.arena.cluster import HERE, NoCluster, played_on
from boomtown.arena.contest import Contest
from boomtown.arena.playing import BotFailed, PlayedDeal
from boomtown.arena.tally import Tally
from boomtown.arena.workers import WorkerLost, played
from boomtown.cli.bots import bot_name
from boomtown.cli.commands import Command
from boomtown.cli.faults import Fault
from boomtown.cli.options import Chosen, add_game_options, chosen, positive, resolved
from boomtown.cli.progress import progress
from boomtown.cli.screen.arena import report
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json
from boomtown.cli.words.terms import terms_of
from boomtown.rules.modes import MODES


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", type=bot_name, metavar="BOT", help="who plays")
    parser.add_argument("--deals", type=positive, default=100, metavar="N", help="how many deals")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="how many processes"
    )
    parser.add_argument(
        "--cluster",
        nargs="?",
        const=HERE,
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on one that is started here",
    )
    add_json(parser)
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    game = _with_seats(args, chosen(args))
    contest = Contest(game.ruleset, tuple(args.bots), game.seed or 0)
    tally, began = Tally(contest), time.perf_counter()
    try:
        for deal in progress(_deals(args, contest), args.deals):
            tally.add(deal)
    except (BotFailed, NoCluster, WorkerLost) as error:
        raise Fault(str(error)) from None
    answer = answer_of(tally, time.perf_counter() - began)
    if args.json:
        say_json(answer)
    else:
        say(report(answer, terms_of(game.edition)))
    return 0


def _with_seats(args: argparse.Namespace, game: Chosen) -> Chosen:
    """Return the game with a seat for each bot, as far as the mode goes."""
    if args.seats is not None:
        return game
    fewest, most = MODES[game.settings.mode].seats
    wanted = max(len(args.bots), fewest)
    seats = wanted if most is None else min(wanted, most)
    return resolved(replace(game.settings, seats=seats), game.edition, game.seed)


def _deals(args: argparse.Namespace, contest: Contest) -> Iterator[PlayedDeal]:
    if args.cluster:
        return played_on(args.cluster, contest, args.deals, args.jobs)
    return played(contest, args.deals, args.jobs)


ARENA = Command(
    "arena",
    "let bots compete on the same deals",
    "boomtown arena apprentice random --deals 200 --advanced",
    _options,
    _run,
)
