"""Everything a host can choose from, as one page that never changes while a server runs."""

from dataclasses import fields
from functools import cache

import msgspec

from boomtown.app.options import MOST_SEATS
from boomtown.bots import BOTS
from boomtown.editions import edition, names
from boomtown.protocol.cards import opponent_figures
from boomtown.protocol.pages import (
    Catalog,
    EditionChoice,
    ModeChoice,
    OpponentChoice,
    SheetChoice,
    SwitchChoice,
)
from boomtown.rules.edition import Edition
from boomtown.rules.house_rules import SWITCHES, HouseRules
from boomtown.rules.modes import MODES


@cache
def catalog() -> bytes:
    """Return the page, encoded."""
    editions = [_edition(edition(name)) for name in names()]
    switches = [SwitchChoice(s.name, s.rule, s.because, list(s.values)) for s in SWITCHES]
    return msgspec.json.encode(Catalog(editions, switches, list(BOTS), MOST_SEATS))


def _edition(box: Edition) -> EditionChoice:
    return EditionChoice(
        name=box.name,
        modes=[_mode(name) for name in box.modes],
        sheets=[SheetChoice(layout.name, layout.status) for layout in box.layouts],
        opponents=[
            OpponentChoice(
                one.name, one.level, opponent_figures(one), list(one.validates), list(one.printed)
            )
            for one in box.opponents
        ],
        switches={one.name: getattr(box.house_rules, one.name) for one in fields(HouseRules)},
    )


def _mode(name: str) -> ModeChoice:
    mode = MODES[name]
    return ModeChoice(name, mode.seats[0], mode.seats[1], mode.opponents)
