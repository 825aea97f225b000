"""Two people who talk, in two browsers and two languages."""

import pytest

from tests.browser.driving import Server, run_script


@pytest.mark.slow
def test_two_people_talk_react_and_lock_the_door(served: Server) -> None:
    run_script("talk.mjs", served.base)
