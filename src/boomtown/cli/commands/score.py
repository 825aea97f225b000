"""`boomtown score`: what a sheet scores, every line with where it comes from (R9)."""

import argparse

from boomtown.cli.commands import Command
from boomtown.cli.options import add_game_options, chosen, number
from boomtown.cli.screen.score import explained
from boomtown.cli.sheets import add_sheet, sheet_of
from boomtown.cli.terminal import say, say_json, terminal
from boomtown.cli.words.scores import line_reasons
from boomtown.cli.words.terms import terms_of
from boomtown.rules.paper import score_paper
from boomtown.rules.scoring import Score


def _amounts(text: str) -> tuple[int, ...]:
    return tuple(number(part) for part in text.split(","))


def _options(parser: argparse.ArgumentParser) -> None:
    add_sheet(parser)
    parser.add_argument(
        "--others-temps",
        type=_amounts,
        default=(),
        metavar="N,N",
        help="the temp boxes of the others, which decide the rank",
    )
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    game = chosen(args)
    sheet = sheet_of(args, game)
    lines = score_paper(game.ruleset, sheet, args.others_temps)
    terms = terms_of(game.edition)
    score = Score(0, lines)
    if args.json:
        rows = [
            {
                "kind": line.kind,
                "points": line.points,
                "because": "; ".join(line_reasons(line, game.ruleset, terms)),
            }
            for line in lines
        ]
        say_json({"total": score.total, "lines": rows})
    else:
        say(explained(score, game.ruleset, terms, terminal("auto").ink))
    return 0


SCORE = Command(
    "score",
    "score a sheet, line by line",
    "boomtown score sheet.txt --edition 2018 --others-temps 3,5",
    _options,
    _run,
)
