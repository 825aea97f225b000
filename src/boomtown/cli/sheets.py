"""The sheet that a command is given, in notation (docs/notation.md)."""

import argparse

from boomtown.cli.faults import misread
from boomtown.cli.files import read_text
from boomtown.cli.options import Chosen
from boomtown.rules.reader import NotationError
from boomtown.rules.sheet import Sheet
from boomtown.rules.sheet_text import parse_sheet


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Give a command the sheet’s file, and the choice of an answer for programs."""
    parser.add_argument("sheet_file", metavar="SHEET", help="a sheet’s file, or - for input")
    add_json(parser)


def add_json(parser: argparse.ArgumentParser) -> None:
    """Give a command the choice of an answer for programs."""
    parser.add_argument("--json", action="store_true", help="answer for programs")


def sheet_of(args: argparse.Namespace, game: Chosen) -> Sheet:
    """Return the sheet; raises `Fault` with the place of what cannot be read."""
    source = read_text(args.sheet_file)
    try:
        return parse_sheet(source.text, game.ruleset.site.layout)
    except NotationError as error:
        raise misread(source.name, error) from None
