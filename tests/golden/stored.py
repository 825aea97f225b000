"""A record as a table stores it: a room, chairs, a game, its decisions."""

from dataclasses import replace

from boomtown.app.options import Options
from boomtown.app.seating import Chair
from boomtown.app.stored import Decision, GameRow, RoomRow, StoredRoom
from boomtown.app.timing import Timing
from boomtown.rules.notation import format_moves
from boomtown.rules.record import Record, format_record

NAMES = ("Ada", "Bruno", "Cleo", "Dev")
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
