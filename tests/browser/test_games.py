"""Whole games through the interface, in real Chromium against a real server."""

import re

import pytest

from tests.browser.driving import Server, run_script

GAMES = ("together", "solo", "aaa", "expert", "blueprint", "keys", "ear")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_through_the_interface_reaches_its_end(game: str, served: Server) -> None:
    said = run_script("games.mjs", served.base, game)
    assert re.search(rf"^{game}: \d+ rounds$", said, re.MULTILINE)
