"""The picture of a finished town, drawn by the page itself."""

import pytest

from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_a_picture_of_the_town_is_drawn_shared_and_saved_when_a_game_is_over(
    stage: Server,
) -> None:
    run_script("picture.mjs", stage.base)
