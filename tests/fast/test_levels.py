"""Each level plays better than the one below, on the same deals."""

import pytest

from boomtown.arena.playing import play_deals
from boomtown.arena.tally import Pairing
from tests.arena.contests import contest, tallied

DEALS = 12


def paired(better: str, worse: str, deals: int, *, advanced: bool) -> Pairing:
    """Play so many deals; return how two bots compare."""
    made = contest(better, worse, advanced=advanced)
    (pairing,) = tallied(made, play_deals(made, range(deals))).pairings()
    return pairing


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("better", "worse"), [("builder", "apprentice"), ("apprentice", "random")])
def test_a_level_beats_the_one_below(better: str, worse: str, *, advanced: bool) -> None:
    pairing = paired(better, worse, DEALS, advanced=advanced)
    assert pairing.ahead.value > 4 * pairing.ahead.error
    assert pairing.won.low > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("better", "worse"), [("planner", "builder"), ("master", "planner")])
def test_a_level_that_thinks_long_beats_the_one_below(
    better: str, worse: str, *, advanced: bool
) -> None:
    assert paired(better, worse, 100, advanced=advanced).won.low > 0.5
