"""The permit refusal (R4.2), and the two ways to judge it (R14.1, R14.2)."""

from collections.abc import Iterator
from dataclasses import replace

from boomtown.rules.actions import temp
from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import Refuse
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.steps.write import closed, places


def fitting_number(turn: Turn, sheet: Sheet) -> tuple[int, Spot] | None:
    """Return an offered number that fits on a sheet, with its place; or None (R4.2, R14.1)."""
    adjusted = turn.terms.site.house_rules.refusal == "adjusted"
    for offer in turn.terms.offers:
        changes = temp.shifts(sheet, turn.terms.site, offer) if adjusted else (None,)
        for shift in changes:
            number = offer.number + (shift or 0)
            spot = next(places(sheet, number), None)
            if spot:
                return number, spot
    return None


def options(turn: Turn) -> Iterator[Refuse]:
    """Yield the refusal if it is allowed."""
    if why_not(turn, Refuse()) is None:
        yield Refuse()


def why_not(turn: Turn, _: Refuse) -> Reason | None:
    """No refusal while an offered number fits (R4.2)."""
    now = turn.terms.site.house_rules.refusal_judged == "now"
    fits = fitting_number(turn, turn.sheet if now else turn.start)
    return reason("number_fits", "R4.2", number=fits[0], place=fits[1]) if fits else None


def play(turn: Turn, move: Refuse) -> Turn:
    """Cross the next refusal box."""
    sheet = replace(turn.sheet, refusals=turn.sheet.refusals + 1)
    return done(turn, move, sheet=sheet, choice=move)


STEP = Step((Refuse,), closed, options, why_not, play)
