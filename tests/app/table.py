"""A table for tests: a room with fake time and fake chance, and people who read what they get."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from boomtown.app import commands, desk
from boomtown.app.options import Options, checked
from boomtown.app.room import Outbox, Room, Tools
from boomtown.app.seating import Chair
from boomtown.app.stored import PutChair, PutRoom, RoomRow, Write
from boomtown.app.told import FarewellTold, Out, Thinking
from boomtown.bots import roster
from boomtown.protocol.decode import Misunderstood, command_of, id_of
from boomtown.protocol.encode import explained, frames
from boomtown.protocol.messages import FromServer
from boomtown.protocol.tables import encode
from boomtown.rules.rng import Stream

Message = dict[str, Any]
NOW = 1_700_000_000_000


@dataclass
class FakeClock:
    """Time that passes when a test says so."""

    time: int = NOW

    def now(self) -> int:
        return self.time


@dataclass
class FakeChance:
    """The same chance every time."""

    drawn: int = 0
    first_seed: int = 17

    def id(self) -> str:
        self.drawn += 1
        return f"room{self.drawn}"

    def seed(self) -> int:
        self.drawn += 1
        return self.first_seed + self.drawn

    def nonce(self) -> str:
        return "0" * 31 + "1"


@dataclass
class Table:
    """A room with its people by connection number; person n has the token "pn"."""

    room: Room
    clock: FakeClock
    heard: dict[int, list[bytes]] = field(default_factory=dict)
    writes: list[Write] = field(default_factory=list)
    thoughts: list[Thinking] = field(default_factory=list)
    bots_act: bool = True
    dismissed: set[int] = field(default_factory=set)
    _ids: int = 0

    def enter(
        self, connection: int, person: str | None = None, last: int = 0, *, screen: bool = False
    ) -> None:
        self.room.enter(connection, person or f"p{connection}", screen=screen)
        self.heard.setdefault(connection, [])
        self.send(connection, {"t": "hello", "last": last})

    def go(self, connection: int) -> None:
        self.room.leave(connection)
        self.deliver()

    def send(self, connection: int, message: Message) -> Message:
        """Send a message; return its answer."""
        self._ids += 1
        content = msgspec.json.encode({"id": f"c{self._ids}", **message})
        return self.send_raw(connection, content)

    def send_raw(self, connection: int, content: bytes) -> Message:
        """Send anything at all; return its answer, or the last that was said to it."""
        before = len(self.heard[connection])
        if connection in self.dismissed:
            return {}
        try:
            desk.handle(self.room, connection, command_of(content))
        except Misunderstood as no:
            self.heard[connection].append(encode(explained(no.id, no.reason)))
        self.deliver()
        new = [msgspec.json.decode(one) for one in self.heard[connection][before:]]
        marked = id_of(content)
        return next((one for one in new if one.get("id") == marked), new[-1] if new else {})

    def deliver(self) -> None:
        """Store, tell and think until nothing is left to do."""
        outbox = self.room.taken_outbox()
        while outbox != Outbox():
            self.writes += outbox.writes
            for out in outbox.outs:
                self._tell(out)
            self.thoughts += outbox.thoughts
            if self.bots_act:
                self.think()
            outbox = self.room.taken_outbox()

    def _tell(self, out: Out) -> None:
        written = frames(out.told)
        for _ in written.worked_out():
            pass
        everybody = [one for one in self.heard if one in self.room.presence]
        for connection in everybody if out.to is None else [out.to]:
            if connection not in self.dismissed:
                self.heard[connection].append(written.frame(self.room.seat_at(connection)))
            if isinstance(out.told, FarewellTold):
                self.dismissed.add(connection)

    def think(self) -> None:
        """Let the bots decide what they were asked."""
        thoughts, self.thoughts = self.thoughts, []
        for one in thoughts:
            moves = roster()[one.bot].choose(one.seen, Stream(one.seed))
            desk.thought(self.room, commands.Thought(one.seat, one.round, moves))

    def pass_time(self, milliseconds: int) -> None:
        self.clock.time += milliseconds
        desk.tick(self.room)
        self.deliver()

    def last(self, connection: int, kind: str) -> Message:
        """Return the last message of a kind that a connection heard."""
        return self.all(connection, kind)[-1]

    def all(self, connection: int, kind: str) -> list[Message]:
        return [one for one in self.decoded(connection) if one["t"] == kind]

    def decoded(self, connection: int) -> list[Message]:
        return [msgspec.json.decode(one) for one in self.heard[connection]]

    def draft(self, connection: int, moves: list[str]) -> Message:
        number = self.room.play.game.round if self.room.play else 0
        return self.send(connection, {"t": "draft", "round": number, "moves": moves})

    def turn(self, connection: int, rng: Stream) -> list[str]:
        """Draft a random turn move by move; return it."""
        moves: list[str] = []
        while not moves or moves[-1] != "confirm":
            legal = self.draft(connection, moves)["legal"]
            moves.append(rng.choice(legal))
        return moves

    def confirm(self, connection: int, moves: list[str]) -> Message:
        number = self.room.play.game.round if self.room.play else 0
        return self.send(connection, {"t": "confirm", "round": number, "moves": moves})


def table(options: Options | None = None, people: int = 1, bots: int = 0, seed: int = 17) -> Table:
    """Open a room with so many people, and bots on further seats."""
    clock, chance = FakeClock(), FakeChance(first_seed=seed)
    tools = Tools(clock, chance, tuple(roster()))
    row = RoomRow("room", checked(options or Options()), 0)
    chairs = tuple(Chair((f"p{n}",), f"Person {n}", f"City {n}", n % 16) for n in range(1))
    made = Table(Room(row, chairs, tools), clock)
    made.writes = [PutRoom(row), PutChair(row.id, 0, chairs[0])]
    for n in range(people):
        made.enter(n)
        if n:
            made.send(
                n, {"t": "join", "name": f"Person {n}", "city": f"City {n}", "colour": n % 16}
            )
    for _ in range(bots):
        made.send(0, {"t": "add_bot", "bot": "random"})
    return made


def started(
    options: Options | None = None, people: int = 1, bots: int = 0, seed: int = 17
) -> Table:
    """Open a room and begin."""
    made = table(options, people, bots, seed)
    answer = made.send(0, {"t": "start"})
    assert answer["t"] == "answer", answer
    return made


def play_round(made: Table, rng: Stream) -> None:
    """Let every person confirm a random turn."""
    assert made.room.play is not None
    for connection in list(made.room.presence):
        seat = made.room.seat_at(connection)
        if seat is not None and made.room.row.status == "running":
            made.confirm(connection, made.turn(connection, rng))


def typed(content: bytes) -> FromServer:
    """Decode what a server sent, as strictly as its types say."""
    message: FromServer = msgspec.json.decode(content, type=FromServer)
    return message
