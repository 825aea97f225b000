"""The options that describe a game, the same for every command that needs one."""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from boomtown import editions
from boomtown.cli.faults import Fault, first_line
from boomtown.cli.files import read_text
from boomtown.rules.commitment import SEED_LIMIT
from boomtown.rules.edition import Edition
from boomtown.rules.modes import MODES
from boomtown.rules.record import Record
from boomtown.rules.settings import Ruleset, Settings, SettingsError, ruleset

MOST_SEATS = 10_000  # more would only fill the memory


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game as it was asked for; `seed` is None where chance may decide."""

    settings: Settings
    edition: Edition
    ruleset: Ruleset
    seed: int | None = None


def number(text: str) -> int:
    """Read a whole number of an option."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """Read a whole number from 1."""
    if number(text) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number(text)


def seed(text: str) -> int:
    """Read a seed."""
    if number(text) >= SEED_LIMIT:
        raise argparse.ArgumentTypeError("must be below 2 to the power of 64")
    return number(text)


def switch(text: str) -> tuple[str, str]:
    """Read NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not NAME=VALUE")
    return name, value


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Give a command the options that describe a game."""
    group = parser.add_argument_group("the game")
    add_edition(group)
    group.add_argument("--mode", metavar="MODE", help="standard, expert, solo or aaa")
    group.add_argument("--sheet", metavar="NAME", help="classic or blueprint")
    group.add_argument("--advanced", action="store_true", default=None, help="advanced plans too")
    group.add_argument("--roundabouts", action="store_true", default=None, help="with roundabouts")
    group.add_argument("--opponent", type=number, metavar="LEVEL", help="level of the AAA")
    group.add_argument("--seats", type=positive, metavar="N", help="how many play")
    group.add_argument("--seed", type=seed, metavar="N", help="the same deal again")
    group.add_argument(
        "--switch",
        type=switch,
        action="append",
        metavar="NAME=VALUE",
        help="a house rule; may be repeated",
    )


def add_edition(group: Any) -> None:
    """Give a command the option that names the edition."""
    group.add_argument("--edition", metavar="NAME|FILE", help="2018, 2023, or a file of your own")


def given(args: argparse.Namespace) -> bool:
    """Tell whether any option of the game was given."""
    names = (
        *("edition", "mode", "sheet", "advanced", "roundabouts"),
        *("opponent", "seats", "seed", "switch"),
    )
    return any(getattr(args, name) is not None for name in names)


def edition_named(name: str) -> Edition:
    """Return an edition of the package, or that of a file."""
    if name in editions.names():
        return editions.edition(name)
    if not Path(name).exists() and not Path(name).suffix:
        raise Fault(f"--edition: no edition is called {name}: there are {_names()}, or give a file")
    source = read_text(name)
    try:
        return editions.parse(source.text)
    except editions.EditionFaults as faults:
        raise Fault(f"{name}: {first_line(str(faults))}") from None


def edition_for(record: Record, name: str | None) -> Edition:
    """Return the edition of a record, or the one that was named instead."""
    if name is None and record.settings.edition in editions.names():
        return editions.edition_of(record)
    return edition_named(name or record.settings.edition)


def _names() -> str:
    return " and ".join(editions.names())


def settings_of(args: argparse.Namespace, edition: Edition) -> Settings:
    """Return the settings that the options describe; what is not said is the default."""
    seats = args.seats if args.seats is not None else 1
    if seats > MOST_SEATS:
        raise Fault(f"--seats: at most {MOST_SEATS} here")
    settings = Settings(
        edition=edition.name,
        mode=args.mode or edition.modes[0],
        sheet=args.sheet or edition.layouts[0].name,
        advanced=bool(args.advanced),
        roundabouts=bool(args.roundabouts),
        seats=seats,
        opponent=args.opponent,
        switches=tuple(args.switch or ()),
    )
    return settings if args.seats is not None else fewest_seats(settings)


def fewest_seats(settings: Settings) -> Settings:
    """Return the settings with as few seats as the mode allows."""
    mode = MODES.get(settings.mode)
    return replace(settings, seats=mode.seats[0]) if mode else settings


def resolved(settings: Settings, edition: Edition, seed: int | None = None) -> Chosen:
    """Resolve settings; raises `Fault` where the combination does not exist."""
    try:
        return Chosen(settings, edition, ruleset(settings, edition), seed)
    except SettingsError as error:
        raise Fault(f"--{error.field}: {error.problem}") from None


def _first_with(args: argparse.Namespace) -> Edition:
    """Return the first edition that has the mode and the sheet asked for, or simply the first."""
    boxes = [editions.edition(name) for name in editions.names()]
    fitting = [
        box
        for box in boxes
        if (args.mode is None or args.mode in box.modes)
        and (args.sheet is None or box.layout(args.sheet))
    ]
    return (fitting or boxes)[0]


def chosen(args: argparse.Namespace) -> Chosen:
    """Return the game that the options describe."""
    edition = edition_named(args.edition) if args.edition else _first_with(args)
    return resolved(settings_of(args, edition), edition, args.seed)
