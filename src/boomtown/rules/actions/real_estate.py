"""Real Estate Agent / Improvement (R5.2)."""

from dataclasses import replace

from boomtown.rules.job import ActionRule, Job
from boomtown.rules.moves import Improve
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet, replaced


def candidates(job: Job) -> tuple[Improve, ...]:
    """Return one move for each estate size, built or not."""
    return tuple(Improve(size) for size in range(1, len(job.sheet.real_estate) + 1))


def why_not(job: Job, move: Improve) -> Reason | None:
    """Only a full column cannot be chosen."""
    column = job.site.layout.real_estate[move.size - 1]
    if job.sheet.real_estate[move.size - 1] >= column.boxes:
        return reason("column_full", "R5.2", size=move.size)
    return None


def effect(job: Job, move: Improve) -> Sheet:
    """Cross the column's next box."""
    crossed = job.sheet.real_estate
    index = move.size - 1
    return replace(job.sheet, real_estate=replaced(crossed, index, crossed[index] + 1))


RULE = ActionRule(Improve, candidates, why_not, effect)
