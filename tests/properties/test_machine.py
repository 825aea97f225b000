"""The state machine of `machine.py`, run."""

import pytest

from tests.properties.machine import GameMachine


@pytest.mark.slow
@pytest.mark.rule("R2.4", "R3.3", "R3.6", "R3.8", "R4.2", "R4.4", "R6.3", "R8.1")
class TestGameKeepsItsRulesWhateverIsDone(GameMachine.TestCase):  # type: ignore[misc, valid-type]
    """Moves, undo, submissions and take-backs of all seats in any order."""
