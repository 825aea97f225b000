"""A record as a table stores it: a room, chairs, a game, its decisions."""

from collections.abc import Iterator
from dataclasses import replace

from boomtown.app.options import Options
from boomtown.app.seating import Chair
from boomtown.app.stored import (
    Advance,
    Decide,
    Decision,
    GameRow,
    OpenGame,
    PutChairs,
    PutRoom,
    RoomRow,
    StoredRoom,
    Write,
)
from boomtown.app.timing import Timing
from boomtown.rules.notation import format_moves
from boomtown.rules.record import Record, format_record

NAMES = ("Ada", "Bruno", "Cleo", "Dev", "Esme", "Finn")
NOW = 1_763_460_000_000
MINUTE = 60_000


def stored(record: Record, room: str = "plum-fox-7") -> StoredRoom:
    """Return the room of a finished game."""
    settings = record.settings
    options = Options(
        edition=settings.edition,
        mode=settings.mode,
        sheet=settings.sheet,
        advanced=settings.advanced,
        roundabouts=settings.roundabouts,
        opponent=settings.opponent,
        seats=settings.seats,
    )
    row = RoomRow(room, options, 0, "ended", changed=NOW)
    chairs = tuple(
        Chair((f"p{seat}",), NAMES[seat], f"{NAMES[seat]}ville", seat)
        for seat in range(settings.seats)
    )
    return StoredRoom(row, chairs, _game(record, room), tuple(_decisions(record)))


def _game(record: Record, room: str) -> GameRow:
    header = format_record(replace(record, rounds=()))
    return GameRow(room, header, record.settings.seats, len(record.rounds), 0, Timing(), ended=True)


def _decisions(record: Record) -> list[Decision]:
    return [
        Decision(number, seat, format_moves(moves), NOW + number * MINUTE + seat)
        for number, decisions in enumerate(record.rounds, 1)
        for seat, moves in enumerate(decisions)
        if moves is not None
    ]


def writes(room: StoredRoom) -> Iterator[Write]:
    """Yield the writes that a table would have made of it."""
    game, seats = room.game, len(room.chairs)
    assert game is not None
    yield PutRoom(room.room)
    yield PutChairs(room.room.id, room.chairs)
    yield OpenGame(replace(game, round=1, waiting=seats, ended=False))
    for decision in room.decisions:
        yield Decide(room.room.id, decision)
        if decision.seat == seats - 1:
            ended = decision.round == game.round
            yield Advance(room.room.id, decision.round, Timing(), None, ended)
