"""`boomtown play`: a game at the terminal, against bots or alone."""

import argparse
import secrets
from dataclasses import replace
from datetime import datetime

from boomtown import editions
from boomtown.cli.bots import add_bots, bots_for
from boomtown.cli.commands import Command
from boomtown.cli.faults import Fault
from boomtown.cli.files import read_text
from boomtown.cli.game.interview import NoGame, interview
from boomtown.cli.game.match import match_of
from boomtown.cli.game.saving import new_name, restored
from boomtown.cli.game.session import Session
from boomtown.cli.options import Chosen, add_game_options, chosen, given, resolved
from boomtown.cli.terminal import InputEnded, Terminal, forgive_input, need_input, terminal
from boomtown.cli.words import say
from boomtown.rules.commitment import Deal, promised
from boomtown.rules.modes import MODES
from boomtown.rules.record import record_of

COMPANY = 2  # seats, where nobody says how many and the mode allows more than one


def _options(parser: argparse.ArgumentParser) -> None:
    add_bots(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--record", metavar="FILE", help="where to keep the game")
    parser.add_argument(
        "--color",
        "--colour",
        choices=["always", "never", "auto"],
        default="auto",
        help="auto: where the terminal shows it, unless NO_COLOR is set",
    )
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    need_input()
    forgive_input()
    screen = terminal(args.color)
    try:
        session = _resumed(args, screen) if args.resume else _fresh(args, screen)
    except NoGame:
        return 0
    except InputEnded:
        raise Fault(say("game", "input_ended")) from None
    if args.edition and args.edition not in editions.names():
        session.more = f" --edition {args.edition}"
    return session.run()


def _resumed(args: argparse.Namespace, screen: Terminal) -> Session:
    named = ("mode", "sheet", "advanced", "roundabouts", "opponent", "seats", "seed", "switch")
    if args.bots or any(getattr(args, name) is not None for name in named):
        raise Fault("--resume: the file says what is played; leave the other options out")
    saved = restored(read_text(args.resume), args.edition)
    name = args.record or (new_name(datetime.now()) if args.resume == "-" else args.resume)
    return Session(screen, name, saved.match, saved.moves)


def _fresh(args: argparse.Namespace, screen: Terminal) -> Session:
    if screen.live and not given(args) and not args.bots:
        game, bots = interview(screen)
    else:
        game = _with_company(args, chosen(args))
        bots = bots_for(args.bots, game.settings.seats - 1)
    record = record_of(game.settings, game.edition, _deal(game))
    name = args.record or new_name(datetime.now())
    return Session(screen, name, match_of(record, game.edition, bots))


def _with_company(args: argparse.Namespace, game: Chosen) -> Chosen:
    """Return the game with a seat for every bot, and for one at least where that can be."""
    if args.seats is not None:
        return game
    _, most = MODES[game.settings.mode].seats
    wanted = 1 + len(args.bots) if args.bots else min(COMPANY, most or COMPANY)
    return resolved(replace(game.settings, seats=wanted), game.edition, game.seed)


def _deal(game: Chosen) -> Deal:
    """Return the deal of the seed that was asked for, or of one that nobody knows."""
    if game.seed is not None:
        return Deal(game.seed)
    return promised(secrets.randbits(64), secrets.token_hex(16))


PLAY = Command(
    "play",
    "play at the terminal",
    "boomtown play --mode solo --roundabouts --advanced",
    _options,
    _run,
)
