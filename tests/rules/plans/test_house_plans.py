"""Plans on single houses: a street complete, the ends of all streets (R6.4, R14.6)."""

from typing import Any

import pytest

from boomtown.rules.plan import Progress
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.street_complete import StreetComplete
from boomtown.rules.plans.street_ends import StreetEnds
from tests.rules.plans.diagrams import sheet, site_of, spots

SITE = site_of("2018")
NO_ROUNDABOUTS = site_of("2018", roundabout_as_house="none")
AT_ENDS_TOO = site_of("2018", roundabout_as_house="street_and_ends")

ENDS: dict[str, Any] = {"b": "1 . . . . . . . . . 15", "c": "2 . . . . . . . . . . 14"}
WITH_A_ROUNDABOUT = "1 2 3 o 1 2 3 4 5 6"


@pytest.mark.rule("R6.4")
def test_first_and_last_houses_of_all_streets_are_marked_alone() -> None:
    written = sheet(a="0 . . . . . . . . 17", **ENDS)
    (way,) = StreetEnds().ways(written, SITE)
    assert spots(way) == ["a1", "a10", "b1", "b11", "c1", "c12"]
    assert [span.size for span in way] == [1] * 6
    assert StreetEnds().progress(written, SITE) == Progress(6, 6)


@pytest.mark.rule("R6.4")
def test_a_marked_end_house_serves_no_second_plan() -> None:
    written = sheet(a="0* 4* | . . . . . . . 17", **ENDS)
    assert StreetEnds().ways(written, SITE) == ()
    assert StreetEnds().progress(written, SITE) == Progress(5, 6)


@pytest.mark.rule("R6.4", "R14.6")
def test_a_roundabout_is_an_end_house_only_where_the_switch_says_so() -> None:
    written = sheet(a="o . . . . . . . . 17", **ENDS)
    assert StreetEnds().ways(written, SITE) == ()
    assert StreetEnds().ways(written, NO_ROUNDABOUTS) == ()
    (way,) = StreetEnds().ways(written, AT_ENDS_TOO)
    assert spots(way) == ["a10", "b1", "b11", "c1", "c12"]


@pytest.mark.rule("R6.4", "R14.6")
def test_a_complete_street_accepts_roundabouts_and_does_not_mark_them() -> None:
    written = sheet(a=WITH_A_ROUNDABOUT)
    (way,) = StreetComplete(0).ways(written, SITE)
    assert [str(span) for span in way] == ["a1-3", "a5-10"]
    assert StreetComplete(0).ways(written, AT_ENDS_TOO) == (way,)
    assert StreetComplete(0).ways(written, NO_ROUNDABOUTS) == ()
    assert StreetComplete(0).progress(written, NO_ROUNDABOUTS) == Progress(9, 10)


@pytest.mark.rule("R6.4")
def test_a_complete_street_ignores_fences() -> None:
    written = sheet(a="1 2 | 3 4 | 5 6 7 | 8 9 10")
    (way,) = StreetComplete(0).ways(written, SITE)
    assert [str(span) for span in way] == ["a1-10"]


@pytest.mark.rule("R6.4")
def test_a_roundabout_at_the_end_leaves_one_row_to_mark() -> None:
    (way,) = StreetComplete(0).ways(sheet(a="o 1 2 3 4 5 6 7 8 o"), SITE)
    assert [str(span) for span in way] == ["a2-9"]


@pytest.mark.rule("R6.4")
def test_a_street_with_marked_houses_is_not_complete_for_a_plan() -> None:
    written = sheet(a="1* 2* | 3 4 5 6 7 8 9 10")
    assert StreetComplete(0).ways(written, SITE) == ()
    assert StreetComplete(0).progress(written, SITE) == Progress(8, 10)


@pytest.mark.rule("R6.4")
def test_only_the_named_street_matters() -> None:
    written = sheet(a="1 2 3 4 5 6 7 8 9 10", c="1 . . . . . . . . . . .")
    assert StreetComplete(2).ways(written, SITE) == ()
    assert StreetComplete(2).progress(written, SITE) == Progress(1, 12)


@pytest.mark.rule("R6.4", "R6.8")
def test_marked_houses_take_their_estates_from_other_plans() -> None:
    written = sheet(a="1 2 3 | 4 5 6 7 8 9 | 10")
    (way,) = StreetComplete(0).ways(written, SITE)
    marked = written.marked(way, plan=1)
    assert Estates((3,)).ways(written, SITE)
    assert Estates((3,)).ways(marked, SITE) == ()
    assert StreetComplete(0).ways(marked, SITE) == ()
