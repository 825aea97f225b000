"""A few processes of one kind, and the questions that wait for them."""

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple

from boomtown.bots.question import Question, Why
from boomtown.bots.workers.fair import FairQueue
from boomtown.bots.workers.worker import Broken, Crew, Failed, Worker

# So often a question is asked whose process broke: it may have been something else.
TRIES = 2


class GivenUp(Exception):  # noqa: N818 - reads as what it says
    """A question that stays without an answer here; `trace` is of a bot that raised."""

    def __init__(self, why: Why, trace: str = "") -> None:
        """Know why."""
        super().__init__(why)
        self.why, self.trace = why, trace


class Bounds(NamedTuple):
    """So many processes, so many questions waiting, and seconds to wait and to think at most."""

    workers: int
    waiting: int
    limit: float
    hurry: float | None = None


class _Ticket:
    """A question that waits, and where its answer goes."""

    def __init__(self, question: Question, hurry: float | None) -> None:
        loop = asyncio.get_running_loop()
        self.question = question
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.tries = TRIES
        self._alarm = loop.call_later(hurry, self.give_up, GivenUp("busy")) if hurry else None

    def begin(self) -> bool:
        """Whether it is still asked; from now on it does not wait any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        self.tries -= 1
        return not self.answer.done()

    def give(self, found: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(found)

    def give_up(self, no: GivenUp) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if not self.answer.done():
            self.answer.set_exception(no)


class Lane:
    """Starts one more process when none is free for a question, up to a number."""

    def __init__(self, crew: Crew, bounds: Bounds) -> None:
        """Know how many; nothing runs before the first is hired."""
        self._crew, self._bounds = crew, bounds
        self._queue: FairQueue[_Ticket] = FairQueue(bounds.waiting)
        self._idle: list[Worker] = []
        self._ready: set[Worker] = set()
        self._newcomer: Worker | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.opened = asyncio.Event()

    @property
    def warm(self) -> bool:
        """Whether there is a process that takes questions."""
        return bool(self._ready)

    @property
    def pids(self) -> list[int]:
        """Return the numbers of the processes that take questions."""
        return [worker.pid for worker in self._ready if worker.pid is not None]

    async def think(self, question: Question) -> Any:
        """Return a bot's whole turn, or what else the crew finds; raises `GivenUp`."""
        ticket = _Ticket(question, self._bounds.hurry)
        self._line_up(ticket)
        self._wake()
        return await ticket.answer

    def hire(self) -> None:
        """Start one more process, one at a time: what the first prepares helps the next."""
        if self._newcomer is None and len(self._ready) < self._bounds.workers:
            self._newcomer = Worker(self._crew)
            self._begin(self._welcome(self._newcomer))

    def close(self) -> None:
        """End the processes; what they think of is not wanted any more."""
        for task in self._tasks:
            task.cancel()
        for worker in (*self._ready, self._newcomer):
            if worker is not None:
                worker.kill()

    def _line_up(self, ticket: _Ticket) -> None:
        squeezed = self._queue.put(ticket.question.room, ticket)
        if squeezed is not None:
            squeezed.give_up(GivenUp("busy"))

    def _wake(self) -> None:
        if self._idle:
            self._begin(self._work(self._idle.pop()))
        else:
            self.hire()

    async def _welcome(self, worker: Worker) -> None:
        try:
            await worker.ready()
        except Broken:
            worker.kill()
            self._newcomer = None
            self._disappoint()
        else:
            self._ready.add(worker)
            self.opened.set()
            self._newcomer = None
            await self._work(worker)

    def _disappoint(self) -> None:
        """Give up all that waits where nobody is left to answer; the next question tries again."""
        while not self._ready and (ticket := self._queue.take()):
            ticket.give_up(GivenUp("broken"))

    async def _work(self, worker: Worker) -> None:
        """Answer what waits, until nothing does or the process is no good any more."""
        while (ticket := self._queue.take()) is not None:
            if ticket.begin() and not await self._answered(worker, ticket):
                self._ready.discard(worker)
                worker.kill()
                self._wake()
                return
        self._idle.append(worker)

    async def _answered(self, worker: Worker, ticket: _Ticket) -> bool:
        """Let a bot think; whether its process can go on."""
        bot, seen, seed, _ = ticket.question
        try:
            async with asyncio.timeout(self._bounds.limit):
                ticket.give(await worker.ask(bot, seen, seed))
        except Failed as no:
            ticket.give_up(GivenUp("failed", str(no)))
        except TimeoutError:
            ticket.give_up(GivenUp("slow"))
            return False
        except Broken:
            if ticket.tries:
                self._line_up(ticket)
            else:
                ticket.give_up(GivenUp("broken"))
            return False
        return True

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
