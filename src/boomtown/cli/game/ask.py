"""What the questions of a turn are made from, and how they list houses."""

from collections.abc import Iterable
from typing import NamedTuple

from boomtown.cli.game.draft import Picked
from boomtown.cli.words import say
from boomtown.cli.words.template import Word
from boomtown.cli.words.terms import Terms
from boomtown.rules.draft import Turn
from boomtown.rules.moves import Move
from boomtown.rules.spots import Span, Spot
from boomtown.rules.view import View


class Table(NamedTuple):
    """A turn in progress with its legal moves."""

    seen: View
    turn: Turn
    picked: Picked
    options: tuple[Move, ...]
    terms: Terms


def text(key: str, **words: Word) -> str:
    """Return the wording of a question or a choice."""
    return say("ask", key, **words)


def runs(spots: Iterable[Spot]) -> str:
    """List houses, neighbours joined.

    >>> runs([Spot(0, 0), Spot(0, 1), Spot(0, 2), Spot(1, 4)])
    'a1-3 b5'
    """
    spans: list[Span] = []
    for spot in sorted(set(spots)):
        last = spans[-1] if spans else None
        if last and last.street == spot.street and last.last + 1 == spot.plot:
            spans[-1] = last._replace(last=spot.plot)
        else:
            spans.append(Span(spot.street, spot.plot, spot.plot))
    return " ".join(map(str, spans))
