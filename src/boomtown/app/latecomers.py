"""Coming late: where the host allows it, a bot's seat in a running game may become a person's."""

from boomtown.app import commands, lobby, turns
from boomtown.app.names import named, shown
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.seating import Chair
from boomtown.app.stored import RoomRow, Steer


def join(room: Room, who: Who, command: commands.Join) -> None:
    """Sit down: on a free chair before the start, on a bot's in a running game."""
    running = room.row.status in ("running", "paused")
    if running and room.row.options.late_comers and room.seat_of(who.person) is None:
        take_over(room, who, command)
    else:
        lobby.join(room, who, command)


def open_to_all(row: RoomRow, chair: Chair) -> bool:
    """Whether somebody new may take a seat from its bot: nobody comes back to it."""
    welcome = row.options.late_comers and row.status in ("running", "paused") and not row.locked
    return welcome and chair.bot is not None and not (chair.people or chair.erased)


def take_over(room: Room, who: Who, command: commands.Join) -> None:
    """Go on from what a bot has written; its turn of this round may be taken back."""
    if room.row.locked:
        raise refused("locked")
    open_seats = [s for s, chair in enumerate(room.chairs) if open_to_all(room.row, chair)]
    wanted = open_seats[:1] if command.seat is None else [command.seat]
    if not wanted or wanted[0] not in open_seats:
        raise refused("room_full")
    (seat,) = wanted
    name, city, play = named(command.name), shown(command.city), turns.open_play(room)
    room.set_chair(seat, Chair((who.person,), name, city, command.colour))
    play.unasked(seat)
    room.store(Steer(room.row.id, play.game.round, "person", room.now(), seat))
