"""Figures of reasons, events and plans as they travel: numbers, texts, lists."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from boomtown.protocol.parts import Because, Figure, Happening, Line
from boomtown.rules.events import (
    DeckReshuffled,
    Event,
    GameEnded,
    PileRefilled,
    PlanTurned,
    RivalValidated,
    RoundOpened,
    SoloCardDrawn,
)
from boomtown.rules.reasons import Value
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.spots import Span, Spot


def figure(value: Value) -> Figure:
    """Return a parameter: places as people write them, other tuples as lists."""
    if isinstance(value, Spot | Span):
        return str(value)
    return list(value) if isinstance(value, tuple) else value


def figures(pairs: Iterable[tuple[str, Value]]) -> dict[str, Figure]:
    """Return named parameters."""
    return {name: figure(value) for name, value in pairs}


def lines(score: Iterable[ScoreLine]) -> list[Any]:
    """Return the lines of a score with their reasons (R9.2), encoded."""
    return [_line(line) for line in score]


@lru_cache(maxsize=1 << 14)
def _line(line: ScoreLine) -> msgspec.Raw:
    """Write a line: a move changes one or two of eight, and thousands of sheets have the same."""
    notes = [Because(note.code, figures(note.figures)) for note in line.because]
    return msgspec.Raw(msgspec.json.encode(Line(line.kind, line.points, notes)))


def happenings(events: Iterable[Event]) -> list[Happening]:
    """Return what happened between rounds; that one opened shows for itself."""
    return [_happening(event) for event in events if not isinstance(event, RoundOpened)]


_PLAIN: dict[type, str] = {
    DeckReshuffled: "reshuffled",
    PileRefilled: "refilled",
    SoloCardDrawn: "solo_card",
    RoundOpened: "opened",
}


def _happening(event: Event) -> Happening:
    match event:
        case PlanTurned(plan):
            return Happening("plan_turned", {"plan": plan + 1})
        case RivalValidated(plan, None):
            return Happening("rival", {"plan": plan + 1})
        case RivalValidated(plan, points):
            return Happening("rival", {"plan": plan + 1, "points": points or 0})
        case GameEnded(reasons):
            return Happening("ended", {"reasons": ", ".join(reasons)})
        case DeckReshuffled() | PileRefilled() | SoloCardDrawn() | RoundOpened():
            return Happening(_PLAIN[type(event)])
