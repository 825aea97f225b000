"""What holds for every plan card of both editions, on any sheet (R6.3, R6.4, R6.7)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.editions import edition, names
from boomtown.editions.reach import meeting_sheet
from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.layout import Layout
from boomtown.rules.plan import PlanCard
from boomtown.rules.plans import REQUIREMENTS
from boomtown.rules.sheet import Sheet, empty_sheet, replaced
from boomtown.rules.street import ROUNDABOUT, House, Plot, Street
from tests.rules.plans.diagrams import CLASSIC, site_of

CARDS = [(name, card) for name in names() for card in edition(name).plans]
SITES = [
    site_of("2018", roundabout_as_house=reading)
    for reading in ("street", "none", "street_and_ends")
]


def label(value: object) -> str | None:
    """Name a card in the report of the tests."""
    if not isinstance(value, PlanCard):
        return None
    figures: Any = value.requirement
    shown = [str(getattr(figures, field.name)) for field in fields(figures)]
    return "-".join((str(value.pile), value.requirement.kind, *shown)).replace(" ", "")


def check_way(way: Way, written: Sheet) -> None:
    """Assert that a way marks houses, each once, none of them marked before."""
    marks = [spot for span in way for spot in span.spots]
    assert list(way) == sorted(way)
    assert max(Counter(marks).values(), default=1) == 1
    for spot in marks:
        house = written.house(spot)
        assert house is not None
        assert not house.mark


@pytest.mark.rule("R6.7", "R6.2")
@pytest.mark.parametrize(("name", "card"), CARDS, ids=label)
def test_every_card_can_be_met_and_what_it_marks_serves_no_second_time(
    name: str, card: PlanCard
) -> None:
    for layout in edition(name).layouts:
        site = Site(layout, edition(name).house_rules)
        written = meeting_sheet(card.requirement, site)
        assert written is not None
        for way in card.requirement.ways(written, site):
            check_way(way, written)
            again = card.requirement.ways(written.marked(way, plan=card.pile), site)
            assert way == () or way not in again


@pytest.mark.rule("R6.7")
@pytest.mark.parametrize(("name", "card"), CARDS, ids=label)
def test_no_card_is_met_by_an_empty_sheet(name: str, card: PlanCard) -> None:
    for layout in edition(name).layouts:
        site = Site(layout, edition(name).house_rules)
        progress = card.requirement.progress(empty_sheet(layout), site)
        assert card.requirement.ways(empty_sheet(layout), site) == ()
        assert progress.done == 0 < progress.count


def test_all_66_cards_and_every_kind_are_here() -> None:
    assert len(CARDS) == 66
    assert {card.requirement.kind for _, card in CARDS} == set(REQUIREMENTS)


def test_figures_are_plain_numbers() -> None:
    shapes: dict[str, Any] = dict(REQUIREMENTS)
    for kind, shape in shapes.items():
        assert kind == shape.kind
        assert all(field.type in (int, tuple[int, ...]) for field in fields(shape))


def plots() -> st.SearchStrategy[Plot]:
    """Draw what can stand in a house: any number will do, plans never look at it."""
    houses = st.builds(
        House,
        number=st.just(1),
        bis=st.booleans(),
        pool=st.booleans(),
        mark=st.sampled_from((0, 0, 0, 1)),
    )
    return st.one_of(houses, houses, houses, houses, st.none(), st.just(ROUNDABOUT))


@st.composite
def streets(draw: st.DrawFn, layout: Layout, index: int) -> Street:
    """Draw a street in which a pool is only where one is planned."""
    houses = layout.streets[index].houses
    street = Street((None,) * houses, draw(st.integers(0, (1 << houses) - 1)) & ~1)
    for at in range(houses):
        plot = draw(plots())
        if plot == ROUNDABOUT:
            street = street.with_roundabout(at)
        elif isinstance(plot, House):
            pool = plot.pool and layout.has_pool(index, at)
            street = street.with_plot(at, plot._replace(pool=pool))
    return street


@st.composite
def sheets(draw: st.DrawFn, layout: Layout) -> Sheet:
    """Draw a sheet, not necessarily one that a game can lead to."""
    return replace(
        empty_sheet(layout),
        streets=tuple(draw(streets(layout, index)) for index in range(len(layout.streets))),
        parks=tuple(draw(st.integers(0, street.parks.boxes)) for street in layout.streets),
        real_estate=tuple(draw(st.integers(0, column.boxes)) for column in layout.real_estate),
        temps=draw(st.integers(0, layout.temp_boxes)),
    )


def assert_progress_agrees(card: PlanCard, written: Sheet, site: Site) -> None:
    """Assert that progress is complete exactly when there is a way."""
    ways = card.requirement.ways(written, site)
    progress = card.requirement.progress(written, site)
    assert 0 <= progress.done <= progress.count
    assert (progress.done == progress.count) is bool(ways)
    assert len(set(ways)) == len(ways)
    assert not (ways and progress.sizes)
    for way in ways[:50]:
        check_way(way, written)


def spoiled(written: Sheet) -> Iterator[Sheet]:
    """Yield the sheet with one thing about it changed."""
    for index, street in enumerate(written.streets):
        for at, plot in enumerate(street.plots):
            yield written.with_street(index, street.with_plot(at, None))
            yield written.with_street(index, street.with_roundabout(at))
            yield written.with_street(index, street.with_fence(at))
            if isinstance(plot, House):
                yield written.with_street(index, street.marked(at, at, 3))
                yield written.with_street(
                    index, street.with_plot(at, plot._replace(pool=False, bis=False))
                )
        yield replace(written, parks=replaced(written.parks, index, written.parks[index] - 1))
    for column, crossed in enumerate(written.real_estate):
        yield replace(written, real_estate=replaced(written.real_estate, column, crossed - 1))
    yield replace(written, temps=0)


@pytest.mark.rule("R6.3", "R6.4", "R6.9")
@pytest.mark.parametrize(("name", "card"), CARDS, ids=label)
def test_progress_is_complete_exactly_when_met_around_a_sheet_that_meets_it(
    name: str, card: PlanCard
) -> None:
    site = Site(edition(name).layouts[-1], edition(name).house_rules)
    written = meeting_sheet(card.requirement, site)
    assert written is not None
    for changed in spoiled(written):
        assert_progress_agrees(card, changed, site)


@pytest.mark.slow
@pytest.mark.rule("R6.3", "R6.4", "R14.6")
@given(written=sheets(CLASSIC), site=st.sampled_from(SITES))
def test_progress_is_complete_exactly_when_there_is_a_way(written: Sheet, site: Site) -> None:
    for _, card in CARDS:
        assert_progress_agrees(card, written, site)
