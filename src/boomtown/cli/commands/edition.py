"""`boomtown edition check`: whether an edition file can be played (R1.2)."""

import argparse

from boomtown import editions
from boomtown.cli.commands import Command
from boomtown.cli.faults import NEGATIVE
from boomtown.cli.files import read_text
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], metavar="check", help="look for faults")
    parser.add_argument("edition_file", metavar="FILE", help="an edition’s file, or - for input")
    add_json(parser)


def _run(args: argparse.Namespace) -> int:
    source = read_text(args.edition_file)
    faults = editions.check(source.text)
    if args.json:
        say_json({"file": source.name, "faults": [fault._asdict() for fault in faults]})
    elif faults:
        say(f"{source.name}: {fault}" for fault in faults)
    else:
        say([f"{source.name}: this edition can be played."])
    return NEGATIVE if faults else 0


EDITION = Command(
    "edition",
    "check an edition’s file: boomtown edition check FILE",
    "boomtown edition check my-box.toml",
    _options,
    _run,
)
