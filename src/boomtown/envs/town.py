"""One learner, alone or against bots, as a Gymnasium environment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from boomtown.envs.company import LEARNER, Company, known
from boomtown.envs.seat import SOLO, Observation, action_space, game_seed, rules_of, seen_space
from boomtown.fast.steps import Steps
from boomtown.rules.settings import Settings


class TownEnv(gymnasium.Env[Observation, np.int64]):
    """A step is a decision within a turn; rewards are points, and add up to the final score.

    >>> env = TownEnv()
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, int(info["action_mask"].sum()) > 0
    ((423,), True)
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, settings: Settings = SOLO, bots: Sequence[str] = ()) -> None:
        """Choose a game and who sits at the other seats; `seats` follows from them."""
        self._bots = known(bots)
        self._rules = rules_of(replace(settings, seats=1 + len(bots)))
        self._steps = Steps(self._rules, 1)
        self._company: Company | None = None
        self._running = False
        self.observation_space = seen_space(self._steps.seats)
        self.action_space = action_space(self._steps.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the game of a seed, or the next one of the generator that the last seed began."""
        super().reset(seed=seed, options=options)
        chosen = game_seed(seed, self.np_random)
        self._steps.begin(chosen)
        self._company = Company(self._rules, self._bots, chosen) if self._bots else None
        self._running, self._points = True, self._stand()
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a decision; one that the mask does not allow changes nothing."""
        if not self._running:
            raise ResetNeeded("the game is over, or has not begun: call reset first")
        legal = bool(0 <= action < len(self._mask) and self._mask[action])
        if legal:
            self._play(int(action))
        before, self._points = self._points, self._stand()
        over = self._steps.over()
        self._running = not over
        observation, info = self._look()
        info["illegal"] = not legal
        if over:
            info["scores"] = [int(self._steps.points(seat)[0]) for seat in range(self._steps.seats)]
        return observation, float(self._points - before), over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self._mask

    def _play(self, action: int) -> None:
        self._steps.act(LEARNER, action)
        if self._company is not None:
            self._company.follow(action)
            for seat, move in self._company.answers():
                self._steps.put(seat, move)

    def _stand(self) -> int:
        return int(self._steps.points(LEARNER)[0])

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        self._mask, observation = self._steps.look(LEARNER)
        return observation, {"action_mask": self._mask.astype(np.int8)}
