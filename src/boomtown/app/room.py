"""A room: its people, its game, its clock, and what is to be stored, told and thought about.

Synchronous and without I/O: `desk` lets commands in, and whoever drives the room takes its `outbox`
after each of them, stores the writes, and only then sends the messages.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from boomtown.app.history import History
from boomtown.app.play import Play
from boomtown.app.ports import Chance, Clock
from boomtown.app.presence import FEW, Who
from boomtown.app.sayings import Sayings
from boomtown.app.seating import NOBODY, Chair, Chairs, next_host, with_chair
from boomtown.app.stored import PutChair, PutRoom, RoomRow, Write
from boomtown.app.told import (
    ConfirmedTold,
    EndedTold,
    FarewellTold,
    Out,
    RoomTold,
    SaidTold,
    TableTold,
    TalkTold,
    TallyTold,
    Thinking,
    ToAll,
    Told,
)
from boomtown.rules.commitment import Deal
from boomtown.rules.rng import number
from boomtown.rules.view import view

CROWD = 100
TALLY_EVERY = 500


class Tools(NamedTuple):
    """What a room is given: the time, chance, the names of the bots."""

    clock: Clock
    chance: Chance
    bots: Sequence[str]


@dataclass(slots=True)
class Outbox:
    """What a room wants done since it was last asked."""

    writes: list[Write] = field(default_factory=list)
    outs: list[Out] = field(default_factory=list)
    thoughts: list[Thinking] = field(default_factory=list)


class Room:
    """One room; see the module."""

    def __init__(
        self, row: RoomRow, chairs: Chairs, tools: Tools, play: Play | None = None
    ) -> None:
        """Open a room as it was stored."""
        self.row = row
        self.chairs = chairs
        self.tools = tools
        self.play = play
        self.presence: dict[int, Who] = {}
        self.outbox = Outbox()
        self.history = History(tools.clock.now())
        self.sayings = Sayings()
        self._seats: dict[str, int] = {}
        self._index()
        self._row_changed = self._people_changed = False
        self._concerned: set[str] = set()
        self._tally_at: int | None = None
        self._bot_seed = tools.chance.seed()

    # What others ask of it

    @property
    def crowd(self) -> bool:
        """Whether too many sit here to tell everybody of each."""
        return len(self.chairs) > CROWD

    @property
    def shows_scores(self) -> bool:
        """Whether everybody may know how the others stand: by choice, and in the end."""
        return self.row.options.scores or self.row.status == "ended"

    @property
    def deal(self) -> Deal | None:
        """Where the cards come from, once there is a game."""
        return self.play.record.deal if self.play else None

    def now(self) -> int:
        """Return the time."""
        return self.tools.clock.now()

    def seat_of(self, person: str) -> int | None:
        """Return a person's seat."""
        return self._seats.get(person)

    def seat_at(self, connection: int) -> int | None:
        """Return the seat of the person behind a connection; a screen has none."""
        who = self.presence.get(connection)
        return None if who is None or who.screen else self.seat_of(who.person)

    def barred(self, person: str) -> str:
        """Return why somebody may not come in; nothing: they may."""
        if person in self._seats:
            return ""
        if self.row.locked:
            return "locked"
        options = self.row.options
        watching = self.row.status == "lobby" or options.spectators or options.late_comers
        return "" if watching else "no_spectators"

    def connections_of(self, seat: int) -> list[int]:
        """Return all connections of a seat: devices and tabs."""
        return [connection for connection in self.presence if self.seat_at(connection) == seat]

    def wake_at(self) -> int | None:
        """Return when the room wants a `Tick`."""
        times = [self._tally_at]
        if self.play and self.row.status == "running":
            times += self.play.timing.deadline(self.play.waiting()), self.play.next_due()
        return min((time for time in times if time is not None), default=None)

    def taken_outbox(self) -> Outbox:
        """Return what is to be stored, told and thought about, and begin anew."""
        if self._row_changed or (self._people_changed and not self.crowd):
            self.announce()
        elif self._people_changed:
            self._announce_to_concerned()
            self._tally_at = self._tally_at or self.now() + TALLY_EVERY
        self._people_changed = False
        self._concerned.clear()
        taken, self.outbox = self.outbox, Outbox()
        return taken

    # Changing it

    def set_row(self, **changes: Any) -> None:
        """Change what is remembered of the room."""
        self.row = replace(self.row, **changes, changed=self.now())
        self.store(PutRoom(self.row))
        self._row_changed = True

    def set_chair(self, seat: int, chair: Chair) -> None:
        """Change a chair, or add one."""
        before = self.chairs[seat].people if seat < len(self.chairs) else ()
        for person in before:
            self._seats.pop(person, None)
        self.chairs = with_chair(self.chairs, seat, chair)
        self._seats.update(dict.fromkeys(chair.people, seat))
        self._concerned.update(before, chair.people)
        self.store(PutChair(self.row.id, seat, chair))
        self.people_changed()
        if self.row.host in (NOBODY, seat):
            host = next_host(self.chairs, self.row.host)
            if host != self.row.host:
                self.set_row(host=host)

    def set_chairs(self, chairs: Chairs) -> None:
        """Replace all chairs; storing them is the caller's affair."""
        self.chairs = chairs
        self._index()
        self.people_changed()

    def _index(self) -> None:
        self._seats = {
            person: seat for seat, chair in enumerate(self.chairs) for person in chair.people
        }

    def store(self, write: Write) -> None:
        """Ask for a write."""
        self.outbox.writes.append(write)

    def think(self, seat: int, bot: str) -> None:
        """Ask for a bot's turn, unless it is at it."""
        play = self.play
        assert play is not None
        if seat in play.thinking or play.game.confirmed >> seat & 1:
            return
        play.thinking.add(seat)
        seed = number(self._bot_seed, play.game.round, seat)
        thought = Thinking(seat, play.game.round, bot, view(play.game, seat), seed)
        self.outbox.thoughts.append(thought)

    # Coming and going

    def enter(self, connection: int, person: str, *, screen: bool = False) -> None:
        """Let a connection in."""
        self.presence[connection] = Who(connection, person, screen)
        self._moved(self.seat_at(connection))

    def leave(self, connection: int) -> None:
        """Let a connection go."""
        seat = self.seat_at(connection)
        if self.presence.pop(connection, None):
            self._moved(seat)

    def _moved(self, seat: int | None) -> None:
        """Note that somebody has come or gone: of many who watch, all are told now and then."""
        if seat is not None or len(self.presence) <= FEW:
            self.people_changed()
        else:
            self._tally_at = self._tally_at or self.now() + TALLY_EVERY

    def dismiss_watchers(self) -> None:
        """Send away who may not look on, if spectators are not wanted."""
        if not self.row.options.spectators:
            self.show_out([who.person for who in self.presence.values()], "no_spectators")

    def show_out(self, people: Sequence[str], code: str) -> None:
        """Send those of these people away who have no seat."""
        for connection, who in list(self.presence.items()):
            if who.person in people and who.person not in self._seats:
                self.tell(connection, FarewellTold(code, again=False))
                self.leave(connection)

    # Telling

    def tell(self, connection: int, told: Told) -> None:
        """Tell one connection."""
        self.outbox.outs.append(Out(connection, told))

    def tell_all(self, make: Callable[[int], ToAll]) -> None:
        """Tell everybody, under the next version."""
        self.outbox.outs.append(Out(None, self.history.add(make)))

    def announce(self) -> None:
        """Tell everybody what the room is like now."""
        self._row_changed = self._people_changed = False
        self.tell_all(self.room_told)

    def _announce_to_concerned(self) -> None:
        """Tell those whose own seat has changed; others in a crowd only hear how many there are."""
        told = self.room_told(self.history.v)
        for connection, who in self.presence.items():
            if who.person in self._concerned:
                self.tell(connection, told)

    def as_of_now(self, told: ToAll) -> ToAll:
        """Return what was told before, with the time that is left by now."""
        match told:
            case ConfirmedTold(seat=seat) if self.play:
                return replace(told, left=self.play.timing.left(seat, self.now()))
            case TallyTold() if self.play:
                return replace(told, left=self.play.timing.left(None, self.now()))
            case SaidTold() | TalkTold():
                return replace(told, now=self.now())
            case _:
                return told

    def people_changed(self) -> None:
        """Note that who is here, or who is in, is not as it was told."""
        self._people_changed = True

    def tally(self) -> None:
        """Tell how many there are, once there was time for more: a crowd how many are in."""
        if self._tally_at is None or self.now() < self._tally_at:
            return
        self._tally_at = None
        if self.crowd:
            self.tell_all(self._tally_told)
        else:
            self.announce()

    def room_told(self, v: int) -> RoomTold:
        """Return the room as it is."""
        seats = map(self.seat_at, self.presence)
        here = frozenset(seat for seat in seats if seat is not None)
        return RoomTold(v, self.row, self.chairs, here, self._watching(), self.deal)

    def _watching(self) -> int:
        watchers = (who for who in self.presence.values() if not who.screen)
        return sum(who.person not in self._seats for who in watchers)

    def _tally_told(self, v: int) -> TallyTold:
        play = self.play
        confirmed = play.game.confirmed.bit_count() if play else 0
        left = play.timing.left(None, self.now()) if play else None
        round_number = play.game.round if play else 0
        return TallyTold(v, round_number, len(self.chairs), confirmed, self._watching(), left)

    def table_told(self, v: int) -> TableTold | EndedTold:
        """Return the open round, or the end."""
        play = self.play
        assert play is not None
        if self.row.status == "ended":
            reasons, deal = play.reasons(), play.record.deal
            return EndedTold(
                v, play.game, play.past, reasons, deal, self.row, self.chairs, play.written
            )
        return TableTold(
            v, play.game, play.past, play.timing, self.now(), self.row, self.chairs, play.written
        )
