"""Plans on parks, pools, temps, bis numbers, real estate: they mark nothing (R6.5, R6.9, R6.10)."""

from dataclasses import replace

import pytest

from boomtown.editions import edition
from boomtown.rules.plan import Progress, Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.all_parks_and_pools import AllParksAndPools
from boomtown.rules.plans.all_parks_pools_and_roundabout import AllParksPoolsAndRoundabout
from boomtown.rules.plans.all_pools import AllPools
from boomtown.rules.plans.bis_in_one_street import BisInOneStreet
from boomtown.rules.plans.full_improvement_columns import FullImprovementColumns
from boomtown.rules.plans.improvements import Improvements
from boomtown.rules.plans.parks import Parks
from boomtown.rules.plans.parks_in_every_street import ParksInEveryStreet
from boomtown.rules.plans.temps import Temps
from boomtown.rules.sheet import Sheet, empty_sheet
from tests.rules.plans.diagrams import CLASSIC, sheet, site_of

SITE = site_of("2018")
POOLS_OF_B = "1p . . 4p . {} . 8p . . ."


def met(requirement: Requirement, written: Sheet) -> bool:
    """Tell whether a requirement that marks nothing is met."""
    ways = requirement.ways(written, SITE)
    assert ways in ((), ((),))
    return bool(ways)


@pytest.mark.rule("R6.5", "R6.9", "R2.5")
def test_bis_of_any_numbers_and_sections_of_one_street_count_together() -> None:
    written = sheet(c="2 2b 2b o 4 4b 4b 4b . . . .")
    assert written.bis == 5
    assert met(BisInOneStreet(5), written)
    assert not met(BisInOneStreet(6), written)


@pytest.mark.rule("R6.9")
def test_bis_of_different_streets_do_not_count_together() -> None:
    written = sheet(a="2 2b 2b . . . . . . .", b="3 3b 3b . . . . . . . .")
    assert not met(BisInOneStreet(3), written)
    assert BisInOneStreet(3).progress(written, SITE) == Progress(2, 3)


@pytest.mark.rule("R6.5", "R6.9")
def test_temps_are_a_minimum() -> None:
    empty = empty_sheet(CLASSIC)
    assert [met(Temps(7), replace(empty, temps=temps)) for temps in (6, 7, 11)] == [0, 1, 1]
    assert Temps(7).progress(replace(empty, temps=11), SITE) == Progress(7, 7)


@pytest.mark.rule("R6.10")
def test_two_streets_want_the_same_thing_twice() -> None:
    written = sheet(b=POOLS_OF_B.format("."), parks=(3, 0, 0))
    assert not met(AllParks(2), written)
    assert not met(AllPools(2), written)
    assert AllParks(2).progress(written, SITE) == Progress(3, 7)
    assert AllPools(2).progress(written, SITE) == Progress(3, 6)


@pytest.mark.rule("R6.10")
def test_all_parks_and_all_pools_of_two_streets() -> None:
    written = sheet(a=". . 3p . . . 7p 8p . .", b=POOLS_OF_B.format("."), parks=(3, 0, 5))
    assert met(AllParks(2), written)
    assert met(AllPools(2), written)
    assert not met(AllParks(3), written)
    assert not met(AllPools(3), written)


@pytest.mark.rule("R6.10", "R5.4")
def test_a_lost_pool_puts_its_street_out_of_reach() -> None:
    lost = sheet(a=". . 3p . . . 7 8p . .", b=POOLS_OF_B.format("."), parks=(3, 4, 0))
    assert not met(AllPools(2), lost)
    assert not met(AllParksAndPools(0), lost)
    assert AllParksAndPools(0).progress(lost, SITE) == Progress(5, 6)
    assert met(AllParksAndPools(1), lost)


@pytest.mark.rule("R6.10", "R7.2")
@pytest.mark.parametrize(
    ("diagram", "expected"),
    [
        pytest.param(POOLS_OF_B.format("o"), True, id="beside its pools"),
        pytest.param("1p . . o . . . 8p . . .", False, id="on one of its pools"),
        pytest.param(POOLS_OF_B.format("."), False, id="none"),
    ],
)
def test_parks_pools_and_a_roundabout_in_one_street(diagram: str, *, expected: bool) -> None:
    assert met(AllParksPoolsAndRoundabout(1), sheet(b=diagram, parks=(0, 4, 0))) is expected


@pytest.mark.rule("R6.10")
def test_a_roundabout_of_another_street_does_not_help() -> None:
    written = sheet(a="o . . . . . . . . .", b=POOLS_OF_B.format("."), parks=(0, 4, 0))
    assert not met(AllParksPoolsAndRoundabout(1), written)
    assert AllParksPoolsAndRoundabout(1).progress(written, SITE) == Progress(7, 8)


@pytest.mark.rule("R6.9")
def test_full_columns_give_boxes_and_columns() -> None:
    written = replace(empty_sheet(CLASSIC), real_estate=(1, 2, 3, 0, 0, 0))
    assert met(Improvements(6), written)
    assert not met(Improvements(7), written)
    assert met(FullImprovementColumns(3), written)
    assert not met(FullImprovementColumns(4), written)
    assert FullImprovementColumns(4).progress(written, SITE) == Progress(3, 4)


@pytest.mark.rule("R6.9")
def test_parks_count_over_all_streets_in_each_or_all_of_some() -> None:
    written = sheet(parks=(3, 4, 0))
    assert met(Parks(7), written)
    assert not met(ParksInEveryStreet(2), written)
    assert ParksInEveryStreet(2).progress(written, SITE) == Progress(4, 6)
    assert met(AllParks(2), written)
    assert met(ParksInEveryStreet(2), sheet(parks=(2, 2, 2)))


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("name", "counts"),
    [("2018", (11, 10, 6)), ("2023", (11, 12, 13))],
)
def test_plans_that_ask_for_a_roundabout_are_known(name: str, counts: tuple[int, ...]) -> None:
    without = [card for card in edition(name).plans if not card.requirement.roundabouts]
    assert tuple(sum(card.pile == pile for card in without) for pile in (1, 2, 3)) == counts
