"""Many games at once, one learner in each, as a Gymnasium vector environment."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from boomtown.envs.seat import SOLO, Observation, action_space, game_seed, rules_of, seen_space
from boomtown.fast.steps import Flags, Steps
from boomtown.rules.settings import Settings

# How the other seats play: what they see and may do, a row for each game, to an action for each.
Others = Callable[[Observation, Flags], NDArray[np.int64]]

LEARNER = 0
ILLEGAL = 1


class TownsEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """The learner sits at the first seat of every game; the others play by a policy, or by chance.

    A game that ends is followed by the next one at the next step, whatever the action then.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self, num_envs: int = 1, settings: Settings = SOLO, others: Others | None = None
    ) -> None:
        """Lay so many tables."""
        self.num_envs = num_envs
        self._steps, self._others = Steps(rules_of(settings), num_envs), others
        self._place = 0
        self._points = np.zeros(num_envs, np.int64)
        self.single_observation_space = seen_space(settings.seats)
        self.single_action_space = action_space(self._steps.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin games of consecutive seeds from one on, or of the seeds in a list."""
        del options
        if isinstance(seed, list):
            super().reset(seed=seed[0])
            self._steps.begin_with(np.array(seed, np.uint64))
        else:
            super().reset(seed=seed)
            self._steps.begin(game_seed(seed, self.np_random))
        self._place, self._points = 0, self._steps.points(LEARNER)
        return self._steps.features(), {"action_mask": self.action_masks()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Make a decision in every game; one that a mask does not allow changes nothing."""
        begun = self._steps.acting() < 0
        told = self._steps.step(np.asarray(actions, np.int64))
        self._let_others_play()
        points, over = self._steps.points(LEARNER), self._steps.acting() < 0
        rewards = np.where(begun, 0, points - self._points).astype(np.float64)
        self._points = points
        info: dict[str, Any] = {"action_mask": self.action_masks(), "illegal": told == ILLEGAL}
        if over.any():
            info["scores"] = np.stack([self._steps.points(seat) for seat in self._seats], axis=1)
            info["_scores"] = over
        return self._steps.features(), rewards, over, np.zeros_like(over), info

    def action_masks(self) -> Flags:
        """Return which actions are legal, a row for each game."""
        return self._steps.masks()

    @property
    def _seats(self) -> range:
        return range(self._steps.seats)

    def _let_others_play(self) -> None:
        waiting = self._steps.acting() > LEARNER
        while waiting.any():
            told = self._steps.step(self._chosen(waiting), waiting)
            if (told == ILLEGAL).any():
                raise ValueError("the others' policy chose an action that its mask does not allow")
            waiting = self._steps.acting() > LEARNER

    def _chosen(self, games: Flags) -> NDArray[np.int64]:
        if self._others is None:
            self._place += 1
            return self._steps.random(self._place)
        actions = np.zeros(self.num_envs, np.int64)
        seen, masks = self._steps.features()[games], self._steps.masks()[games]
        actions[games] = self._others(seen, masks)
        return actions
