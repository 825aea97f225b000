"""Roundabouts (R7): at any moment of the turn, in any empty house."""

from collections.abc import Iterator
from dataclasses import replace

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import BuildRoundabout, Refuse
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.steps import refuse
from boomtown.rules.steps import write as writing

_SWITCHED_OFF = reason("no_roundabouts", "R1.1")


def closed(turn: Turn) -> Reason | None:
    """Two boxes a game (none where switched off), one a turn (R1.1, R7.1, R14.7)."""
    boxes = turn.terms.site.layout.roundabouts.boxes
    if boxes == 0:
        return _SWITCHED_OFF
    if turn.sheet.roundabouts >= boxes:
        return reason("roundabouts_full", "R7.1")
    limit = int(turn.terms.site.house_rules.roundabouts_a_turn)
    return reason("roundabout_this_turn", "R7.1", n=limit) if turn.roundabouts >= limit else None


def options(turn: Turn) -> Iterator[BuildRoundabout]:
    """Yield every empty house by street and house."""
    for index, street in enumerate(turn.sheet.streets):
        for plot, content in enumerate(street.plots):
            if content is None:
                move = BuildRoundabout(Spot(index, plot))
                if why_not(turn, move) is None:
                    yield move


def why_not(turn: Turn, move: BuildRoundabout) -> Reason | None:
    """It needs an empty house; `turn_start` forbids to take the last place (R14.2)."""
    if turn.sheet.plot(move.spot) is not None:
        return reason("roundabout_not_empty", "R7.1", place=move.spot)
    if turn.choice is None and turn.terms.site.house_rules.refusal_judged == "turn_start":
        after = play(turn, move)
        stuck = not writing.options(after)
        if stuck and refuse.why_not(after, Refuse()):
            return reason("roundabout_takes_last", "R14.2", place=move.spot)
    return None


def built(sheet: Sheet, spot: Spot) -> Sheet:
    """Return the sheet with a roundabout, its free fences, and its box crossed (R7.1)."""
    street = sheet.streets[spot.street].with_roundabout(spot.plot)
    return replace(sheet.with_street(spot.street, street), roundabouts=sheet.roundabouts + 1)


def play(turn: Turn, move: BuildRoundabout) -> Turn:
    """Build it."""
    return done(turn, move, sheet=built(turn.sheet, move.spot), roundabouts=turn.roundabouts + 1)


STEP = Step((BuildRoundabout,), closed, options, why_not, play)
