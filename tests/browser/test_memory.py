"""What stays of a game, in real Chromium: its address, its record, playing on, one's own towns."""

from pathlib import Path

import pytest

from boomtown.cli.entry import main
from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_a_short_game_is_found_again_proved_played_on_and_forgotten(
    served: Server, tmp_path: Path
) -> None:
    def verify() -> None:
        assert main(["verify", str(tmp_path / "kept.game")]) == 0

    run_script("memory.mjs", served.base, str(tmp_path), asked={"verify": verify})
