"""Two tables in step that differ only in what somebody must not know (R3.8)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from boomtown.app.play import Play
from boomtown.app.room import Room, Tools
from boomtown.protocol.moves import texts
from boomtown.rules.game import Game, turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.view import possible, view
from tests.app.table import FakeChance, FakeClock, Message, Table
from tests.properties.policies import POLICIES, finished

SPECTATOR = 99
SCREEN = 98
SECOND_TAB = 50


def play_of(made: Table) -> Play:
    """Return the game that is played at a table."""
    assert made.room.play is not None
    return made.room.play


def other(made: Table, game: Game) -> Table:
    """Return the same table with another game on it, and nothing heard yet."""
    room, play = made.room, play_of(made)
    copied = replace(
        play,
        game=game,
        rounds=list(play.rounds),
        claims=dict(play.claims),
        drafts={},
        confirmed_at=dict(play.confirmed_at),
        thinking=set(play.thinking),
        held=dict(play.held),
        written={},
    )
    clock = FakeClock(made.clock.time)
    tools = Tools(clock, FakeChance(), room.tools.bots)
    copy = Room(room.row, room.chairs, tools, copied)
    copy.history.v = copy.history._before = room.history.v
    copy.presence = dict(room.presence)
    return Table(copy, clock, heard={one: [] for one in made.heard}, bots_act=made.bots_act)


class Pair(NamedTuple):
    """Two tables between which a seat, or who watches (None), must see no difference."""

    tables: tuple[Table, Table]
    seat: int | None

    def each(self, do: Callable[[Table], object]) -> None:
        """Do the same at both tables."""
        for one in self.tables:
            do(one)

    def send(self, connection: int, message: Message) -> None:
        """Let somebody say the same at both tables."""
        self.each(lambda one: one.send(connection, message))

    def heard(self, connection: int) -> tuple[list[bytes], list[bytes]]:
        """Return what a connection was told at each table."""
        first, second = self.tables
        return first.heard[connection], second.heard[connection]

    def check(self) -> None:
        """Compare every byte that this seat's tabs were told."""
        connections = (
            [SPECTATOR, SCREEN] if self.seat is None else [self.seat, self.seat + SECOND_TAB]
        )
        for connection in connections:
            first, second = self.heard(connection)
            assert first == second


def pair(made: Table, seat: int | None, rng: Stream) -> Pair:
    """Set two tables: this one, and one that may as well be behind what a seat knows."""
    game = play_of(made).game
    tables = other(made, game), other(made, possible(view(game, seat), rng))
    for one in tables:
        if seat is not None:
            one.enter(seat + SECOND_TAB, f"p{seat}")
    return Pair(tables, seat)


def others_act(two: Pair, seats: Sequence[int], rng: Stream, *, back: bool = False) -> None:
    """Let other seats draft, confirm and take back: the same deeds, with other contents."""
    for seat in seats:
        confirms, takes_back = back or rng.below(4) > 0, back or rng.below(3) == 0
        for number, one in enumerate(two.tables):
            moves = chosen(one, seat, Stream(rng.below(1 << 30), number))
            one.draft(seat, moves[:1])
            if confirms:
                assert one.confirm(seat, moves)["t"] == "answer"
            if confirms and takes_back:
                one.send(seat, {"t": "take_back", "round": play_of(one).game.round})


def others_draft(two: Pair, seat: int, rng: Stream) -> None:
    """Let another seat draft one turn at one table and another one at the other."""
    for number, one in enumerate(two.tables):
        one.draft(seat, chosen(one, seat, Stream(rng.below(1 << 30), number))[:-1])


def chosen(made: Table, seat: int, rng: Stream) -> list[str]:
    """Choose a turn for a seat."""
    turn = finished(turn_of(play_of(made).game, seat), rng.choice(POLICIES), rng)
    return texts(turn.moves)


def seat_acts(two: Pair, rng: Stream, *, confirms: bool) -> None:
    """Let the seat itself ask all that it can, and play its turn."""
    seat = two.seat
    connection = SPECTATOR if seat is None else seat
    game = play_of(two.tables[0]).game
    for watching in (SCREEN, connection):
        two.send(watching, {"t": "hello", "last": 0})
        for number in range(game.seats):
            two.send(watching, {"t": "look", "seat": number})
    if seat is None:
        return
    moves = chosen(two.tables[0], seat, rng)
    asked = {"round": game.round, "moves": moves[:1]}
    two.send(seat, {"t": "draft", "round": game.round, "moves": []})
    two.send(seat + SECOND_TAB, {"t": "draft", **asked})
    for move in ("refuse", "claim 1", "leave 3", "reshuffle", "confirm", "fence b4"):
        two.send(seat, {"t": "why", **asked, "move": move})
    if confirms:
        two.send(seat, {"t": "confirm", "round": game.round, "moves": moves})
        two.send(seat, {"t": "take_back", "round": game.round})
        two.send(seat, {"t": "confirm", "round": game.round, "moves": moves})
