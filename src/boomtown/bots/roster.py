"""Who there is to play against: our own bots, and those of packages that are installed.

A package offers a bot under the entry point group `boomtown.bots`: a `Bot`, by any name. Packages
are asked with the first question, never while this module is loaded, since theirs imports it.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import NamedTuple

from boomtown.bots.bot import Bot

GROUP = "boomtown.bots"
LEVELS = range(1, 6)

OURS = (
    Bot("random", 1, "boomtown.bots.random_bot", thinks="any move that fits"),
    Bot("apprentice", 2, "boomtown.bots.apprentice", thinks="takes what counts most now"),
    Bot("builder", 3, "boomtown.bots.builder", thinks="weighs gaps, estates and plans, in haste"),
    Bot("planner", 4, "boomtown.bots.planner", thinks="plays its best turns on for some rounds"),
    Bot("master", 5, "boomtown.bots.master", thinks="knows a million games and looks ahead"),
)
USUAL = "apprentice"
# Who sits down, in turn, where nobody is named: a mixed table, which a newcomer can beat.
COMPANY = (USUAL, "builder", USUAL)
# Who needs nothing to be loaded or compiled, and decides in a few milliseconds.
QUICK = ("random", USUAL)
# What bots were called in games that were stored then.
FORMER = {"greedy": "apprentice"}

_NAME = re.compile(r"[a-z][a-z0-9_]{0,23}")


class LeftOut(NamedTuple):
    """Somebody who wanted to be on the list, and why they are not."""

    name: str
    why: str


class Roster(NamedTuple):
    """The bots by name, the weakest first, and who could not be taken."""

    bots: Mapping[str, Bot]
    left_out: tuple[LeftOut, ...] = ()


@cache
def _asked() -> Roster:
    return roster_of(OURS, entry_points(group=GROUP))


def roster() -> Mapping[str, Bot]:
    """Return the bots by name, the weakest first; the same as long as this process lives."""
    return _asked().bots


def company(seated: int, there: Collection[str]) -> str:
    """Return who of those that there are comes to a table with so many bots, unnamed."""
    wanted = COMPANY[seated % len(COMPANY)]
    return wanted if wanted in there else USUAL


def quick(name: str) -> bool:
    """Whether a bot is ready at once; another one's turn may take a quick one's help."""
    return name in QUICK


def left_out() -> tuple[LeftOut, ...]:
    """Return who wanted to be on the list and cannot be."""
    return _asked().left_out


def roster_of(ours: Iterable[Bot], offers: Iterable[EntryPoint]) -> Roster:
    """Return our own bots and those offered; whoever does not fit is left out with the reason."""
    found: dict[str, Bot] = {}
    left_out: list[LeftOut] = []
    for bot in ours:
        _take(bot.name, bot, found, left_out)
    for offer in sorted(offers, key=lambda one: (one.name, one.value)):
        try:
            bot = offer.load()
        except (Exception, SystemExit) as error:
            left_out.append(LeftOut(offer.name, f"{type(error).__name__}: {error}"))
        else:
            _take(offer.name, bot, found, left_out)
    by_level = sorted(found.values(), key=lambda bot: bot.level)
    return Roster({bot.name: bot for bot in by_level}, tuple(left_out))


def _take(name: str, bot: object, found: dict[str, Bot], left_out: list[LeftOut]) -> None:
    why = _unfit(bot, found)
    if why:
        left_out.append(LeftOut(name, why))
    elif isinstance(bot, Bot):
        found[bot.name] = bot


def _unfit(bot: object, found: Mapping[str, Bot]) -> str:
    """Return why something cannot be listed; nothing if it can."""
    if not isinstance(bot, Bot):
        return f"{bot!r:.60} is no boomtown.bots.Bot"
    if not _NAME.fullmatch(bot.name):
        return f"{bot.name!r:.60} is no name: 24 small letters, digits and _ at most"
    if bot.name in found or bot.name in FORMER:
        return f"another bot is called {bot.name}"
    if bot.level not in LEVELS:
        return f"level {bot.level} is not from 1 to 5"
    missing = [name for name in bot.needs if not _installed(name)]
    return f"needs {', '.join(missing)}" if missing else ""


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False
