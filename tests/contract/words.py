"""What needs a text in every language: codes, plans, events, choices; and the pages of requests."""

from typing import get_args

import msgspec

from boomtown import editions
from boomtown.app.refusals import CODES, refused
from boomtown.bots import roster
from boomtown.protocol.cards import OPPONENT_FIGURES
from boomtown.protocol.figures import figures, happenings
from boomtown.protocol.pages import Catalog, Code, Entry, Lobby, Opened, Problem, Visit
from boomtown.protocol.plans import plan_parts
from boomtown.rules.cards import Action
from boomtown.rules.events import (
    DeckReshuffled,
    EndReason,
    GameEnded,
    PileRefilled,
    PlanTurned,
    RivalValidated,
    SoloCardDrawn,
)
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.temps import RankedTemps, TabledTemps, ThresholdTemps
from boomtown.server.catalog import box, catalog
from tests.contract.codes import codes
from tests.contract.scenarios import Fixture

# A house is added to what its street says, which does not know its own letter.
PLACED = ("order.too_high", "order.too_low", "order.same", "not_empty")
# Score lines that are called as their track is.
SUBTRACTED = ("bis", "refusals", "roundabouts")
EVENTS = (
    PlanTurned(0),
    DeckReshuffled(),
    PileRefilled(),
    SoloCardDrawn(),
    RivalValidated(1, 6),
    RivalValidated(2, None),
    GameEnded(get_args(EndReason)),
)


def words() -> Fixture:
    """Return what clients have to be able to say."""
    ranked = (RankedTemps, ThresholdTemps, TabledTemps)
    temps = {scoring.because: ["n", "place"] for scoring in ranked}
    subtracted = {kind: ["n", "points"] for kind in SUBTRACTED}
    room: dict[str, list[str]] = {code: [] for code in CODES}
    cards = [card for name in editions.names() for card in editions.edition(name).plans]
    return {
        "about": "Whatever the rules and rooms can give that clients have to put into words.",
        "reasons": dict(sorted((room | parameters("reasons", "refusals")).items())),
        "because": dict(sorted((parameters("because") | temps | subtracted).items())),
        "plans": plan_parts(tuple(map(PlanInPlay, cards)), None),
        "events": happenings(EVENTS),
        "ends": [*get_args(EndReason), "host"],
        "actions": [action.value for action in Action],
        "bots": list(roster()),
        "opponent": list(OPPONENT_FIGURES),
    }


def parameters(*sections: str) -> dict[str, list[str]]:
    """Return the names that come with each code, whatever the place that gives it."""
    found: dict[str, set[str]] = {}
    for section, code, named in codes():
        if section in sections:
            found.setdefault(code, set()).update(named | ({"place"} if code in PLACED else set()))
    return {code: sorted(named) for code, named in found.items()}


WAITING = Entry(
    room="maple-owl-42",
    host="Ann",
    status="lobby",
    edition="2018",
    mode="standard",
    sheet="classic",
    advanced=False,
    roundabouts=False,
    seats=4,
    taken=1,
    round=0,
    tempo="none",
    seconds=90,
    spectators=True,
    names=["Ann"],
)


def pages() -> Fixture:
    """Return an answer of each address under /api."""
    running = msgspec.structs.replace(WAITING, room="plum-fox-7", status="running", turn=True)
    bad = refused("bad_setting", field="seconds").reason
    shown = msgspec.json.decode(catalog(), type=Catalog)
    return {
        "about": "What the addresses under /api answer, by the name of the page.",
        "Catalog": shown,
        "Lobby": Lobby([WAITING], [running]),
        "Opened": Opened("maple-owl-42"),
        "Code": Code("c0de", "/c/c0de", 600),
        "Problem": Problem(bad.code, figures(bad.params)),
        "Visit": Visit(WAITING, 0),
    }


def boxes() -> Fixture:
    """Return what is printed in each box."""
    printed = {name: msgspec.Raw(box(name) or b"") for name in editions.names()}
    return {"about": "What is printed in the box of each edition.", **printed}
