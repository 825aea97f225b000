"""What a host can choose from, and what is in the boxes: the same as long as a server runs."""

from collections import Counter
from dataclasses import fields
from functools import cache

import msgspec

from boomtown.app.options import MOST_SEATS
from boomtown.editions import edition, names
from boomtown.protocol.cards import opponent_figures
from boomtown.protocol.pages import (
    Box,
    Catalog,
    EditionChoice,
    ModeChoice,
    OpponentChoice,
    SheetChoice,
    SwitchChoice,
)
from boomtown.protocol.plans import plan_part
from boomtown.protocol.rooms import bot_choices
from boomtown.protocol.sheets import layout_part
from boomtown.rules.edition import Edition
from boomtown.rules.house_rules import SWITCHES, HouseRules
from boomtown.rules.modes import MODES
from boomtown.rules.notation import format_card
from boomtown.rules.plan import PlanInPlay


@cache
def catalog() -> bytes:
    """Return the page, encoded."""
    editions = [_edition(edition(name)) for name in names()]
    switches = [SwitchChoice(s.name, s.rule, s.because, list(s.values)) for s in SWITCHES]
    return msgspec.json.encode(Catalog(editions, switches, bot_choices(), MOST_SEATS))


@cache
def box(name: str) -> bytes | None:
    """Return what is printed in the box of an edition, encoded; None where there is no such one."""
    return msgspec.json.encode(_box(edition(name))) if name in names() else None


def _box(box: Edition) -> Box:
    piles = sorted({card.pile for card in box.plans})
    return Box(
        name=box.name,
        deck={format_card(card): count for card, count in sorted(Counter(box.deck).items())},
        deck_status=box.deck_status,
        layouts=[layout_part(layout) for layout in box.layouts],
        plans=[
            [plan_part(PlanInPlay(card)) for card in box.plans if card.pile == pile]
            for pile in piles
        ],
        opponents=_opponents(box),
        switches=_switches(box),
        solo_temps=(box.solo_temps.minimum, box.solo_temps.points) if box.solo_temps else None,
    )


def _edition(box: Edition) -> EditionChoice:
    return EditionChoice(
        name=box.name,
        modes=[_mode(name) for name in box.modes],
        sheets=[SheetChoice(layout.name, layout.status) for layout in box.layouts],
        opponents=_opponents(box),
        switches=_switches(box),
    )


def _opponents(box: Edition) -> list[OpponentChoice]:
    return [
        OpponentChoice(
            one.name, one.level, opponent_figures(one), list(one.validates), list(one.printed)
        )
        for one in box.opponents
    ]


def _switches(box: Edition) -> dict[str, str]:
    return {one.name: getattr(box.house_rules, one.name) for one in fields(HouseRules)}


def _mode(name: str) -> ModeChoice:
    mode = MODES[name]
    return ModeChoice(name, mode.seats[0], mode.seats[1], mode.opponents)
