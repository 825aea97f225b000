"""Those who look on, in real Chromium against a real server that goes away for a moment."""

import pytest

from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_a_screen_lives_through_a_restart_and_goes_along_into_the_rematch(
    own_server: Server,
) -> None:
    def restart() -> None:
        own_server.kill()
        own_server.start()

    run_script("audience.mjs", own_server.base, asked={"restart": restart})
