"""Before the start: sitting down and standing up, options, bots on free seats (R1.1)."""

from dataclasses import replace

from boomtown.app import commands
from boomtown.app.names import named, shown
from boomtown.app.opening import begun
from boomtown.app.options import checked, places
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.seating import FREE, Chair, free_seat, left_to, ranks_closed, taken
from boomtown.app.stored import PutChairs, Steer
from boomtown.bots import USUAL, company, roster

CROWD_BOT = "random"


def stand_in(room: Room) -> str:
    """Return who plays on for people: in a crowd, one that decides at once."""
    if room.crowd:
        return CROWD_BOT
    return known_bot(room.row.options.stand_in)


def known_bot(name: str) -> str:
    """Return a bot that there is: somebody may have taken its package away."""
    return name if name in roster() else USUAL


def seat_of(room: Room, who: Who) -> int:
    """Return the seat of somebody; raises `Refused` for those who watch."""
    seat = room.seat_of(who.person)
    if seat is None:
        raise refused("not_seated")
    return seat


def host_only(room: Room, who: Who) -> None:
    """Refuse everybody but the host."""
    if room.seat_of(who.person) != room.row.host:
        raise refused("not_host")


def before_start(room: Room) -> None:
    """Refuse once the game has begun."""
    if room.row.status != "lobby":
        raise refused("game_running")


def join(room: Room, who: Who, command: commands.Join) -> None:
    """Sit down, or change what one is called; during a game, take one's seat back."""
    name, city = named(command.name), shown(command.city)
    seat = room.seat_of(who.person)
    if seat is not None:
        chair = room.chairs[seat]
        room.set_chair(seat, replace(chair, name=name, city=city, colour=command.colour))
        _take_back(room, seat)
        return
    before_start(room)
    if room.row.locked:
        raise refused("locked")
    seat = free_seat(room.chairs, places(room.row.options))
    if seat is None:
        raise refused("room_full")
    room.set_chair(seat, Chair((who.person,), name, city, command.colour))


def _take_back(room: Room, seat: int) -> None:
    """Let a person play again where a bot only stepped in."""
    chair = room.chairs[seat]
    if chair.bot is None:
        return
    room.set_chair(seat, replace(chair, bot=None))
    if room.play:
        room.play.unasked(seat)
        room.store(Steer(room.row.id, room.play.game.round, "person", room.now(), seat))


def share(room: Room, who: Who, command: commands.Share) -> None:
    """Let another device play a seat too."""
    del who
    if not 0 <= command.seat < len(room.chairs):
        raise refused("no_such_seat", seat=command.seat)
    chair = room.chairs[command.seat]
    if not chair.people:
        raise refused("no_such_seat", seat=command.seat)
    seat = room.seat_of(command.person)
    if seat == command.seat:
        return
    if seat is not None:
        raise refused("already_seated")
    room.set_chair(command.seat, replace(chair, people=(*chair.people, command.person)))


def leave(room: Room, who: Who, command: commands.Leave) -> None:
    """Stand up; in a running game a bot plays on."""
    del command
    empty(room, seat_of(room, who))


def remove(room: Room, who: Who, command: commands.Remove) -> None:
    """Host: clear a seat, or hand it to a bot in a running game; behind a locked door for good."""
    host_only(room, who)
    if not 0 <= command.seat < len(room.chairs) or room.chairs[command.seat].free:
        raise refused("no_such_seat", seat=command.seat)
    if command.bot and command.bot not in room.tools.bots:
        raise refused("no_such_bot")
    people = room.chairs[command.seat].people
    empty(room, command.seat, command.bot)
    if room.row.locked:
        room.show_out(people, "locked")


def empty(room: Room, seat: int, bot: str = "") -> None:
    """Take the person away from a seat: a game goes on with a bot there."""
    if room.row.status in ("running", "paused"):
        hand_to_bot(room, seat, bot, for_good=True)
        room.dismiss_watchers()
    elif room.row.status == "lobby":
        room.set_chair(seat, FREE)


def hand_to_bot(room: Room, seat: int, bot: str = "", *, for_good: bool) -> None:
    """Let a bot play a seat on, of whatever name; `for_good` its person does not come back."""
    chair = room.chairs[seat]
    assert room.play is not None
    if not chair.people:
        return
    bot = bot or chair.bot or stand_in(room)
    room.store(Steer(room.row.id, room.play.game.round, "bot", room.now(), seat))
    room.set_chair(seat, left_to(chair, bot) if for_good else replace(chair, bot=bot))
    room.think(seat, bot)


def ready(room: Room, who: Who, command: commands.Ready) -> None:
    """Say that one is ready, or not yet."""
    seat = seat_of(room, who)
    room.set_chair(seat, replace(room.chairs[seat], ready=command.ready))


def set_options(room: Room, who: Who, command: commands.SetOptions) -> None:
    """Host: change the room."""
    host_only(room, who)
    before_start(room)
    options = checked(command.options)
    if taken(room.chairs) > places(options):
        raise refused("seats_taken")
    host = room.row.host
    if len(room.chairs) > places(options):
        chairs, host = ranks_closed(room.chairs, host)
        room.set_chairs(chairs)
        room.store(PutChairs(room.row.id, chairs))
    room.set_row(options=options, host=host)


def add_bot(room: Room, who: Who, command: commands.AddBot) -> None:
    """Host: put a bot on a free seat."""
    host_only(room, who)
    before_start(room)
    bot = command.bot or company(sum(one.bot is not None for one in room.chairs), room.tools.bots)
    if bot not in room.tools.bots:
        raise refused("no_such_bot")
    seat = free_seat(room.chairs, places(room.row.options))
    if seat is None:
        raise refused("room_full")
    room.set_chair(seat, Chair(name=bot, colour=seat % 16, bot=bot, ready=True))


def start(room: Room, who: Who, command: commands.Start) -> None:
    """Host: begin with the seats taken."""
    del command
    host_only(room, who)
    before_start(room)
    begun(room)
