"""All seats at once, as a PettingZoo parallel environment."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from boomtown.envs.seat import action_space, game_seed, rules_of, seen_space
from boomtown.fast.steps import Steps
from boomtown.rules.settings import Settings

Seen = dict[str, NDArray[Any]]
Told = dict[str, Any]

TWO = Settings(seats=2)


class TableEnv(ParallelEnv[str, Seen, np.int64]):
    """Every seat decides at every step; who has confirmed waits with action 0 for the others.

    Sheets of others show as they were when the round opened (R3.8): nothing tells who was first.
    """

    metadata: Told = {"name": "boomtown_v0", "render_modes": []}  # noqa: RUF012

    def __init__(self, settings: Settings = TWO) -> None:
        """Choose the game."""
        self._steps = Steps(rules_of(settings), 1)
        self._rng, _ = seeding.np_random(None)
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(settings.seats)]
        self.agents: list[str] = []
        many = self._steps.actions
        seen, mask = seen_space(settings.seats), Box(0, 1, (many,), np.int8)
        self._seen = {
            agent: Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._actions = {agent: action_space(many) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of what an agent sees, its mask included."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: Told | None = None
    ) -> tuple[dict[str, Seen], dict[str, Told]]:
        """Begin the game of a seed, or the next one of the generator that the last seed began."""
        del options
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._steps.begin(game_seed(seed, self._rng))
        self.agents = list(self.possible_agents)
        self._points = {agent: self._stand(agent) for agent in self.agents}
        seen = self._look()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}

    def step(
        self, actions: dict[str, np.int64]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Told]
    ]:
        """Make everybody's decision; one that a mask does not allow changes nothing."""
        legal = {agent: self._allowed(agent, actions.get(agent)) for agent in self.agents}
        for agent in self.agents:
            if legal[agent] and not self._waits(agent):
                self._steps.act(self._seat(agent), int(actions[agent]))
        over, agents = self._steps.over(), self.agents
        before, self._points = self._points, {agent: self._stand(agent) for agent in agents}
        seen = self._look()
        told: dict[str, Told] = {
            agent: {"action_mask": seen[agent]["action_mask"], "illegal": not legal[agent]}
            for agent in agents
        }
        rewards = {agent: float(self._points[agent] - before[agent]) for agent in agents}
        self.agents = [] if over else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), told

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _allowed(self, agent: str, action: np.int64 | None) -> bool:
        mask = self._masks[agent]
        return action is not None and bool(0 <= action < len(mask) and mask[action])

    def _waits(self, agent: str) -> bool:
        # Judged by the masks that the agents chose by: a round may have opened since.
        return bool(self._waiting[agent])

    def _stand(self, agent: str) -> int:
        return int(self._steps.points(self._seat(agent))[0])

    def _look(self) -> dict[str, Seen]:
        seen = {}
        self._masks, self._waiting = {}, {}
        for agent in self.agents:
            mask, observation = self._steps.look(self._seat(agent))
            self._masks[agent] = mask
            self._waiting[agent] = self._steps.waits(self._seat(agent))
            seen[agent] = {"observation": observation, "action_mask": mask.astype(np.int8)}
        return seen
