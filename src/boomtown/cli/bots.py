"""The option that names bots."""

import argparse

from boomtown.bots import USUAL, left_out, roster
from boomtown.cli.faults import Fault


def _names(text: str) -> tuple[str, ...]:
    return tuple(bot_name(part.strip()) for part in text.split(","))


def bot_name(text: str) -> str:
    """Read the name of a bot."""
    if text not in roster():
        why = next((one.why for one in left_out() if one.name == text), None)
        if why:
            raise argparse.ArgumentTypeError(f"{text} cannot play: {why}")
        *others, last = roster()
        known = f"{', '.join(others)} and {last}"
        raise argparse.ArgumentTypeError(f"no bot is called “{text[:40]}”: there are {known}")
    return text


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Give a command the option that names bots."""
    parser.add_argument(
        "--bots", type=_names, metavar="NAME,NAME", help="who plays; `boomtown bots` lists them"
    )


def bots_for(named: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """Return one bot a seat: those named, then the usual one."""
    names = named or ()
    if len(names) > seats:
        raise Fault(f"--bots: {len(names)} bots, but {seats} {'seat' if seats == 1 else 'seats'}")
    return (*names, *(USUAL,) * (seats - len(names)))
