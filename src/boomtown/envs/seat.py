"""What every environment shares: spaces, seeds, and the game that is played by default."""

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from boomtown.editions import edition
from boomtown.fast import sights
from boomtown.rules.settings import Ruleset, Settings, ruleset

Observation = NDArray[np.uint8]

SOLO = Settings(mode="solo")
HIGHEST = 255
SEEDS = 1 << 63


def rules_of(settings: Settings) -> Ruleset:
    """Resolve settings with the edition they name."""
    return ruleset(settings, edition(settings.edition))


def seen_space(seats: int) -> Space[Observation]:
    """Return the space of what a seat sees: a byte for each feature."""
    return Box(0, HIGHEST, (sum(field.many for field in sights.fields(seats)),), np.uint8)


def action_space(actions: int) -> Discrete:
    """Return the space of all actions, legal or not."""
    return Discrete(actions)


def game_seed(asked: int | None, rng: np.random.Generator) -> int:
    """Return the seed that was asked for, or the generator's next one."""
    return int(rng.integers(SEEDS)) if asked is None else asked
