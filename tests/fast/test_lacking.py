"""What a sheet lacks for a plan: nothing where it is met, and the count on the card elsewhere."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from boomtown.fast.kernel.lacking import NEVER, lacks
from boomtown.fast.kernel.plans import ways
from boomtown.fast.kernel.worth import streets_of
from boomtown.fast.tables import KINDS, plan_rows
from boomtown.rules.plan import PlanCard, Progress, figures_of
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, House
from tests.fast.positions import Position, positions

pytestmark = [pytest.mark.slow, pytest.mark.rule("R6.1", "R6.10")]
SEEDS = 12
# What is lacking is what the card counts, as the rules count it.
COUNTED = ("temps", "parks", "parks_in_every_street", "improvements", "bis_in_one_street")
STREETS = ("all_parks", "all_pools", "all_parks_and_pools", "all_parks_pools_and_roundabout")


class Asked(NamedTuple):
    """A plan and a sheet, what it lacks, and in how many ways it can be validated."""

    one: Position
    card: PlanCard
    lack: int
    ways: int

    @property
    def kind(self) -> str:
        """The kind of its requirement."""
        return self.card.requirement.kind

    @property
    def sheet(self) -> Sheet:
        """The rules' sheet."""
        return self.one.game.sheets[self.one.seat]

    @property
    def progress(self) -> Progress:
        """How far the rules find the sheet."""
        return self.card.requirement.progress(self.sheet, self.one.game.ruleset.site)

    @property
    def figures(self) -> dict[str, int | tuple[int, ...]]:
        """What stands on the card."""
        return dict(figures_of(self.card.requirement))


@cache
def asked() -> tuple[Asked, ...]:
    """Return every plan card of the piles with many sheets."""
    return tuple(_asked())


def _asked() -> Iterator[Asked]:
    for one in positions(SEEDS, apart=2):
        book, stands = one.judge.book, streets_of(one.judge, one.pen, None)
        for card, row in plan_rows(one.game.ruleset).items():
            lack = int(lacks(book, row, one.pen, (stands.one, stands.two, stands.three)))
            yield Asked(one, card, lack, int(ways(book, row, one.pen)))


def of_kinds(*kinds: str) -> list[Asked]:
    """Return what was asked about plans of these kinds."""
    found = [one for one in asked() if one.kind in kinds]
    assert len(found) > 50
    return found


def test_every_kind_of_plan_is_asked_about() -> None:
    assert {one.kind for one in asked()} == set(KINDS)
    assert sum(one.ways > 0 for one in asked()) > 50


def test_a_plan_that_can_be_validated_lacks_nothing() -> None:
    assert {one.lack for one in asked() if one.ways} == {0}


def test_an_empty_sheet_lacks_something_for_every_plan() -> None:
    fresh = [one for one in asked() if one.one.game.round == 1]
    assert len(fresh) > 60
    assert min(one.lack for one in fresh) > 0


@pytest.mark.parametrize("kind", COUNTED)
def test_a_plan_on_boxes_lacks_what_its_card_still_counts(kind: str) -> None:
    for one in of_kinds(kind):
        assert one.lack == one.progress.count - one.progress.done


@pytest.mark.parametrize("kind", STREETS)
def test_a_plan_on_streets_lacks_what_the_nearest_of_them_lack(kind: str) -> None:
    """A pool that was missed cannot be built any more: its street is as good as lost."""
    met = 0
    for one in of_kinds(kind):
        lacking = sorted(
            street_lacks(one, street)
            for street in range(3)
            if one.figures.get("street", street) == street
        )
        assert one.lack == sum(lacking[: int(str(one.figures.get("streets", 1)))])
        met += one.lack < NEVER
    assert met > 10


def street_lacks(one: Asked, number: int) -> int:
    """Return what a street lacks, as its plots say."""
    printed = one.one.game.ruleset.site.layout.streets[number]
    plots = one.sheet.streets[number].plots
    lack = 0
    if one.kind != "all_pools":
        lack += max(0, printed.parks.boxes - one.sheet.parks[number])
    if one.kind != "all_parks":
        planned = [plots[place] for place in printed.pools_at]
        built = [isinstance(plot, House) and plot.pool for plot in planned]
        missed = any(plot and not pool for plot, pool in zip(planned, built, strict=True))
        lack += NEVER if missed else built.count(False)
    if one.kind == "all_parks_pools_and_roundabout":
        lack += ROUNDABOUT not in plots
    return lack


def test_a_plan_on_columns_lacks_the_boxes_of_those_nearest_to_full() -> None:
    for one in of_kinds("full_improvement_columns"):
        columns = one.one.game.ruleset.site.layout.real_estate
        left = sorted(
            column.boxes - crossed
            for column, crossed in zip(columns, one.sheet.real_estate, strict=True)
        )
        assert one.lack == sum(left[: int(str(one.figures["count"]))])


@pytest.mark.parametrize("kind", ["street_complete", "street_ends"])
def test_a_plan_on_houses_lacks_those_that_are_empty(kind: str) -> None:
    """A house that another plan has used is used for ever."""
    for one in of_kinds(kind):
        streets = one.sheet.streets
        if kind == "street_complete":
            plots = list(streets[int(str(one.figures["street"]))].plots)
        else:
            plots = [street.plots[end] for street in streets for end in (0, -1)]
        used = any(isinstance(plot, House) and plot.mark for plot in plots)
        assert one.lack == (NEVER if used else plots.count(None))


@pytest.mark.parametrize("kind", ["estates", "estates_with", "estates_in_street"])
def test_a_plan_on_estates_lacks_houses_and_rows_by_size(kind: str) -> None:
    """Estates with too few pools or copies count as if they had them."""
    for one in of_kinds(kind):
        here = [one.figures["street"]] if kind == "estates_in_street" else [0, 1, 2]
        assert one.lack == estates_lack(one, [int(str(street)) for street in here])


def test_a_plan_on_one_street_lacks_what_the_nearest_street_lacks() -> None:
    for one in of_kinds("estates_in_one_street"):
        wanted = int(str(one.figures["roundabouts"]))
        assert one.lack == min(
            estates_lack(one, [street])
            + max(0, wanted - one.sheet.streets[street].plots.count(ROUNDABOUT))
            for street in range(3)
        )


def test_a_plan_on_ends_lacks_a_whole_estate_and_its_fences_at_each() -> None:
    for one in of_kinds("estates_at_every_street_end"):
        size, lack = int(str(one.figures["size"])), 0
        for street in one.sheet.streets:
            for first in (0, len(street.plots) - size):
                row = [street.house(plot) for plot in range(first, first + size)]
                lack += any(house is None or house.mark for house in row)
                lack += not (fenced(street, first) and fenced(street, first + size))
        assert one.lack == lack


def fenced(street: object, gap: int) -> bool:
    """Tell whether a row may end at a gap: at a fence or at the end of the street."""
    plots = street.plots  # type: ignore[attr-defined]
    return gap in (0, len(plots)) or bool(street.fenced(gap))  # type: ignore[attr-defined]


def estates_lack(one: Asked, streets: list[int]) -> int:
    """Return the houses and rows that the estates of a plan lack in some streets."""
    from tests.fast.test_worth import rows_of

    rows = [rows_of(one.one, street) for street in streets]
    filled = [sum(column) for column in zip(*(row[0] for row in rows), strict=True)]
    many = [sum(column) for column in zip(*(row[1] for row in rows), strict=True)]
    sizes, lack = one.figures["sizes"], 0
    assert isinstance(sizes, tuple)
    for size in set(sizes):
        wanted = sizes.count(size)
        lack += max(0, wanted * size - filled[size - 1]) + max(0, wanted - many[size - 1])
    return lack
