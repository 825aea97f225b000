"""The one way into a room: commands of people, thoughts of bots, the passing of time."""

from collections.abc import Callable
from typing import Any

from boomtown.app import commands, forgetting, holding, hosting, latecomers, lobby, speaking, turns
from boomtown.app.drafts import stepped
from boomtown.app.presence import Who
from boomtown.app.refusals import Refused, refused
from boomtown.app.room import Room
from boomtown.app.told import Answered, Explained, Told
from boomtown.rules.game import Rejected
from boomtown.rules.turn import IllegalMove

Handler = Callable[[Room, Who, Any], Told | None]


def hello(room: Room, who: Who, command: commands.Hello) -> None:
    """Tell what was missed, or everything; and the seat's draft, also one that is confirmed.

    Who comes back may remember what is cleared since, so that nothing was said is told too.
    """
    missed = room.history.since(command.last)
    if missed is None:
        room.tell(who.connection, room.room_told(room.history.v))
        if room.play:
            room.tell(who.connection, room.table_told(room.history.v))
        if room.sayings.kept or command.last:
            room.tell(who.connection, speaking.talk_told(room, room.history.v))
    for told in missed or ():
        room.tell(who.connection, room.as_of_now(told))
    seat = room.seat_at(who.connection)
    if seat is None or room.play is None or room.row.status == "ended":
        return
    play, kept = room.play, turns.kept(room.play, seat)
    if kept is not None and kept.moves:
        room.tell(who.connection, turns.draft_told(play, seat, kept))


def ping(room: Room, who: Who, command: commands.Ping) -> None:
    """Be answered."""


HANDLERS: dict[type[commands.Command], Handler] = {
    commands.Hello: hello,
    commands.Join: latecomers.join,
    commands.Leave: lobby.leave,
    commands.Ready: lobby.ready,
    commands.SetOptions: lobby.set_options,
    commands.AddBot: lobby.add_bot,
    commands.Remove: lobby.remove,
    commands.Share: lobby.share,
    commands.Forget: forgetting.forget,
    commands.Start: lobby.start,
    commands.Pause: hosting.pause,
    commands.End: hosting.end,
    commands.Rematch: hosting.rematch,
    commands.Lock: hosting.lock,
    commands.Say: speaking.say,
    commands.Chat: speaking.chat,
    commands.React: speaking.react,
    commands.LetTalk: speaking.let_talk,
    commands.Hush: speaking.hush,
    commands.Draft: turns.draft,
    commands.Confirm: turns.confirm,
    commands.TakeBack: turns.taken_back,
    commands.Why: turns.why,
    commands.Look: turns.look,
    commands.Ping: ping,
}

# Asking these again changes nothing, so their answers need not be kept.
HARMLESS = (commands.Hello, commands.Draft, commands.Why, commands.Look, commands.Ping)


# All that may be asked from a screen, even if it is put up by somebody who plays.
FROM_A_SCREEN = (commands.Hello, commands.Look, commands.Ping)


def handle(room: Room, connection: int, command: commands.Command) -> None:
    """Carry a command out and answer it; what was answered before is answered again."""
    who = room.presence[connection]
    before = room.history.answer(who.person, command.id)
    if before is not None:
        room.tell(connection, before)
        return
    answer = attempt(room, who, command)
    if not isinstance(command, HARMLESS):
        room.history.remember(who.person, command.id, answer)
    room.tell(connection, answer)


def attempt(room: Room, who: Who, command: commands.Command) -> Told:
    """Carry a command out; a refusal has changed nothing."""
    try:
        if who.screen and not isinstance(command, FROM_A_SCREEN):
            raise refused("not_seated")
        answer = HANDLERS[type(command)](room, who, command) or Answered(command.id)
        if not isinstance(command, HARMLESS):
            holding.let_go(room)
    except (Refused, IllegalMove, Rejected) as no:
        return Explained(command.id, no.reason)
    return answer


def thought(room: Room, what: commands.Thought) -> None:
    """Take in a bot's turn, unless the seat or the round no longer waits for it."""
    play = room.play
    if play is None or room.row.status not in ("running", "paused"):
        return
    if what.round != play.game.round or what.seat not in play.thinking:
        return
    turn = stepped(play.game, what.seat, None, what.moves)
    holding.take_in(room, what.seat, turn)


def tick(room: Room) -> None:
    """Act where time is up: a bot plays the turn, or takes the seat."""
    room.tally()
    play = room.play
    if play is None or room.row.status != "running":
        return
    for seat in play.timing.late(list(play.waiting()), room.now()):
        if room.row.options.on_timeout == "seat" and room.chairs[seat].human:
            lobby.hand_to_bot(room, seat, for_good=False)
        else:
            room.think(seat, room.chairs[seat].bot or lobby.stand_in(room))
    holding.let_go(room)
