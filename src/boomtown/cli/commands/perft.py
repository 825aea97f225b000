"""`boomtown perft`: count the turns of positions, to compare engines."""

import argparse
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from boomtown.cli.commands import Command
from boomtown.cli.faults import NEGATIVE, misread
from boomtown.cli.files import read_text
from boomtown.cli.options import add_game_options, chosen, edition_named, positive
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, new_game, turn_of
from boomtown.rules.notation import format_move
from boomtown.rules.perft import Count, count_rounds, divided
from boomtown.rules.perft_text import Position, parse_positions
from boomtown.rules.reader import NotationError


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "positions_file",
        metavar="FILE",
        nargs="?",
        help="positions to count, or - for input; without, a game’s first rounds",
    )
    parser.add_argument("--rounds", type=positive, default=1, metavar="N", help="how many rounds")
    parser.add_argument("--fast", action="store_true", help="count with the fast engine")
    parser.add_argument("--divide", action="store_true", help="the count below each first move")
    add_json(parser)
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    return _counted_file(args) if args.positions_file else _counted_game(args)


def _fast() -> Any:
    """Return the other engine's counting; it takes a second to load, for which no other waits."""
    return import_module("boomtown.fast.perft")


def _counted_file(args: argparse.Namespace) -> int:
    source = read_text(args.positions_file)
    try:
        positions = parse_positions(source.text, edition_named)
    except NotationError as error:
        raise misread(source.name, error) from None
    rows = [_row(position, args) for position in positions]
    if args.json:
        say_json(rows)
    return NEGATIVE if any(row["right"] is False for row in rows) else 0


def _row(position: Position, args: argparse.Namespace) -> dict[str, object]:
    found = _fast().counted(position) if args.fast else position.counted()
    right = None if position.expected is None else found == position.expected
    if not args.json:
        verdict = {None: "", True: "  right", False: f"  expected {position.expected}"}[right]
        say([f"{found.sequences:>12} {found.sheets:>10}  {position.name}{verdict}"])
        if args.divide:
            say(_divided(position.turn, position.game, args))
    return {"name": position.name, **found._asdict(), "right": right}


def _divided(turn: Turn, game: Game, args: argparse.Namespace) -> Iterator[str]:
    listed = _fast().divided(turn, game.ruleset) if args.fast else divided(turn)
    return (_below(format_move(move), found) for move, found in listed)


def _below(move: str, found: Count) -> str:
    return f"{found.sequences:>12} {found.sheets:>10}    {move}"


def _counted_game(args: argparse.Namespace) -> int:
    game = chosen(args)
    start = new_game(game.ruleset, game.seed or 0).game
    found = (_fast().count_rounds if args.fast else count_rounds)(start, args.rounds)
    if args.json:
        say_json(found._asdict())
        return 0
    if args.divide:
        say(_divided(turn_of(start, 0), start, args))
    say([f"{found.sequences:>12} {found.sheets:>10}  sequences of moves, and different sheets"])
    return 0


PERFT = Command(
    "perft",
    "count the turns of positions",
    "boomtown perft --edition 2018 --seed 1 --divide --fast",
    _options,
    _run,
)
