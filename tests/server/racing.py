"""Seats that confirm, take back and dawdle at random, and remember what they were told."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from boomtown.rules.rng import Stream
from tests.server.house import House
from tests.server.wire import Wire

# Why somebody comes too late; anything else would be a fault.
LATE = {
    "already_confirmed",
    "not_confirmed",
    "round_closed",
    "stored_otherwise",
    "taken_over",
    "game_not_running",
}


@dataclass
class Racer:
    """A seat with a tab or two, and what it was told of each round: its moves, or none of them."""

    tabs: list[Wire]
    rng: Stream
    acknowledged: dict[int, list[str] | None] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)

    async def round(self, number: int) -> None:
        """Do things at random until the round has closed."""
        await asyncio.gather(*(tab.reached(number) for tab in self.tabs))
        while not self.over(number):
            await self._dawdle()
            confirmed = self.acknowledged.get(number) is not None
            if confirmed and self.rng.below(3):
                await self._closing(number)
            elif confirmed:
                await self._take_back(number)
            else:
                await self._confirm(number)

    def over(self, number: int) -> bool:
        """Whether a later round, or the end, was heard of."""
        later = (one for one in self.tabs[0].heard if one["t"] in ("table", "ended"))
        return any(one.get("round", number + 1) > number for one in later)

    async def _dawdle(self) -> None:
        for _ in range(self.rng.below(12)):
            await asyncio.sleep(0)

    async def _closing(self, number: int) -> None:
        """Wait a little for the others."""
        for _ in range(50):
            if not self.over(number):
                await asyncio.sleep(0)

    async def _confirm(self, number: int) -> None:
        moves: list[str] = []
        while not moves or moves[-1] != "confirm":
            drafted = await self.tabs[0].draft(number, moves)
            if drafted["t"] != "drafted":
                self._note(drafted["code"])
                return
            moves.append(self.rng.choice(drafted["legal"]))
        answers = await asyncio.gather(*(tab.confirm(number, moves) for tab in self.tabs))
        if self._any(answers):
            self.acknowledged[number] = moves

    async def _take_back(self, number: int) -> None:
        command = {"t": "take_back", "round": number}
        answers = await asyncio.gather(*(tab.ask(command) for tab in self.tabs))
        if self._any(answers):
            self.acknowledged[number] = None

    def _any(self, answers: list[dict[str, str]]) -> bool:
        for answer in answers:
            if answer["t"] == "reason":
                self._note(answer["code"])
        return any(answer["t"] == "answer" for answer in answers)

    def _note(self, code: str) -> None:
        assert code in LATE, code
        self.refused.append(code)


async def time_passes(homes: list[House], room: str, rng: Stream, over: Callable[[], bool]) -> None:
    """Let the time of a round be up, now and then, until somebody hears that it is over."""
    while not over():
        for _ in range(rng.below(400)):
            await asyncio.sleep(0)
        for home in homes:
            home.hub._ring(room)
        homes[0].clock.time += 30_000
