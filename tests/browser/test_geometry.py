"""Every screen, measured: nothing lies outside, nothing covers what is to be touched or read."""

import pytest

from tests.browser.driving import Server, run_script

LIMIT = 150.0


@pytest.mark.slow
def test_every_control_can_be_reached_and_every_word_be_read(stage: Server) -> None:
    run_script("geometry.mjs", stage.base, limit=LIMIT)
