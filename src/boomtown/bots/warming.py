"""Makes bots ready whose engine has to be loaded, and compiled where it is new.

`python -m boomtown.bots.warming` does so ahead of time: what is compiled is kept for later.
"""

from collections.abc import Iterator
from contextlib import suppress

from boomtown.bots.roster import quick, roster
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


def warm_up() -> None:
    """Let every bot that is not ready at once decide a first turn; who cannot says so later."""
    for bot in roster().values():
        if not quick(bot.name):
            for seen in _first_turns():
                with suppress(Exception):
                    bot.choose(seen, Stream(0))


def _first_turns() -> Iterator[View]:
    for settings in TABLES:
        yield view(new_game(ruleset(settings, edition(settings.edition)), 0).game, 0)


if __name__ == "__main__":
    warm_up()
