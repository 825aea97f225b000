"""The option that names bots."""

import argparse

from boomtown.bots import BOTS
from boomtown.cli.faults import Fault

USUAL = "greedy"


def _names(text: str) -> tuple[str, ...]:
    names = tuple(part.strip() for part in text.split(","))
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        raise argparse.ArgumentTypeError(
            f"no bot is called “{unknown[0][:40]}”: there are {' and '.join(BOTS)}"
        )
    return names


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Give a command the option that names bots."""
    known = ", ".join(BOTS)
    parser.add_argument("--bots", type=_names, metavar="NAME,NAME", help=f"who plays: {known}")


def bots_for(named: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """Return one bot a seat: those named, then the usual one."""
    names = named or ()
    if len(names) > seats:
        raise Fault(f"--bots: {len(names)} bots, but {seats} {'seat' if seats == 1 else 'seats'}")
    return (*names, *(USUAL,) * (seats - len(names)))
