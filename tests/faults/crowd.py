"""People at many tables who play what was written for them, whatever happens to the server."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from boomtown.protocol import commands, messages
from boomtown.protocol.choices import Options
from boomtown.protocol.messages import FromServer
from boomtown.protocol.pages import NewRoom
from boomtown.remote.player import Player
from boomtown.remote.visitor import Visitor
from boomtown.rules.notation import format_moves, parse_moves
from tests.bench.load.games import Turns, script

SEATS = 4
Key = tuple[str, int, int]


@dataclass
class Person:
    """A seat that plays its script, comes back by itself and remembers what was acknowledged."""

    player: Player
    room: str
    seat: int
    turns: Turns
    acknowledged: dict[Key, str] = field(default_factory=dict)
    farewells: list[str] = field(default_factory=list)
    ended: messages.Ended | None = None
    round: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, message: FromServer) -> None:
        if isinstance(message, messages.Table):
            self.round = message.round
        elif isinstance(message, messages.Ended):
            self.ended = message
        elif isinstance(message, messages.Farewell):
            self.farewells.append(message.code)
        self._news.set()

    async def play(self) -> None:
        """Confirm turn after turn until the game is over."""
        for number in itertools.count(1):
            while self.round < number and self.ended is None:
                self._news.clear()
                await self._news.wait()
            if self.ended is not None:
                return
            moves = self.turns[number - 1]
            await self.player.insist(commands.Draft, round=number, moves=moves[:-1])
            await self.player.insist(commands.Confirm, round=number, moves=moves)
            text = format_moves(parse_moves(", ".join(moves)))
            self.acknowledged[self.room, number, self.seat] = text

    async def stay(self) -> None:
        """Come back whenever the connection is lost."""
        while self.ended is None:
            await self.player.gone()
            await self.player.resume()


class Crowd:
    """Everybody at every table."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self._staying = [asyncio.create_task(one.stay()) for one in people]
        self._playing = [asyncio.create_task(one.play()) for one in people]

    def acknowledged(self) -> dict[Key, str]:
        """Return every turn that somebody was told is confirmed."""
        return {key: moves for one in self.people for key, moves in one.acknowledged.items()}

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; games that break off are told."""
        while not true():
            broken = [task for task in self._playing if task.done() and task.exception()]
            if broken:
                broken[0].result()
            await asyncio.sleep(0.002)

    async def confirmed(self, count: int) -> None:
        """Wait until so many turns have been acknowledged."""
        await self.until(lambda: len(self.acknowledged()) >= count)

    async def cut_off(self) -> None:
        """Wait until everybody has noticed that the server is gone."""
        await self.until(lambda: not any(one.player.connected for one in self.people))

    async def over(self) -> None:
        """Wait until every game has come to its end."""
        await asyncio.gather(*self._playing)

    async def leave(self) -> None:
        for task in (*self._staying, *self._playing):
            task.cancel()
        await asyncio.gather(*self._staying, *self._playing, return_exceptions=True)
        await asyncio.gather(*(one.player.close() for one in self.people))

    def turns(self) -> int:
        """Return how many turns the games have in all."""
        return sum(len(one.turns) for one in self.people)


async def _table(address: str, seed: int) -> list[Person]:
    """Seat people at a new table and start."""
    visitor = Visitor(address)
    wanted = NewRoom(Options(seed=str(seed)), "Person 0")
    room = await asyncio.to_thread(visitor.open_room, wanted)
    people = []
    for seat, turns in enumerate(script(seed, SEATS)):
        player = Player(address, room, visitor.cookie if seat == 0 else "")
        person = Person(player, room, seat, turns)
        player.watch = person.hear
        await player.connect()
        if seat:
            await player.do(commands.Join, name=f"Person {seat}")
        people.append(person)
    await people[0].player.do(commands.Start)
    return people


@asynccontextmanager
async def crowd(address: str, tables: int) -> AsyncIterator[Crowd]:
    """Let four people play at each of so many tables until the block ends."""
    seated = await asyncio.gather(*(_table(address, seed) for seed in range(tables)))
    made = Crowd([person for people in seated for person in people])
    try:
        yield made
    finally:
        await made.leave()
