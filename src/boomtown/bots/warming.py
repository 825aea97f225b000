"""Makes bots ready before anybody asks: loads what they need, and compiles where it is new.

`python -m boomtown.bots.warming` does so ahead of time: what is compiled is kept for later.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from boomtown.bots.bot import Bot
from boomtown.bots.odds.late import reckoned
from boomtown.bots.roster import QUICK, quick, roster
from boomtown.editions import edition
from boomtown.rules.game import new_game
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.view import View, view

# A table of each mode: what one compiles, the others have too.
TABLES = (
    Settings(seats=2, advanced=True, roundabouts=True),
    Settings(mode="expert", seats=2),
    Settings(mode="solo"),
    Settings(edition="2023", mode="aaa"),
)


def limber_up() -> None:
    """Let the quick bots decide a turn, so that what they need is loaded."""
    _try((roster()[name] for name in QUICK), TABLES[:1])


def warm_up() -> None:
    """Let every bot that is not ready at once decide first turns; who cannot says so later."""
    _try((bot for bot in roster().values() if not quick(bot.name)), TABLES)


def warm_odds() -> None:
    """Work odds out once; what one table compiles, all others have too."""
    for seen in first_turns(TABLES[:1]):
        reckoned(seen, Stream(0), 1)


def _try(bots: Iterable[Bot], tables: tuple[Settings, ...]) -> None:
    seen = tuple(first_turns(tables))
    for bot in bots:
        for one in seen:
            with suppress(Exception):
                bot.choose(one, Stream(0))


def first_turns(tables: Iterable[Settings]) -> Iterator[View]:
    """Yield the view of the first turn at each of these tables."""
    for settings in tables:
        yield view(new_game(ruleset(settings, edition(settings.edition)), 0).game, 0)


if __name__ == "__main__":
    warm_up()
    warm_odds()
