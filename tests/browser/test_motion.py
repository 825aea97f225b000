"""What moves between two rounds: only what may, with nothing jumping and no tap lost."""

import pytest

from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_a_reveal_moves_lightly_ends_at_a_touch_and_stays_away_where_nothing_may_move(
    stage: Server,
) -> None:
    run_script("motion.mjs", stage.base)
