"""Judging and scoring a sheet that somebody wrote by hand (R2, R9, R13.1)."""

from collections.abc import Iterable, Sequence

from boomtown.rules.paper.claimed import misclaimed
from boomtown.rules.paper.counting import overdrawn
from boomtown.rules.paper.numbers import misnumbered
from boomtown.rules.paper.tracks import miscrossed, other_printing
from boomtown.rules.paper.violations import Violation, wrong
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.scoring import sheet_lines
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet


def check_sheet(
    ruleset: Ruleset, sheet: Sheet, plans: Sequence[PlanInPlay] = ()
) -> tuple[Violation, ...]:
    """Return all that is wrong with a sheet, then what no game leads to (R2–R7).

    The plans in play, where they are known, make the judgement of points and marks sharper.
    """
    if other_printing(ruleset.site.layout, sheet):
        return (wrong("other_sheet", "R2.1"),)
    found = (
        *misnumbered(ruleset.site, sheet),
        *miscrossed(ruleset.site, sheet),
        *misclaimed(ruleset, sheet, plans),
        *overdrawn(ruleset, sheet),
    )
    return tuple(sorted(found, key=lambda one: one.severity != "wrong"))


def score_paper(
    ruleset: Ruleset, sheet: Sheet, others_temps: Iterable[int] = ()
) -> tuple[ScoreLine, ...]:
    """Return the score lines of one sheet; the others' temp boxes decide the rank (R9, R9.1)."""
    ranks = ruleset.temps.ranks((sheet.temps, *others_temps))
    return sheet_lines(ruleset, sheet, ranks[sheet.temps])
