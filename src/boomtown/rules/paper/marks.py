"""Which houses marked on paper serve which plan: a mark does not tell (R6.3, R6.4, R6.8)."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from boomtown.rules.estates import Way, unused_estates
from boomtown.rules.job import Site
from boomtown.rules.plan import Requirement
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import SOME_PLAN, UNMARKED, House, Plot


def only_free(sheet: Sheet, free: Collection[Spot]) -> Sheet:
    """Return the sheet as if these houses alone were still unmarked.

    A requirement then finds just those ways that stay among them.
    """
    streets = tuple(
        replace(
            street,
            plots=tuple(
                _with_mark(plot, UNMARKED if Spot(index, at) in free else SOME_PLAN)
                for at, plot in enumerate(street.plots)
            ),
        )
        for index, street in enumerate(sheet.streets)
    )
    return replace(sheet, streets=streets)


def _with_mark(plot: Plot, mark: int) -> Plot:
    return plot._replace(mark=mark) if isinstance(plot, House) else plot


def places(sheet: Sheet, *, marked: bool) -> frozenset[Spot]:
    """Return the numbered houses that are marked, or those that are not."""
    return frozenset(
        Spot(index, at)
        for index, street in enumerate(sheet.streets)
        for at, plot in enumerate(street.plots)
        if isinstance(plot, House) and bool(plot.mark) is marked
    )


def shared_out(
    requirements: Sequence[Requirement], sheet: Sheet, site: Site
) -> tuple[Way, ...] | None:
    """Return a way for each requirement so that together they mark every house still unmarked.

    None if there is no such sharing. Which of several equal estates serves which plan makes no
    difference to the game, so the first sharing stands for all.
    """
    taken = only_free(sheet, ())
    asked = [requirement.progress(taken, site).sizes for requirement in requirements]
    # Those that ask for no estates can be met in one way at most; estates share out the rest.
    order = sorted(range(len(requirements)), key=lambda place: bool(asked[place]))
    split = sum(not sizes for sizes in asked)
    ways = _single_ways([requirements[place] for place in order[:split]], sheet, site)
    if ways is None:
        return None
    for way in ways:
        sheet = sheet.marked(way, SOME_PLAN)
    if not _adds_up(sheet, [size for sizes in asked for size in sizes]):
        return None
    rest = _estate_ways([requirements[place] for place in order[split:]], sheet, site)
    if rest is None:
        return None
    return tuple(way for _, way in sorted(zip(order, (*ways, *rest), strict=True)))


def _single_ways(
    requirements: Sequence[Requirement], sheet: Sheet, site: Site
) -> tuple[Way, ...] | None:
    ways: list[Way] = []
    for requirement in requirements:
        way = next(iter(requirement.ways(sheet, site)), None)
        if way is None:
            return None
        sheet = sheet.marked(way, SOME_PLAN)
        ways.append(way)
    return tuple(ways)


def _adds_up(sheet: Sheet, sizes: Sequence[int]) -> bool:
    """Whether the unmarked houses are estates of just these sizes: it spares a long search."""
    spans = unused_estates(sheet)
    houses = sum(span.size for span in spans)
    return Counter(span.size for span in spans) == Counter(sizes) and houses == len(
        places(sheet, marked=False)
    )


def _estate_ways(
    requirements: Sequence[Requirement], sheet: Sheet, site: Site
) -> tuple[Way, ...] | None:
    if not requirements:
        return ()
    first, *others = requirements
    for way in first.ways(sheet, site):
        rest = _estate_ways(others, sheet.marked(way, SOME_PLAN), site)
        if rest is not None:
            return (way, *rest)
    return None
