"""What if: a new game that goes on from a round of a finished one, with the same cards (R3.6)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from boomtown.app.chronicle import closed_rounds
from boomtown.app.lobby import known_bot
from boomtown.app.options import Options
from boomtown.app.refusals import refused
from boomtown.app.room import CROWD, Tools
from boomtown.app.seating import Chair, Chairs
from boomtown.app.stored import (
    Advance,
    Decide,
    GameRow,
    OpenGame,
    Origin,
    PutChairs,
    PutRoom,
    RoomRow,
    StoredRoom,
    Write,
)
from boomtown.app.timing import Timing
from boomtown.rules.commitment import Deal
from boomtown.rules.record import format_record
from boomtown.rules.record_reader import parse_record


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wants to play on, on which seat, and the first round to be decided anew.

    Against `bot` on every other seat, or else against those who were there.
    """

    person: str
    seat: int
    round: int
    name: str
    city: str = ""
    colour: int = 0
    bot: str = ""


def branches(seats: int) -> bool:
    """Whether a game of so many seats may be played on; bots in a crowd would think for ever."""
    return seats <= CROWD


def branched(stored: StoredRoom, game: GameRow, wish: Wish, room: RoomRow) -> Iterator[Write]:
    """Yield what makes the new game: its room, and the decisions of all rounds before.

    The seed of a finished game is no secret any more, so this is a known deal, whoever drew it.
    """
    rounds = tuple(islice(closed_rounds(stored), wish.round - 1))
    record = parse_record(game.record)
    known = replace(record, deal=Deal(record.deal.seed))
    seats, timing = game.seats, Timing(opened=room.changed)
    yield PutRoom(room)
    yield PutChairs(room.id, _chairs(stored, seats, wish))
    yield OpenGame(GameRow(room.id, format_record(known), seats, 1, seats, timing))
    for number, decisions in enumerate(rounds, 1):
        for decision in decisions:
            yield Decide(room.id, replace(decision, at=room.changed))
        yield Advance(room.id, number, timing, None)


def new_room(stored: StoredRoom, game: GameRow, wish: Wish, tools: Tools) -> RoomRow:
    """Return the room of the new game, which names where it comes from; raises `Refused`."""
    rounds = sum(1 for _ in closed_rounds(stored))
    if not branches(game.seats):
        raise refused("no_what_if")
    if not 1 <= wish.round <= rounds:
        raise refused("no_such_round", round=wish.round)
    if not 0 <= wish.seat < game.seats:
        raise refused("no_such_seat", seat=wish.seat)
    if wish.bot and wish.bot not in tools.bots:
        raise refused("no_such_bot")
    return RoomRow(
        id=tools.chance.id(),
        options=_options(stored.room.options, game),
        host=wish.seat,
        status="running",
        changed=tools.clock.now(),
        origin=Origin(stored.room.id, wish.round, wish.seat),
    )


def _options(options: Options, game: GameRow) -> Options:
    """Return the options of a table for one: no clock, no door to the street."""
    seed = parse_record(game.record).deal.seed
    return replace(options, public=False, tempo="none", seats=game.seats, seed=str(seed))


def _chairs(stored: StoredRoom, seats: int, wish: Wish) -> Chairs:
    """Return bots everywhere but on one seat; nobody else's name goes along."""
    return tuple(
        Chair((wish.person,), wish.name, wish.city, wish.colour)
        if seat == wish.seat
        else _bot(stored, seat, wish)
        for seat in range(seats)
    )


def _bot(stored: StoredRoom, seat: int, wish: Wish) -> Chair:
    chair = stored.chairs[seat]
    bot = wish.bot or known_bot(chair.bot or stored.room.options.stand_in)
    return Chair(name=bot, colour=chair.colour, bot=bot, ready=True)
