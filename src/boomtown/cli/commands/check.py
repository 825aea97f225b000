"""`boomtown check`: whether a sheet on paper is rightly written (R2–R7, R13.1)."""

import argparse

from boomtown.cli.commands import Command
from boomtown.cli.faults import NEGATIVE
from boomtown.cli.options import add_game_options, chosen
from boomtown.cli.sheets import add_sheet, sheet_of
from boomtown.cli.terminal import say, say_json
from boomtown.cli.words.reasons import sentence
from boomtown.cli.words.terms import Terms, terms_of
from boomtown.rules.paper import Violation, check_sheet


def _options(parser: argparse.ArgumentParser) -> None:
    add_sheet(parser)
    add_game_options(parser)


def _run(args: argparse.Namespace) -> int:
    game = chosen(args)
    found = check_sheet(game.ruleset, sheet_of(args, game))
    terms = terms_of(game.edition)
    if args.json:
        say_json({"sheet": args.sheet_file, "findings": [_entry(one, terms) for one in found]})
    elif found:
        say(f"{one.severity}: {sentence(one, terms)} (rule {one.rule})" for one in found)
    else:
        say(["Nothing is wrong with this sheet."])
    return NEGATIVE if found else 0


def _entry(one: Violation, terms: Terms) -> dict[str, object]:
    return {
        "code": one.code,
        "rule": one.rule,
        "severity": one.severity,
        "sentence": sentence(one, terms),
        **{name: _plain(value) for name, value in one.params},
    }


def _plain(value: object) -> object:
    return value if isinstance(value, int) else str(value)


CHECK = Command(
    "check",
    "tell what is wrong with a sheet",
    "boomtown check sheet.txt --edition 2018 --roundabouts",
    _options,
    _run,
)
