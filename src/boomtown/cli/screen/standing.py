"""The score as it would be now, reckoned from what a seat knows (R9)."""

from dataclasses import replace

from boomtown.rules.rng import Stream
from boomtown.rules.scoring import Score, score
from boomtown.rules.sheet import Sheet, replaced
from boomtown.rules.view import View, possible


def standing(seen: View, sheet: Sheet | None = None) -> tuple[Score, ...]:
    """Return all scores; `sheet` is the draft that counts instead of the seat’s own sheet.

    Scores rest on nothing hidden, so any game that may stand behind the view will do.
    """
    game = possible(seen, Stream(0))
    if sheet is not None and seen.seat is not None:
        game = replace(game, sheets=replaced(game.sheets, seen.seat, sheet))
    return score(game)


def rival_points(seen: View, sheet: Sheet) -> int:
    """Return the points of the opponent without a sheet; 0 where there is none."""
    return sum(line.total for line in standing(seen, sheet) if line.seat is None)
