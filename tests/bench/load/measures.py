"""The measurements: a steady table of many games, one flat out, and crowds."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.bench.load.games import first_round, script
from tests.bench.load.machine import Server
from tests.bench.load.people import Person, seated

SEEDS = 40
SEATS = 4
AT_ONCE = 16


@dataclass(frozen=True, slots=True)
class Used:
    """What a stretch of time has cost."""

    seconds: float
    server_cpu: float
    own_cpu: float
    server_memory: float

    def __str__(self) -> str:
        return (
            f"server {self.server_cpu / self.seconds:.0%} of a core, {self.server_memory:.0f} MB;"
            f" generator {self.own_cpu / self.seconds:.0%} of a core"
        )


class Meter:
    """Begins to count when made."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._began, self._cpu = time.perf_counter(), server.cpu()
        self._own = time.process_time()

    def used(self) -> Used:
        return Used(
            time.perf_counter() - self._began,
            self._server.cpu() - self._cpu,
            time.process_time() - self._own,
            self._server.memory(),
        )


def part(times: Sequence[float], share: float) -> float:
    """Return the time, in milliseconds, below which so large a share lies."""
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1_000


def summary(times: Sequence[float]) -> str:
    """Say how times spread."""
    shares = ", ".join(
        f"p{int(share * 100)} {part(times, share):.1f}" for share in (0.5, 0.9, 0.99)
    )
    return f"{len(times)} drafts: {shares}, worst {max(times) * 1_000:.1f} ms"


async def games(server: Server, count: int) -> list[Person]:
    """Seat four people at each of so many tables, and start."""
    people: list[Person] = []
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with places:
            seed = number % SEEDS
            table = await seated(server.host, seed, script(seed, SEATS))
            await table[0].ask({"t": "start"})
            people.extend(table)

    await asyncio.gather(*(one(number) for number in range(count)))
    return people


async def steady(server: Server, count: int, seconds: float) -> str:
    """Let every socket send about one message a second."""
    people = await games(server, count)
    await asyncio.sleep(1)
    for person in people:
        person.times.clear()
    meter, stop = Meter(server), time.monotonic() + seconds
    await asyncio.gather(*(_one_a_second(person, stop) for person in people))
    used = meter.used()
    times = [one for person in people for one in person.times]
    refused = sum((person.refused for person in people), Counter[str]())
    close(people)
    return f"{len(people)} sockets, {summary(times)}; {used}; refused {dict(refused)}"


async def _one_a_second(person: Person, stop: float) -> None:
    await asyncio.sleep(random.random())
    drafted = done = 0
    while time.monotonic() < stop and not person.ended:
        number = person.round
        if done == number:
            person.send({"t": "ping"})
        elif drafted < len(person.turns[number - 1]):
            person.draft(drafted)
            drafted += 1
        else:
            person.confirm()
            done, drafted = number, 0
        await asyncio.sleep(random.uniform(0.8, 1.2))


async def flat_out(server: Server, count: int, *, drafts: bool) -> str:
    """Let every seat send its next message as soon as it may, until all games are over."""
    people = await games(server, count)
    await asyncio.sleep(1)
    meter = Meter(server)
    for person in people:
        _drive(person, drafts=drafts)
    while not all(person.ended for person in people):
        await asyncio.sleep(0.02)
    used = meter.used()
    turns = sum(len(person.turns) for person in people)
    times = [one for person in people for one in person.times]
    close(people)
    spread = f"; {summary(times)}" if times else ""
    return f"{turns} turns stored, {turns / used.seconds:.0f} a second; {used}{spread}"


def _drive(person: Person, *, drafts: bool) -> None:
    """Answer each table with the turn: at once, or draft by draft."""
    place = [0, 0]

    def forward(_: Person) -> None:
        number, length = place
        if number != person.round or person.ended:
            place[:] = person.round, 0
            length = 0
        if drafts and length < len(person.turns[person.round - 1]):
            place[1] += 1
            person.draft(length)
        elif length >= 0:
            place[1] = -1
            person.confirm()

    person.on_table = forward
    if drafts:
        person.on_answer = lambda one: forward(one) if place[1] > 0 else None
    forward(person)


async def crowd(server: Server, seats: int, others: int) -> str:
    """Close a round of one large game while other rooms draft."""
    quiet = await games(server, others // SEATS)
    turns = tuple([turn] for turn in first_round(1, seats))
    people = await _full_room(server, turns)
    stop = asyncio.Event()
    for person in quiet:
        person.times.clear()
    drafting = [asyncio.create_task(_keep_drafting(person, stop)) for person in quiet]
    meter = Meter(server)
    for number, person in enumerate(people):
        person.confirm()
        if number % 10 == 9:
            await asyncio.sleep(0.01)
    last = time.perf_counter()
    while not all(person.round == 2 for person in people):
        await asyncio.sleep(0.01)
    told = max(person.table_at for person in people) - last
    used = meter.used()
    stop.set()
    await asyncio.gather(*drafting)
    times = [one for person in quiet for one in person.times]
    close([*people, *quiet])
    return (
        f"{seats} seats: last confirm to last told {told:.2f} s; others: {summary(times)}; {used}"
    )


async def _full_room(server: Server, turns: tuple[Any, ...]) -> list[Person]:
    people = await seated(
        server.host, 1, turns, seats=0, tempo="round", seconds=3_600, public=False
    )
    await people[0].ask({"t": "start"})
    while not all(person.round == 1 for person in people):
        await asyncio.sleep(0.05)
    return people


async def _keep_drafting(person: Person, stop: asyncio.Event) -> None:
    while not stop.is_set():
        person.draft(random.randrange(len(person.turns[0])))
        await asyncio.sleep(random.uniform(0.1, 0.3))


def close(people: Sequence[Person]) -> None:
    """Hang everybody up."""
    for person in people:
        if person.socket is not None:
            person.socket.close()
