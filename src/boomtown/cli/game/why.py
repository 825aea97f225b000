"""Answers to “why not?”: for a move in notation, or for a house in the question at hand."""

import re
from collections.abc import Callable

from boomtown.cli.game.draft import Picked
from boomtown.cli.words import say
from boomtown.cli.words.reasons import explain
from boomtown.cli.words.terms import Terms
from boomtown.rules.cards import Action
from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    BuildPool,
    BuildRoundabout,
    CopyNumber,
    CrossPark,
    Fence,
    Move,
    Write,
)
from boomtown.rules.notation import format_move, parse_move
from boomtown.rules.reader import NotationError
from boomtown.rules.spots import STREET_LETTERS, Spot
from boomtown.rules.turn import why_not

_HOUSE = re.compile(r"([a-h])([1-9]\d?)", re.ASCII)


def spot_named(text: str) -> Spot | None:
    """Return the house of a name such as b6."""
    match = _HOUSE.fullmatch(text)
    return Spot(STREET_LETTERS.index(match[1]), int(match[2]) - 1) if match else None


def why(text: str, turn: Turn, picked: Picked, terms: Terms) -> list[str]:
    """Return why what was typed is not possible, or that it is."""
    if not text:
        return [say("game", "why_usage")]
    spot = spot_named(text)
    try:
        moves = at_house(spot, turn, picked) if spot else [parse_move(text)]
    except NotationError as error:
        return [say("game", "not_a_move", text=text[:40], problem=error.problem)]
    return verdicts(moves, turn, terms) or [say("game", "nothing_there", place=text)]


def verdicts(moves: list[Move], turn: Turn, terms: Terms) -> list[str]:
    """Return a line for each move: possible, or why not."""
    lines = []
    for move in moves:
        no = why_not(turn, move)
        answer = explain(no, terms) if no else say("game", "possible")
        lines.append(f"{format_move(move)}: {answer}")
    return lines


def at_house(spot: Spot, turn: Turn, picked: Picked) -> list[Move]:
    """Return the moves that naming a house may mean now."""
    if picked.roundabout or (turn.choice is not None and turn.offer is None):
        return [BuildRoundabout(spot)]
    if turn.offer is not None:
        meant = _ACTIONS.get(turn.offer.action)
        return meant(spot) if meant else []
    if picked.write is not None:
        offer, shift = picked.write
        return [Write(offer, spot, shift)]
    offers = range(len(turn.terms.offers)) if picked.offer is None else [picked.offer]
    return [Write(offer, spot) for offer in offers]


def _copies(spot: Spot) -> list[Move]:
    beside = [spot.plot - 1, spot.plot + 1]
    return [CopyNumber(Spot(spot.street, plot), spot) for plot in beside if plot >= 0]


_ACTIONS: dict[Action, Callable[[Spot], list[Move]]] = {
    Action.SURVEYOR: lambda spot: [Fence(Spot(spot.street, spot.plot + 1))],
    Action.LANDSCAPER: lambda spot: [CrossPark(spot.street)],
    Action.POOL: lambda spot: [BuildPool(spot)],
    Action.BIS: _copies,
}
