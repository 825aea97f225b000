"""What a pen has added between two sheets, and whether it has erased anything (R2.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from boomtown.rules.layout import Layout
from boomtown.rules.moves import (
    ActionMove,
    BuildPool,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
)
from boomtown.rules.paper.tracks import tracks
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import ROUNDABOUT, House, Plot, Street

# More boxes of one track than this change nothing: two are already one too many.
SEVERAL = 2


@dataclass(frozen=True, slots=True)
class Difference:
    """What is new on a sheet; `fences` leaves out those beside new roundabouts (R7.4)."""

    before: Sheet
    after: Sheet
    numbers: tuple[Spot, ...]
    copies: tuple[Spot, ...]
    roundabouts: tuple[Spot, ...]
    pools: tuple[Spot, ...]
    fences: tuple[Spot, ...]
    marks: frozenset[Spot]
    plans: tuple[int, ...]

    @property
    def refusals(self) -> int:
        """How many refusal boxes are new."""
        return self.after.refusals - self.before.refusals

    @property
    def temps(self) -> int:
        """How many temp boxes are new."""
        return self.after.temps - self.before.temps

    @property
    def actions(self) -> tuple[ActionMove, ...]:
        """The actions that left these traces, other than a temp's (R5)."""
        return (
            *(self._copy(spot) for spot in self.copies),
            *(BuildPool(spot) for spot in self.pools),
            *(Fence(gap) for gap in self.fences),
            *(CrossPark(street) for street in _more(self.before.parks, self.after.parks)),
            *(
                Improve(column + 1)
                for column in _more(self.before.real_estate, self.after.real_estate)
            ),
        )

    def _copy(self, spot: Spot) -> CopyNumber:
        """Return the copy from the neighbour that it may come from; the left one, if in doubt."""
        street = self.after.streets[spot.street]
        beside = [at for at in (spot.plot - 1, spot.plot + 1) if 0 <= at < len(street.plots)]
        source = min(beside, key=lambda at: _doubt(street, at, spot.plot), default=spot.plot)
        return CopyNumber(Spot(spot.street, source), spot)


def _doubt(street: Street, source: int, at: int) -> tuple[bool, bool]:
    original, copy = street.house(source), street.house(at)
    same = original is not None and copy is not None and original.number == copy.number
    return not same, street.fenced(max(source, at))


def _more(before: tuple[int, ...], after: tuple[int, ...]) -> Iterator[int]:
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        yield from [place] * min(new - old, SEVERAL)


def difference(before: Sheet, after: Sheet) -> Difference:
    """Compare two sheets on which nothing has been erased."""
    changed = [
        (Spot(index, at), old, new)
        for index, (was, now) in enumerate(zip(before.streets, after.streets, strict=True))
        for at, (old, new) in enumerate(zip(was.plots, now.plots, strict=True))
        if old != new
    ]
    built = [(spot, new) for spot, old, new in changed if old is None]
    houses = [(spot, new) for spot, new in built if isinstance(new, House)]
    roundabouts = tuple(spot for spot, new in built if new == ROUNDABOUT)
    plans = enumerate(zip(before.plans, after.plans, strict=True))
    return Difference(
        before,
        after,
        numbers=tuple(spot for spot, house in houses if not house.bis),
        copies=tuple(spot for spot, house in houses if house.bis),
        roundabouts=roundabouts,
        pools=tuple(spot for spot, old, new in changed if _has_pool(new) and not _has_pool(old)),
        fences=_fences(before, after, roundabouts),
        marks=frozenset(spot for spot, old, new in changed if _marked(new) and not _marked(old)),
        plans=tuple(place for place, (old, new) in plans if old is None and new is not None),
    )


def _has_pool(plot: Plot) -> bool:
    return isinstance(plot, House) and plot.pool


def _marked(plot: Plot) -> bool:
    return isinstance(plot, House) and plot.mark > 0


def _fences(before: Sheet, after: Sheet, roundabouts: tuple[Spot, ...]) -> tuple[Spot, ...]:
    free = {Spot(street, at + side) for (street, at), side in product(roundabouts, (0, 1))}
    return tuple(
        Spot(index, gap)
        for index, (was, now) in enumerate(zip(before.streets, after.streets, strict=True))
        for gap in range(1, len(was.plots))
        if now.fenced(gap) and not was.fenced(gap) and (index, gap) not in free
    )


def erased(layout: Layout, before: Sheet, after: Sheet) -> Reason | None:
    """Say what stood on the first sheet and does not on the second (R2.4)."""
    for index, (was, now) in enumerate(zip(before.streets, after.streets, strict=True)):
        gone = _erased_in_street(index, was, now)
        if gone:
            return gone
    for old, new in zip(tracks(layout, before), tracks(layout, after), strict=True):
        if new.crossed < old.crossed:
            return reason("erased.box", "R2.4", track=old.track, **dict(old.where))
    for place, (points, now_points) in enumerate(zip(before.plans, after.plans, strict=True)):
        if points not in (None, now_points):
            return reason("erased.plan", "R2.4", plan=place + 1)
    return None


def _erased_in_street(index: int, was: Street, now: Street) -> Reason | None:
    for at, (old, new) in enumerate(zip(was.plots, now.plots, strict=True)):
        if old is not None and not _kept(old, new):
            return reason("erased.house", "R2.4", place=Spot(index, at))
        if was.fenced(at) and not now.fenced(at):
            return reason("erased.fence", "R2.4", gap=Spot(index, at))
    return None


def _kept(old: Plot, new: Plot) -> bool:
    if not isinstance(old, House) or not isinstance(new, House):
        return old == new
    pool, mark = new.pool or not old.pool, new.mark or not old.mark
    return (old.number, old.bis) == (new.number, new.bis) and bool(pool and mark)
