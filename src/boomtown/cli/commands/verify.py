"""`boomtown verify`: whether a record is a true game, and the promise about its cards kept."""

import argparse

from boomtown.cli.commands import Command
from boomtown.cli.faults import NEGATIVE, Fault
from boomtown.cli.files import read_text
from boomtown.cli.game.saving import read_record
from boomtown.cli.options import add_edition, edition_for
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import complain, say, say_json
from boomtown.rules.replay import ReplayError
from boomtown.rules.settings import SettingsError
from boomtown.rules.transcript import check_transcript


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record_file", metavar="RECORD", help="a game’s file, or - for input")
    add_json(parser)
    add_edition(parser)


def _run(args: argparse.Namespace) -> int:
    source = read_text(args.record_file)
    record = read_record(source)
    edition = edition_for(record, args.edition)
    try:
        check_transcript(source.text, edition)
    except ReplayError as error:
        if args.json:
            place = {"round": error.round, "seat": error.seat}
            say_json({"true": False, "problem": str(error), **place})
        else:
            complain(f"{source.name}: {error}")
        return NEGATIVE
    except SettingsError as error:
        raise Fault(f"{source.name}: {error}") from None
    deal = record.deal
    if args.json:
        answer = {"true": True, "rounds": len(record.rounds), "promised": not deal.known}
        say_json({**answer, "seed": deal.seed})
    else:
        cards = "known from the start" if deal.known else "as promised at the start"
        say([f"True: {len(record.rounds)} rounds; the cards were {cards} (seed {deal.seed})."])
    return 0


VERIFY = Command(
    "verify",
    "check that a game’s file is a true game",
    "boomtown verify my-town.game",
    _options,
    _run,
)
