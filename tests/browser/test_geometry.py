"""Every screen, measured: nothing lies outside, nothing covers what is to be touched or read."""

import pytest

from tests.browser.driving import Server, run_script

LIMIT = 300.0


@pytest.mark.slow
def test_every_control_can_be_reached_and_every_word_be_read(stage: Server) -> None:
    run_script("geometry.mjs", stage.base, limit=LIMIT)


@pytest.mark.slow
def test_nothing_lies_over_or_outside_when_a_screen_is_low_tall_or_on_its_side(
    stage: Server,
) -> None:
    run_script("geometry.mjs", stage.base, "sizes", limit=LIMIT)


@pytest.mark.slow
def test_everything_can_be_read_and_reached_when_letters_are_twice_as_large(stage: Server) -> None:
    run_script("geometry.mjs", stage.base, "large", limit=LIMIT)
