"""A turn told in words, from its moves: “8 at b6, a fence after a4”."""

from collections.abc import Sequence

from boomtown.cli.words import say
from boomtown.cli.words.terms import Terms, street_name
from boomtown.rules.draft import Turn, begin
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.spots import Spot
from boomtown.rules.turn import play


def turn_text(fresh: Turn, moves: Sequence[Move], terms: Terms) -> str:
    """Return what a turn did, in its order; `fresh` is the turn before its first move."""
    turn, parts = begin(fresh.terms, fresh.start), []
    for move in moves:
        parts.append(move_text(turn, move, terms))
        turn = play(turn, move)
    return ", ".join(part for part in parts if part) or say("turns", "nothing")


def move_text(turn: Turn, move: Move, terms: Terms) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a move
    """Return one move as a phrase; `turn` is the draft before it."""
    match move:
        case Write():
            return _write(turn, move, terms)
        case Refuse() | AskReshuffle():
            return say("turns", "refused" if isinstance(move, Refuse) else "asked")
        case Fence(gap):
            return say("turns", "fence", place=str(Spot(gap.street, gap.plot - 1)))
        case Improve(size):
            return say("turns", "improved", size=size)
        case CrossPark(street):
            return say("turns", "park", street=street_name(street))
        case BuildPool(spot):
            return say("turns", "pool", place=str(spot))
        case CopyNumber(source, spot):
            house = turn.sheet.house(source)
            return say("turns", "copied", number=house.number if house else "", place=str(spot))
        case BuildRoundabout(spot):
            return say("turns", "roundabout", place=str(spot))
        case ClaimPlan(plan, _):
            points = turn.terms.plans[plan].value
            return say("turns", "claimed", plan=terms.plan(plan + 1), points=points)
        case LeaveCard() | Confirm():
            return ""


def _write(turn: Turn, move: Write, terms: Terms) -> str:
    printed = turn.terms.offers[move.offer].number
    place = str(move.spot)
    if move.shift is None:
        return say("turns", "wrote", number=printed, place=place)
    number = printed + move.shift
    return say(
        "turns",
        "wrote_temp",
        number=number,
        place=place,
        printed=printed,
        temp_word=terms["temp"],
    )
