"""The AAA's opponent cards in an edition file (R12.1, R12.5)."""

from itertools import pairwise
from typing import Any

from boomtown.editions.node import Node
from boomtown.editions.plans import PILES
from boomtown.rules.edition import Opponent

FIGURES = (
    "park",
    "pool",
    "temp",
    "fence",
    "houses_per_extension",
    "improved_house",
)
CLOSED = 0  # the level at which the AAA scores nothing and ranks the player's temps by its table

Ranges = dict[str, tuple[int, int]]


def read_opponents(opponents: Node, ranges: Node) -> tuple[Opponent, ...]:
    """Return the cards in the order of the file; `ranges` hold for all of them."""
    bounds = _ranges(ranges)
    cards = tuple(_opponent(opponent, bounds) for opponent in opponents.items(fewest=1))
    if len({card.level for card in cards}) != len(cards):
        opponents.fault("must have different levels")
    return cards


def _ranges(ranges: Node) -> Ranges:
    ranges.only(*FIGURES)
    bounds = {}
    for name, part in ranges.parts():
        low, high = (*(item.integer(0) for item in part.items(fewest=2, most=2)), 0, 0)[:2]
        bounds[name] = (low, high)
    return bounds


def _opponent(card: Node, bounds: Ranges) -> Opponent:
    level = card["level"].integer(CLOSED)
    name = card["name"].text()
    validates = tuple(sorted(PILES[word] for word in card["validates"].words(PILES)))
    if level == CLOSED:
        card.only("name", "level", "validates", "temp_places", "printed")
        places = _places(card["temp_places"])
        return Opponent(name, level, validates, temp_places=places, printed=_printed(card))
    card.only("name", "level", "validates", "figures", "printed")
    card["figures"].only(*FIGURES)
    figures: dict[str, Any] = {
        figure: card["figures"][figure].integer(*bounds.get(figure, (0, None)))
        for figure in FIGURES
    }
    return Opponent(name, level, validates, **figures, printed=_printed(card))


def _places(places: Node) -> tuple[int, ...]:
    boxes = tuple(item.integer(1) for item in places.items(fewest=1))
    if any(better <= worse for better, worse in pairwise(boxes)):
        places.fault("must fall: the best place asks for most boxes")
    return boxes


def _printed(card: Node) -> tuple[str, ...]:
    known = ("name", "validates", "temp_places", *FIGURES)
    return card["printed"].words(known) if "printed" in card else ()
