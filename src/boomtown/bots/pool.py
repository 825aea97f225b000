"""Bots in processes of their own, so that no seat waits while they think.

Some processes are for bots that have to be made ready, which takes a second, or half a minute where
their engine is not compiled yet. Others are for quick bots, which also stand in for the first as
long as these cannot think.
"""

import time

from boomtown.bots import USUAL, quick, roster
from boomtown.bots.bot import Choose
from boomtown.bots.question import Answer, Question
from boomtown.bots.warming import limber_up, warm_up
from boomtown.bots.workers.lane import Bounds, GivenUp, Lane
from boomtown.bots.workers.worker import Crew
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream

# Whoever waits longer than this gets a quick bot's turn, and so do those for whom there is no room.
HURRY = 2.0
AHEAD = 12
# A turn takes a tenth of a second: who needs so long is not coming back.
LIMIT = 10.0
# So long nobody asks a bot again that has cost its process.
REST = 60.0
# Every seat of a crowd may run out of time at once.
CROWD = 20_000


def of_roster(name: str) -> Choose:
    """Return how a bot plays."""
    return roster()[name].choose


QUICK = Crew(of_roster, limber_up)
DEEP = Crew(of_roster, warm_up)


class BotProcesses:
    """Thinks in a few processes; every question has an answer, if not from the bot it was for."""

    def __init__(self, workers: int, quickly: Crew = QUICK, deeply: Crew = DEEP) -> None:
        """Allow so many processes of each kind; they are started as they are needed."""
        self._quick = Lane(quickly, Bounds(workers, CROWD, LIMIT))
        self._deep = Lane(deeply, Bounds(workers, workers * AHEAD, LIMIT, HURRY))
        self._resting: dict[str, float] = {}

    async def start(self) -> None:
        """Get ready before anybody asks; the quick ones first, or both would take twice as long."""
        self._quick.hire()
        await self._quick.opened.wait()
        self._deep.hire()

    async def think(self, question: Question) -> Answer:
        """Return a whole turn; raises `GivenUp` where not even a quick bot could decide it."""
        if quick(question.bot):
            return Answer(await self._quick.think(question), question.bot)
        try:
            return Answer(await self._thought_deeply(question), question.bot)
        except GivenUp as no:
            moves = await self._quick.think(question._replace(bot=USUAL))
            return Answer(moves, USUAL, no.why, no.trace)

    async def _thought_deeply(self, question: Question) -> tuple[Move, ...]:
        if time.monotonic() < self._resting.get(question.bot, 0):
            raise GivenUp("resting")
        if not self._deep.warm:
            self._deep.hire()
            raise GivenUp("cold")
        try:
            moves: tuple[Move, ...] = await self._deep.think(question)
        except GivenUp as no:
            if no.why in ("slow", "broken"):
                self._resting[question.bot] = time.monotonic() + REST
            raise
        return moves

    async def close(self) -> None:
        """Stop the processes; what they think of is not wanted any more."""
        self._quick.close()
        self._deep.close()


class BotsHere:
    """Thinks at once and in this process: for tests, and where there are no processes."""

    async def start(self) -> None:
        """Be ready."""

    async def think(self, question: Question) -> Answer:
        """Return a bot's whole turn."""
        moves = of_roster(question.bot)(question.seen, Stream(question.seed))
        return Answer(moves, question.bot)

    async def close(self) -> None:
        """Have nothing to stop."""
