"""Pool (R5.4)."""

from dataclasses import replace

from boomtown.rules.job import ActionRule, Job
from boomtown.rules.moves import BuildPool
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot


def candidates(job: Job) -> tuple[BuildPool, ...]:
    """Return one move for each planned pool of the sheet."""
    return tuple(
        BuildPool(Spot(index, plot))
        for index, street in enumerate(job.site.layout.streets)
        for plot in street.pools_at
    )


def why_not(job: Job, move: BuildPool) -> Reason | None:
    """Only the pool planned at the house that was numbered this turn."""
    if not job.site.layout.has_pool(move.spot.street, move.spot.plot):
        return reason("no_planned_pool", "R5.4", place=move.spot)
    if move.spot != job.written:
        late = job.sheet.plot(move.spot) is not None
        return reason("pool_too_late" if late else "pool_elsewhere", "R5.4", place=move.spot)
    return None


def effect(job: Job, move: BuildPool) -> Sheet:
    """Build the pool and cross the next pool box."""
    house = job.sheet.house(move.spot)
    assert house is not None
    sheet = job.sheet.with_plot(move.spot, house._replace(pool=True))
    return replace(sheet, pools=sheet.pools + 1)


RULE = ActionRule(BuildPool, candidates, why_not, effect)
