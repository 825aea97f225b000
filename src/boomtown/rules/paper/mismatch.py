"""Why moves that may be do not lead to the sheet on paper (R5.5, R6.2, R6.3, R7.1)."""

from boomtown.rules.draft import Turn
from boomtown.rules.layout import Layout
from boomtown.rules.paper.difference import Difference
from boomtown.rules.paper.marks import only_free
from boomtown.rules.paper.tracks import tracks
from boomtown.rules.plan import Progress
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot


def mismatch(layout: Layout, played: Sheet, written: Sheet) -> Reason | None:
    """Say what is written otherwise than it was played, or None if all is the same.

    Every house, mark and drawn fence has its move by now; left are boxes, points, free fences.
    """
    for box, expected in zip(tracks(layout, written), tracks(layout, played), strict=True):
        if box != expected:
            where = dict(box.where)
            return reason(
                "track_differs",
                "R2.3",
                track=box.track,
                written=box.crossed,
                expected=expected.crossed,
                **where,
            )
    for place, (points, value) in enumerate(zip(written.plans, played.plans, strict=True)):
        if points is not None and value is not None and points != value:
            return reason("plan_value", "R6.2", plan=place + 1, points=points, value=value)
    for index, (street, expected_street) in enumerate(
        zip(written.streets, played.streets, strict=True)
    ):
        for gap in range(1, len(street.plots)):
            if street.fenced(gap) != expected_street.fenced(gap):
                return reason("roundabout_fence", "R7.1", gap=Spot(index, gap))
    return None


def unclaimable(turn: Turn, new: Difference) -> Reason:
    """Say why the plans newly written and the houses newly marked do not go together (R6.3)."""
    for place in new.plans:
        if place >= len(turn.terms.plans):
            return reason("no_such_plan", "R6.1")
        lack = _progress(turn, turn.sheet, place)
        if lack.done != lack.count:
            return reason(
                "plan_missing",
                "R6.3",
                plan=place + 1,
                done=lack.done,
                count=lack.count,
                sizes=lack.sizes,
            )
    marked_alone = only_free(turn.sheet, new.marks)
    for place in new.plans:
        lack = _progress(turn, marked_alone, place)
        if lack.done != lack.count:
            return reason("plan_unmarked", "R6.3", plan=place + 1, sizes=lack.sizes)
    code = "marks_unexplained" if new.plans else "marks_without_claim"
    return reason(code, "R6.3", place=min(new.marks))


def _progress(turn: Turn, sheet: Sheet, place: int) -> Progress:
    return turn.terms.plans[place].card.requirement.progress(sheet, turn.terms.site)
