"""Odds worked out in a process of their own, so that no room waits for them."""

import asyncio
from collections.abc import Callable

from boomtown.bots.odds.late import reckoned
from boomtown.bots.odds.values import Odds
from boomtown.bots.question import Question
from boomtown.bots.warming import warm_odds
from boomtown.bots.workers.lane import Bounds, Lane
from boomtown.bots.workers.worker import Crew
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

WAITING = 200
LIMIT = 10.0
# Whoever waits longer may ask again.
HURRY = 8.0


def _odds(name: str) -> Callable[[View, Stream], Odds]:
    del name
    return reckoned


class OddsProcess:
    """One process, started when somebody first asks."""

    def __init__(self) -> None:
        """Run nothing yet."""
        self._lane = Lane(Crew(_odds, warm_odds), Bounds(1, WAITING, LIMIT, HURRY))

    async def odds(self, seen: View, seed: int, room: str) -> Odds:
        """Return the odds of a seat; raises `GivenUp` where there is too much to do."""
        found: Odds = await self._lane.think(Question("odds", seen, seed, room))
        return found

    async def close(self) -> None:
        """Stop the process."""
        self._lane.close()


class OddsHere:
    """Works odds out beside the loop of this process: for tests, where there are no processes."""

    async def odds(self, seen: View, seed: int, room: str) -> Odds:
        """Return the odds of a seat."""
        del room
        return await asyncio.to_thread(reckoned, seen, Stream(seed))

    async def close(self) -> None:
        """Have nothing to stop."""
