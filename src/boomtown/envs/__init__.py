"""Boomtown for researchers: Gymnasium and PettingZoo environments on the fast engine.

`gymnasium.make("boomtown/Town-v0")` and `gymnasium.make_vec("boomtown/Town-v0", 64)` make them too.
"""

import gymnasium

from boomtown.envs.seat import Observation
from boomtown.envs.table import TableEnv
from boomtown.envs.town import TownEnv
from boomtown.envs.towns import Others, TownsEnv

__all__ = ["Observation", "Others", "TableEnv", "TownEnv", "TownsEnv"]

gymnasium.register(
    "boomtown/Town-v0",
    entry_point="boomtown.envs.town:TownEnv",
    vector_entry_point="boomtown.envs.towns:TownsEnv",
)
