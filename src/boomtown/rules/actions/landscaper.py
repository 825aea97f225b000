"""Landscaper / Park (R5.3)."""

from dataclasses import replace

from boomtown.rules.job import ActionRule, Job
from boomtown.rules.moves import CrossPark
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet, replaced


def candidates(job: Job) -> tuple[CrossPark, ...]:
    """Return one move for each street."""
    return tuple(CrossPark(street) for street in range(len(job.sheet.streets)))


def why_not(job: Job, move: CrossPark) -> Reason | None:
    """Only the street of this turn's number, while it has a park left."""
    if move.street != job.written.street:
        return reason("park_other_street", "R5.3", street=job.written.street)
    if job.sheet.parks[move.street] >= job.site.layout.streets[move.street].parks.boxes:
        return reason("parks_full", "R5.3", street=move.street)
    return None


def effect(job: Job, move: CrossPark) -> Sheet:
    """Cross the street's next park."""
    crossed = job.sheet.parks
    return replace(job.sheet, parks=replaced(crossed, move.street, crossed[move.street] + 1))


RULE = ActionRule(CrossPark, candidates, why_not, effect)
