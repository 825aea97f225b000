"""A sheet from paper, scored on its own."""

import pytest

from boomtown.rules.paper import score_paper
from tests.rules.findings import GAME
from tests.rules.positions import drawn


@pytest.mark.rule("R9", "R9.2")
def test_sheet_scores_its_worked_total() -> None:
    sheet = (
        "1: 2 | 4 | 5 6 | 7 7b 8 9 10 11 / 2: 1 . . . . . . . . . ."
        " ; parks 1 0 0 ; temps 2 ; estates 1 0 0 0 0 1 ; plans 8 - 7"
    )
    lines = {line.kind: line.points for line in score_paper(GAME, drawn(sheet), (1, 5))}
    assert lines == {
        "plans": 15,
        "parks": 2,
        "pools": 0,
        "temps": 4,
        "estates": 2 * 3 + 2 + 7,
        "bis": -1,
        "refusals": 0,
        "roundabouts": 0,
    }


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("temps", "others", "points"), [(5, (5, 3), 7), (3, (5, 5), 4), (1, (3, 2, 2), 1), (0, (), 0)]
)
def test_temps_of_a_single_sheet_rank_among_the_others(
    temps: int, others: tuple[int, ...], points: int
) -> None:
    lines = score_paper(GAME, drawn(f"; temps {temps}"), others)
    assert {line.kind: line.points for line in lines}["temps"] == points
