"""Learn to play alone, in a dozen lines of NumPy: `python3 examples/learn.py [BATCHES]`.

The learner is a wish of each house for a number, and a taste for each thing to do that writes none.
Many are tried, each in a game; the next ones resemble those that scored best (the cross-entropy
method). Needs `pip install boomtown[envs]`.
"""

import sys
from collections.abc import Iterator

import gymnasium
import numpy as np

import boomtown.envs  # noqa: F401
from boomtown.fast.sights import places

GAMES, BEST, OTHER, HOUSES = 1024, 100, 198, 33  # 198 actions come before those that write a number
NUMBERS = places("offers: number", seats=1)


def learn(batches: int) -> Iterator[float]:
    """Yield the mean score of each batch of games; it rises."""
    env, rng = gymnasium.make_vec("boomtown/Town-v0", GAMES), np.random.default_rng(1)
    mean, spread = np.repeat((0.0, 8.5), (OTHER, HOUSES)), np.repeat((4.0, 4.0), (OTHER, HOUSES))
    for batch in range(batches):
        tried = rng.normal(mean, spread, (GAMES, OTHER + HOUSES))
        scores, playing, (seen, info) = np.zeros(GAMES), np.ones(GAMES, bool), env.reset(seed=batch)
        while playing.any():
            misfit = abs(seen[:, NUMBERS, None] - tried[:, None, OTHER:])
            tastes = np.concatenate((tried[:, :OTHER], -misfit.repeat(6, 1).reshape(GAMES, -1)), 1)
            actions = np.where(info["action_mask"], tastes, -np.inf).argmax(1)
            seen, rewards, over, _, info = env.step(actions)
            scores, playing = scores + rewards * playing, playing & ~over
        best = tried[scores.argsort()[-BEST:]]
        mean, spread = best.mean(0), best.std(0)
        yield float(scores.mean())


if __name__ == "__main__":
    for number, score in enumerate(learn(int(sys.argv[1]) if len(sys.argv) > 1 else 60)):
        print(f"batch {number}: {score:.1f} points", flush=True)
