"""The guided first game in real Chromium, from the start page through all its rounds."""

import pytest

from tests.browser.driving import Server, run_script


@pytest.mark.slow
@pytest.mark.parametrize("way", ["phone", "keys"])
def test_the_first_game_is_learned_by_doing_as_the_guide_says(way: str, served: Server) -> None:
    run_script("lesson.mjs", served.base, way)
