"""A task around a room: takes its commands in turn, stores what they change, then tells."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable

from boomtown.app import commands, desk, speaking
from boomtown.app.ports import Conflict
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.restore import restoring
from boomtown.app.room import Outbox, Room, Tools
from boomtown.app.stored import Decide, StoredRoom
from boomtown.app.told import Explained, FarewellTold, Out, Told
from boomtown.bootstrap import Parts
from boomtown.bots import roster
from boomtown.protocol.encode import frames
from boomtown.rules.reasons import Reason
from boomtown.server.around import Around
from boomtown.server.client import NORMAL, Client
from boomtown.server.logs import log, log_failure, short
from boomtown.server.requests import Asked, Entered, Left, Reload, Request, Wanted

# So long one room may hold the others up, and so many commands go into one commit.
SLICE = 0.004
MOST_IN_BATCH = 500
TOLD_AT_ONCE = 40
PATIENCE = 10.0
# What is answered to its sender, or its seat, and to nobody else.
QUICK = (commands.Draft, commands.Why, commands.Look, commands.Ping)


def tools_of(parts: Parts) -> Tools:
    """Return what a room is given."""
    return Tools(parts.clock, parts.chance, tuple(roster()))


async def brought_back(stored: StoredRoom, parts: Parts) -> Room:
    """Replay a room's log, with pauses for the other rooms."""
    pieces = restoring(stored, tools_of(parts))
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            room: Room = done.value
            return room
        await asyncio.sleep(0)


class Table:
    """The room, its clients, and what waits to be done; see the module."""

    def __init__(self, room: Room, around: Around) -> None:
        """Start the task."""
        self.room = room
        self.clients: dict[int, Client] = {}
        self.idle_since = time.monotonic()
        self._around = around
        self._requests: deque[Request] = deque()
        self._batch: list[Asked] = []
        self._working = True
        self._promises: list[tuple[asyncio.Future[Told], Told]] = []
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self._news.set()  # a room that was brought back may have bots to wake

    # From outside

    def put(self, request: Request) -> None:
        """Take a request in; never waits."""
        self._requests.append(request)
        self._quiet.clear()
        self._news.set()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        thinking = self.room.play is not None and self.room.play.thinking
        return not (self.clients or self._requests or self._working or thinking)

    def at_once(self, asked: Asked) -> bool:
        """Answer a command that stores nothing, if the room has nothing else to do."""
        if self._working or self._requests or not isinstance(asked.command, QUICK):
            return False
        self._batch = []
        try:
            self._answer(asked)
        except Exception:
            self._failed("room_failed")
            no = refused("failed").reason
            asked.client.tell(frames(Explained(asked.command.id, no)).frame(None))
            self.put(Reload())
            return True
        outbox = self.room.taken_outbox()
        for out in outbox.outs:
            if client := self.clients.get(out.to or 0):
                client.tell(frames(out.told).frame(None))
        self._measure(outbox)
        return True

    async def ask(self, person: str, command: commands.Command) -> Told:
        """Carry out what somebody outside the room wants; returns once that is stored."""
        done: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.put(Wanted(person, command, done))
        return await asyncio.wait_for(done, PATIENCE)

    async def finished(self) -> None:
        """Wait until everything that came in is stored and told."""
        await self._quiet.wait()

    def stop(self) -> None:
        """End the task."""
        self._task.cancel()

    # The task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            self._working = True
            await self._work()
            self._working = False
            if not self._requests:
                self._quiet.set()

    async def _work(self) -> None:
        self._batch = []
        if self._requests:
            await self._around.gate.passed()
        try:
            await self._handle()
            await self._settle()
        except Exception:
            self._failed("room_failed")
            await self._repair()
        if self._requests:
            self._news.set()

    async def _repair(self) -> None:
        """Go on from what is stored; where even that fails, let everybody go for now."""
        try:
            await self._reload("failed")
        except Exception:
            self._failed("room_lost")
            self._keep_promises(refused("failed").reason)
            self._around.lose(self)

    def _failed(self, event: str) -> None:
        self._around.metrics.failures += 1
        log_failure(event, room=short(self.room.row.id))

    async def _handle(self) -> None:
        """Carry out what waits, up to a batch, with pauses for the other rooms."""
        began, first = time.perf_counter(), True
        while self._requests and len(self._batch) < MOST_IN_BATCH:
            if isinstance(self._requests[0], Reload):
                # What was carried out before is stored first, or it would be lost.
                if first:
                    await self._read_anew()
                return
            first = False
            self._carry_out(self._requests.popleft())
            if time.perf_counter() - began > SLICE:
                await self._around.gate.passed()
                began = time.perf_counter()

    async def _read_anew(self) -> None:
        while self._requests and isinstance(self._requests[0], Reload):
            self._requests.popleft()
        await self._reload("taken_over")

    def _carry_out(self, request: Request) -> None:
        match request:
            case Asked():
                self._answer(request)
            case commands.Thought():
                desk.thought(self.room, request)
            case commands.Tick():
                desk.tick(self.room)
            case Entered(client):
                self.clients[client.number] = client
                self.room.enter(client.number, client.person, screen=client.screen)
            case Left(client):
                self._let_go(client)
            case Wanted(person, command, done):
                self._promises.append((done, desk.attempt(self.room, Who(0, person), command)))
            case Reload():
                pass

    def _answer(self, asked: Asked) -> None:
        if asked.client.number in self.room.presence:
            self._batch.append(asked)
            desk.handle(self.room, asked.client.number, asked.command)

    def _let_go(self, client: Client) -> None:
        if self.clients.pop(client.number, None):
            self.room.leave(client.number)
            self.idle_since = time.monotonic()

    async def _settle(self) -> None:
        """Store, then tell, then think; what cannot be stored did not happen."""
        outbox = self.room.taken_outbox()
        if outbox.writes and not await self._stored(outbox):
            await self._reload("stored_otherwise")
            return
        if outbox.writes:
            await self._around.gate.passed()
        await self._tell(outbox.outs)
        self._keep_promises()
        self._measure(outbox)
        for thinking in outbox.thoughts:
            self._around.spawn(thinking, self)
        self._around.alarm(self.room.row.id, self.room.wake_at())

    def _keep_promises(self, no: Reason | None = None) -> None:
        """Tell those who wait how it went: as the room has answered, or `no`."""
        for done, answer in self._promises:
            if not done.done():
                done.set_result(Explained("", no) if no else answer)
        self._promises.clear()

    async def _stored(self, outbox: Outbox) -> bool:
        began = time.perf_counter()
        try:
            await self._around.parts.store.save(outbox.writes)
        except Conflict:
            self._around.metrics.conflicts += 1
            log("stored_otherwise", room=short(self.room.row.id))
            return False
        metrics = self._around.metrics
        metrics.saves.add(time.perf_counter() - began)
        metrics.turns += sum(isinstance(write, Decide) for write in outbox.writes)
        self._around.parts.bus.publish(self.room.row.id, self._around.node)
        return True

    def _measure(self, outbox: Outbox) -> None:
        now, metrics = time.perf_counter(), self._around.metrics
        for asked in self._batch:
            metrics.commands[type(asked.command).__name__.lower()] += 1
            if isinstance(asked.command, commands.Draft):
                metrics.drafts.add(now - asked.at)
        for out in outbox.outs:
            if isinstance(out.told, Explained) and out.told.reason:
                metrics.refusals[out.told.reason.code] += 1

    async def _tell(self, outs: Iterable[Out]) -> None:
        for out in outs:
            written = frames(out.told)
            for _ in written.worked_out():
                await self._around.gate.passed()
            if out.to is None:
                await self._tell_all(written.frame)
            elif client := self.clients.get(out.to):
                client.tell(written.frame(self.room.seat_at(out.to)))
                if isinstance(out.told, FarewellTold):
                    client.end(NORMAL)

    async def _tell_all(self, frame: Callable[[int | None], bytes]) -> None:
        for number, client in enumerate(list(self.clients.values()), 1):
            client.tell(frame(self.room.seat_at(client.number)))
            if number % TOLD_AT_ONCE == 0:
                await self._around.gate.passed()

    async def _reload(self, code: str) -> None:
        """Go on from what is stored, tell whose commands are lost and how things stand."""
        stored = await self._around.parts.store.room(self.room.row.id)
        if stored is None:
            self._keep_promises(refused("no_room").reason)
            self._around.lose(self)
            return
        version = self.room.history.v
        self.room = await brought_back(stored, self._around.parts)
        self.room.history.begin_after(version)
        for client in list(self.clients.values()):
            self.room.enter(client.number, client.person, screen=client.screen)
        lost, self._batch = self._batch, []
        no = refused(code, "R3.8").reason
        self._keep_promises(no)
        await self._tell(Out(one.client.number, Explained(one.command.id, no)) for one in lost)
        self.room.announce()
        if self.room.play:
            self.room.tell_all(self.room.table_told)
        self.room.tell_all(lambda v: speaking.talk_told(self.room, v))
        await self._settle()
