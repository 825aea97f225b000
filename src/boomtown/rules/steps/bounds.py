"""Whether a move names places that exist on this sheet: moves come from people and programs."""

from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    Move,
    Write,
)
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.spots import Span, Spot


def off_sheet(turn: Turn, move: Move) -> Reason | None:
    """Say so if a move points outside the printed sheet (R2.1)."""
    if all(_inside(turn, span) for span in _spans(move)) and _column_exists(turn, move):
        return None
    return reason("off_sheet", "R2.1")


def _inside(turn: Turn, span: Span) -> bool:
    streets = turn.terms.site.layout.streets
    return (
        0 <= span.street < len(streets)
        and 0 <= span.first <= span.last < streets[span.street].houses
    )


def _spans(move: Move) -> tuple[Span, ...]:
    match move:
        case Write(spot=spot) | BuildPool(spot=spot) | BuildRoundabout(spot=spot):
            return (_span(spot),)
        case Fence(gap=gap):
            return (_span(gap),)
        case CopyNumber(source=source, spot=spot):
            return (_span(source), _span(spot))
        case CrossPark(street=street):
            return (Span(street, 0, 0),)
        case ClaimPlan(marks=marks):
            return marks
        case _:
            return ()


def _span(spot: Spot) -> Span:
    return Span(spot.street, spot.plot, spot.plot)


def _column_exists(turn: Turn, move: Move) -> bool:
    columns = len(turn.terms.site.layout.real_estate)
    return not isinstance(move, Improve) or 1 <= move.size <= columns
