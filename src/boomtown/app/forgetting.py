"""Forgetting somebody: the seat stays in the game, without name and without a way back.

What they said goes with them.
"""

from boomtown.app import commands
from boomtown.app.lobby import stand_in
from boomtown.app.presence import Who
from boomtown.app.room import Room
from boomtown.app.seating import FREE, erased
from boomtown.app.speaking import forget_said
from boomtown.app.stored import Steer


def forget(room: Room, who: Who, command: commands.Forget) -> None:
    """Erase a person from their chair; in a game that goes on a bot plays there from now on."""
    del command
    seat = room.seat_of(who.person)
    if seat is None:
        forget_said(room, (who.person,))
        return
    chair = room.chairs[seat]
    forget_said(room, chair.people)
    if room.row.status == "lobby":
        room.set_chair(seat, FREE)
    elif room.row.status == "ended":
        room.set_chair(seat, erased(chair, chair.bot))
    else:
        assert room.play is not None
        bot = chair.bot or stand_in(room)
        room.store(Steer(room.row.id, room.play.game.round, "bot", room.now(), seat))
        room.set_chair(seat, erased(chair, bot))
        room.think(seat, bot)
        room.dismiss_watchers()
