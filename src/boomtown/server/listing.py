"""Rooms in lists and before the door: what a visitor may know."""

from boomtown.app.seating import NOBODY, taken
from boomtown.app.stored import Listed
from boomtown.protocol.pages import Entry
from boomtown.server.table import Table

NAMES = 8


def entry_of(listed: Listed, now: int) -> Entry:
    """Return a room of the store as an entry."""
    row, options = listed.room, listed.room.options
    return Entry(
        room=row.id,
        host=listed.host,
        status=row.status,
        edition=options.edition,
        mode=options.mode,
        sheet=options.sheet,
        advanced=options.advanced,
        roundabouts=options.roundabouts,
        seats=options.seats,
        taken=listed.taken,
        round=listed.round,
        tempo=options.tempo,
        seconds=options.seconds,
        spectators=options.spectators,
        names=[name for name in listed.names if name],
        turn=listed.your_turn and row.status == "running",
        open=None if listed.opened is None else max(now - listed.opened, 0),
        left=None if listed.deadline is None else max(listed.deadline - now, 0),
    )


def entry_at(table: Table, person: str) -> Entry:
    """Return a room that is open here as an entry."""
    room, play = table.room, table.room.play
    names = tuple(chair.name for chair in room.chairs if not chair.free)[:NAMES]
    seat = room.seat_of(person)
    turn = play is not None and seat is not None and not play.game.confirmed >> seat & 1
    number = play.game.round if play else 0
    host = "" if room.row.host == NOBODY else room.chairs[room.row.host].name
    return entry_of(Listed(room.row, names, taken(room.chairs), number, turn, host), room.now())
