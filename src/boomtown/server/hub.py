"""All rooms of a node: bringing them in, letting them go, waking them, letting bots think."""

import asyncio
import itertools
import time
from collections.abc import Coroutine
from logging import ERROR
from typing import Any

from boomtown.app import commands
from boomtown.app.options import Options, checked
from boomtown.app.refusals import Refused, refused
from boomtown.app.seating import Chair
from boomtown.app.stored import PutChair, PutRoom, RoomRow
from boomtown.app.told import Explained, FarewellTold, Thinking
from boomtown.bootstrap import Parts
from boomtown.protocol.encode import frames
from boomtown.server.client import GOING_AWAY, Client
from boomtown.server.gate import Gate
from boomtown.server.limits import Limits
from boomtown.server.logs import log, log_failure, short
from boomtown.server.metrics import Metrics
from boomtown.server.notices import Notices
from boomtown.server.requests import Asked, Entered, Left, Reload
from boomtown.server.table import Table, brought_back
from boomtown.server.thinking import thought

SWEEP_EVERY = 60.0
IDLE = 60.0
NEVER_STARTED = 6 * 3_600 * 1_000
LONGEST_SLEEP = 24 * 3_600.0


def farewell(code: str, *, again: bool = True) -> bytes:
    """Return the last message of a connection."""
    return frames(FarewellTold(code, again)).frame(None)


class Hub:
    """The rooms that are open here, by their id."""

    def __init__(self, parts: Parts, limits: Limits | None = None) -> None:
        """Know the parts; nothing runs before `start`."""
        self.parts = parts
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.gate = Gate()
        self.node = parts.chance.id()
        self.tables: dict[str, Table] = {}
        self.notices = Notices(parts, self.metrics, self._here)
        self.closing = False
        self._opening: dict[str, asyncio.Future[Table | None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = itertools.count(1)
        self._clients: dict[int, tuple[Client, Table]] = {}

    async def start(self) -> None:
        """Set the clocks that the store remembers, and begin to sweep."""
        self.parts.bus.subscribe(self._heard)
        for room, deadline in await self.parts.store.timed():
            self.alarm(room, deadline)
        self._begin(self._sweeping())
        self._begin(self.notices.run())
        self._begin(self.parts.bots.start())
        log("started", timed=len(self._alarms))

    async def close(self) -> None:
        """Finish what came in, and let go of everything."""
        self.closing = True
        for handle in self._alarms.values():
            handle.cancel()
        for table in list(self.tables.values()):
            await table.finished()
            table.stop()
        for task in self._tasks:
            task.cancel()
        await self.parts.bots.close()
        await self.parts.odds.close()
        await self.parts.store.close()
        log("stopped")

    def farewell(self, code: str = "restart") -> None:
        """Tell everybody that the server goes away, and take nothing in any more."""
        self.closing = True
        for client, _ in self._clients.values():
            client.part(farewell(code), GOING_AWAY)

    # Rooms

    async def create(self, options: Options, host: Chair) -> str:
        """Store a new room with its host."""
        now = self.parts.clock.now()
        row = RoomRow(self.parts.chance.id(), checked(options), 0, changed=now)
        await self.parts.store.save([PutRoom(row), PutChair(row.id, 0, host)])
        log("room_opened", room=short(row.id), mode=row.options.mode, edition=row.options.edition)
        return row.id

    async def table(self, room: str) -> Table | None:
        """Return a room's table; brought back from the store if it is not here."""
        if room in self.tables:
            return self.tables[room]
        if room not in self._opening:
            self._opening[room] = asyncio.ensure_future(self._open(room))
        return await asyncio.shield(self._opening[room])

    async def _open(self, room: str) -> Table | None:
        try:
            stored = await self.parts.store.room(room)
            if stored is None:
                return None
            table = Table(await brought_back(stored, self.parts), self)
            self.tables[room] = table
            return table
        finally:
            del self._opening[room]

    def lose(self, table: Table) -> None:
        """Forget a table that cannot go on; its clients come back later."""
        for client, home in self._clients.values():
            if home is table:
                client.part(farewell("failed"), GOING_AWAY)
        self.tables.pop(table.room.row.id, None)
        table.stop()

    # Clients

    def next_number(self) -> int:
        """Return a number for a connection."""
        return next(self._numbers)

    def enter(self, table: Table, client: Client) -> None:
        """Let a client into a room."""
        self._clients[client.number] = client, table
        table.put(Entered(client))
        self._looks(client, table)

    def leave(self, table: Table, client: Client) -> None:
        """Let a client go."""
        del self._clients[client.number]
        table.put(Left(client))
        self._looks(client, table)
        if client.slow:
            self.metrics.slow_clients += 1

    def _looks(self, client: Client, table: Table) -> None:
        """Have it noted who has seen a game that goes on for days; a screen is nobody."""
        if client.screen or self.closing:
            return
        if table.room.row.options.tempo == "days":
            self._begin(self.notices.looked(table.room, client.person))

    def _here(self, room: str, seat: int) -> bool:
        """Whether somebody is connected on a seat."""
        table = self.tables.get(room)
        return table is not None and bool(table.room.connections_of(seat))

    def ask(self, table: Table, client: Client, command: commands.Command) -> None:
        """Take a command in."""
        if self.closing:
            return
        asked = Asked(client, command, time.perf_counter())
        if not table.at_once(asked):
            table.put(asked)

    @property
    def sockets(self) -> int:
        """How many clients there are."""
        return len(self._clients)

    # Time, news, bots

    def alarm(self, room: str, at: int | None) -> None:
        """Wake a room at a time of day, or not."""
        handle = self._alarms.pop(room, None)
        if handle is not None:
            handle.cancel()
        if at is None or self.closing:
            return
        delay = min(max(at - self.parts.clock.now(), 0) / 1_000, LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        self._alarms[room] = loop.call_later(delay, self._ring, room)

    def _ring(self, room: str) -> None:
        self._alarms.pop(room, None)
        self._begin(self._wake(room))

    async def _wake(self, room: str) -> None:
        table = await self.table(room)
        if table is not None:
            table.put(commands.Tick())

    def _heard(self, room: str, node: str) -> None:
        """Read a room anew that another node has changed."""
        if node != self.node and room in self.tables:
            self.tables[room].put(Reload())

    def spawn(self, thinking: Thinking, table: Table) -> None:
        """Let a bot think, and hand its turn to the table."""
        self._begin(self._think(thinking, table))

    async def _think(self, thinking: Thinking, table: Table) -> None:
        began = time.perf_counter()
        moves = await thought(thinking, table.room.row.id, self.parts.bots, self.metrics)
        self.metrics.thoughts.add(time.perf_counter() - began)
        table.put(commands.Thought(thinking.seat, thinking.round, moves))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures += 1
            log("task_failed", ERROR, problem=repr(task.exception()))

    async def _sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except Exception:
                log_failure("sweep_failed")

    async def sweep(self) -> None:
        """Put idle rooms away, and forget those that never started."""
        now = time.monotonic()
        for room, table in list(self.tables.items()):
            if table.idle and now - table.idle_since > IDLE:
                del self.tables[room]
                table.stop()
        before = self.parts.clock.now() - NEVER_STARTED
        gone = await self.parts.store.expire(before, list(self.tables))
        if gone:
            log("rooms_expired", count=gone)

    async def refresh(self, room: str) -> None:
        """Let a room read itself anew that was changed in the store, here and at other nodes."""
        if room in self._opening:
            await asyncio.shield(self._opening[room])
        if room in self.tables:
            self.tables[room].put(Reload())
        self.parts.bus.publish(room, self.node)

    async def share(self, room: str, seat: int, person: str) -> None:
        """Let another device play a seat too; raises `Refused`."""
        await self._ask(room, person, commands.Share("", seat, person))

    async def forget(self, room: str, person: str) -> None:
        """Erase somebody from a room; raises `Refused`."""
        await self._ask(room, person, commands.Forget(""))

    async def _ask(self, room: str, person: str, command: commands.Command) -> None:
        table = await self.table(room)
        if table is None:
            raise refused("no_room")
        answer = await table.ask(person, command)
        if isinstance(answer, Explained) and answer.reason:
            raise Refused(answer.reason)
