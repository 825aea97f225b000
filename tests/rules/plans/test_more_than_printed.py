from dataclasses import replace

import pytest

from boomtown.editions import edition
from boomtown.rules.plan import Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.all_parks_and_pools import AllParksAndPools
from boomtown.rules.plans.all_parks_pools_and_roundabout import AllParksPoolsAndRoundabout
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.sheet_text import parse_sheet

SITE = ruleset(Settings(advanced=True, roundabouts=True), edition("2018")).site
SHEET = parse_sheet(
    ". . . . . . . . . .  /  1p . 3 4p o . . 8p . . .  /  . . . . . . . . . . . .", SITE.layout
)


@pytest.mark.rule("R6.10")
@pytest.mark.parametrize(
    "requirement", [AllParks(1), AllParksAndPools(1), AllParksPoolsAndRoundabout(1)], ids=str
)
@pytest.mark.parametrize(("parks", "met"), [(3, False), (4, True), (5, True)])
def test_parks_crossed_beyond_the_print_count_as_all(
    requirement: Requirement, parks: int, met: bool
) -> None:
    sheet = replace(SHEET, parks=(0, parks, 0))
    progress = requirement.progress(sheet, SITE)
    assert bool(requirement.ways(sheet, SITE)) == met
    assert (progress.done == progress.count) == met
