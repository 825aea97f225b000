"""What the host may do with a running or finished game: pause, end, play again; and the door."""

from dataclasses import replace

from boomtown.app import commands
from boomtown.app.lobby import host_only
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.seating import FREE, Chair, next_host
from boomtown.app.stored import Halt, PutChairs, PutRoom, PutTiming, RoomRow, Steer, Steering
from boomtown.app.turns import open_play


def pause(room: Room, who: Who, command: commands.Pause) -> None:
    """Stop the clocks, or let them run."""
    host_only(room, who)
    play = open_play(room)
    if command.paused == (room.row.status == "paused"):
        return
    now = room.now()
    play.timing = play.timing.stopped(now) if command.paused else play.timing.going(now)
    deadline = play.timing.deadline(play.waiting())
    room.store(PutTiming(room.row.id, play.game.round, play.timing, deadline))
    kind: Steering = "pause" if command.paused else "resume"
    room.store(Steer(room.row.id, play.game.round, kind, now))
    room.set_row(status="paused" if command.paused else "running")
    room.announce()
    room.tell_all(room.table_told)


def end(room: Room, who: Who, command: commands.End) -> None:
    """End the game, scored as it stands at the last closed round."""
    del command
    host_only(room, who)
    play = open_play(room)
    room.store(Halt(room.row.id, play.game.round))
    room.store(Steer(room.row.id, play.game.round, "end", room.now()))
    room.set_row(status="ended")
    play.forget_thoughts()
    room.announce()
    room.tell_all(room.table_told)


def lock(room: Room, who: Who, command: commands.Lock) -> None:
    """Let nobody new in, or open the door again; who is inside stays."""
    host_only(room, who)
    if command.locked != room.row.locked:
        room.set_row(locked=command.locked)


def rematch(room: Room, who: Who, command: commands.Rematch) -> None:
    """Open a new room with the same people and options; its address stands in the old one."""
    del command
    host_only(room, who)
    if room.row.status != "ended":
        raise refused("game_not_over")
    if room.row.next_room:
        return
    chairs = tuple(_again(chair) for chair in room.chairs)
    row = RoomRow(
        id=room.tools.chance.id(),
        options=replace(room.row.options, seed=""),
        host=next_host(chairs, room.row.host),
        changed=room.now(),
        locked=room.row.locked,
    )
    room.store(PutRoom(row))
    room.store(PutChairs(row.id, chairs))
    room.set_row(next_room=row.id)


def _again(chair: Chair) -> Chair:
    """Return the chair for another game: stand-ins go, chosen bots and people stay."""
    if chair.people:
        return replace(chair, bot=None, ready=False)
    return chair if chair.name == chair.bot else FREE
