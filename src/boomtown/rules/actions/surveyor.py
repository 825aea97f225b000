"""Surveyor / Fence (R5.1)."""

from dataclasses import replace

from boomtown.rules.job import ActionRule, Job
from boomtown.rules.moves import Fence
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House, Street, row_at


def candidates(job: Job) -> tuple[Fence, ...]:
    """Return every inner gap of every street."""
    return tuple(
        Fence(Spot(index, gap))
        for index, street in enumerate(job.sheet.streets)
        for gap in range(1, len(street.plots))
    )


def why_not(job: Job, move: Fence) -> Reason | None:
    """Anywhere but through used houses and, in 2018, through a number and its bis."""
    gap = move.gap.plot
    street = job.sheet.streets[move.gap.street]
    if street.fenced(gap):
        return reason("fence_there", "R5.1", gap=move.gap)
    left, right = street.house(gap - 1), street.house(gap)
    if left is None or right is None:
        return None
    if left.mark and right.mark:
        whole = _row_is_used(street, gap)
        code, rule = ("fence_in_used_estate", "R6.3") if whole else ("fence_between_marked", "R6.4")
        return reason(code, rule, plan=left.mark)
    if left.number == right.number and job.site.house_rules.bis_across_fence == "no":
        return reason("fence_parts_bis", "R5.1", number=left.number)
    return None


def _row_is_used(street: Street, gap: int) -> bool:
    first, last = row_at(street, gap)
    return all(isinstance(plot, House) and plot.mark for plot in street.plots[first : last + 1])


def effect(job: Job, move: Fence) -> Sheet:
    """Draw the fence."""
    index, gap = move.gap
    streets = list(job.sheet.streets)
    streets[index] = streets[index].with_fence(gap)
    return replace(job.sheet, streets=tuple(streets))


RULE = ActionRule(Fence, candidates, why_not, effect)
