"""What a turn can meet, touch by touch, in scenes where it happens."""

import pytest

from tests.browser.driving import Server, run_script

TURNS = (
    "undo",
    "why-not",
    "temp",
    "take-back",
    "refusal",
    "claim",
    "not-met",
    "copies",
    "roundabout",
    "leaving",
    "columns",
    "watching",
    "hand",
    "reveal",
)


@pytest.mark.slow
@pytest.mark.parametrize("turn", TURNS)
def test_a_turn_goes_as_the_drawings_tell_when_it_is_touched(turn: str, stage: Server) -> None:
    run_script("turns.mjs", stage.base, turn)


@pytest.mark.slow
@pytest.mark.parametrize("keys", ["table", "claim", "off", "tab"])
def test_keys_do_what_a_finger_does_when_they_are_pressed(keys: str, stage: Server) -> None:
    run_script("keyboard.mjs", stage.base, keys)
