"""Bis / Extension (R5.6, R5.8)."""

from dataclasses import replace

from boomtown.rules.job import ActionRule, Job
from boomtown.rules.moves import CopyNumber
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House


def candidates(job: Job) -> tuple[CopyNumber, ...]:
    """Return every empty house with each numbered neighbour, the left one first."""
    return tuple(
        CopyNumber(Spot(index, source), Spot(index, at))
        for index, street in enumerate(job.sheet.streets)
        for at, plot in enumerate(street.plots)
        if plot is None
        for source in (at - 1, at + 1)
        if street.house(source)
    )


def why_not(job: Job, move: CopyNumber) -> Reason | None:
    """An empty house beside the original; in 2018 with no fence between. Order never forbids it."""
    if job.sheet.bis >= job.site.layout.bis.boxes:
        return reason("bis_full", "R5.6")
    street = job.sheet.streets[move.spot.street]
    if street.plots[move.spot.plot] is not None:
        return reason("not_empty", "R4.1", place=move.spot)
    original = street.house(move.source.plot)
    beside = abs(move.spot.plot - move.source.plot) == 1
    if move.source.street != move.spot.street or original is None or not beside:
        return reason("bis_not_beside", "R5.6", place=move.spot)
    fenced = street.fenced(max(move.spot.plot, move.source.plot))
    if fenced and job.site.house_rules.bis_across_fence == "no":
        return reason("bis_across_fence", "R5.6", place=move.spot, number=original.number)
    return None


def effect(job: Job, move: CopyNumber) -> Sheet:
    """Write the copy, without a pool, and cross the next bis box."""
    original = job.sheet.house(move.source)
    assert original is not None
    sheet = job.sheet.with_plot(move.spot, House(original.number, bis=True))
    return replace(sheet, bis=sheet.bis + 1)


RULE = ActionRule(CopyNumber, candidates, why_not, effect)
