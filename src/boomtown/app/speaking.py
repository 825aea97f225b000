"""Talk at the table: phrases, free text, gestures; what the host allows and clears.

Only who sits here speaks: whoever looks on may have seen more than one seat does.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from boomtown.app import commands
from boomtown.app.lobby import host_only, seat_of
from boomtown.app.names import shown
from boomtown.app.pace import Pace
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.stored import DropSaid, PutSaid, Said
from boomtown.app.talk import voice_of
from boomtown.app.told import SaidTold, TalkTold

LONGEST_LINE = 140
SECOND = 1_000


def say(room: Room, who: Who, command: commands.Say) -> None:
    """Say one of the preset phrases."""
    seat = _speaker(room, who)
    _paced(room, who, room.sayings.lines)
    _keep(room, _said(room, seat, phrase=command.phrase))


def chat(room: Room, who: Who, command: commands.Chat) -> None:
    """Say something in one's own words, where the host allows it."""
    seat = _speaker(room, who)
    if room.row.options.talk != "free":
        raise refused("phrases_only")
    text = shown(command.text, LONGEST_LINE)
    if not any(unicodedata.category(one)[0] in "LNSP" for one in text):
        raise refused("nothing_said")
    _paced(room, who, room.sayings.lines)
    _keep(room, _said(room, seat, text=text))


def react(room: Room, who: Who, command: commands.React) -> None:
    """Make a gesture about a neighbour's turn in the round that has closed, or take it back."""
    seat, play = _speaker(room, who), room.play
    if play is None:
        raise refused("game_not_running")
    if not play.rounds:
        raise refused("no_such_round", round=command.round)
    if command.round != len(play.rounds):
        raise refused("round_closed")
    if command.seat == seat or not 0 <= command.seat < play.game.seats:
        raise refused("no_such_seat", seat=command.seat)
    _paced(room, who, room.sayings.gestures)
    about: dict[str, Any] = {"seat": command.seat, "round": command.round}
    if command.gesture is not None:
        _keep(room, _said(room, seat, gesture=command.gesture, **about))
        return
    gone = tuple(room.sayings.gesture_of(_owner(room, seat), command.seat))
    if gone:
        _drop(room, gone)
        _tell(room, _said(room, seat, **about))


def let_talk(room: Room, who: Who, command: commands.LetTalk) -> None:
    """Host: decide what may be said from now on."""
    host_only(room, who)
    if command.talk != room.row.options.talk:
        room.set_row(options=replace(room.row.options, talk=command.talk))


def hush(room: Room, who: Who, command: commands.Hush) -> None:
    """Host: clear all that was said, or all by one voice."""
    host_only(room, who)
    everybody = {one.person for one in room.sayings.kept}
    voices = {voice_of(room.row.id, person): person for person in everybody}
    if not command.voice:
        _clear(room, room.sayings.by(tuple(everybody)))
    elif command.voice in voices:
        _clear(room, room.sayings.by((voices[command.voice],)))


def forget_said(room: Room, people: Sequence[str]) -> None:
    """Clear all that these people said."""
    _clear(room, room.sayings.by(people))


def talk_told(room: Room, v: int) -> TalkTold:
    """Return all that was said and is kept."""
    return TalkTold(v, room.row.id, room.sayings.kept, room.now())


def _speaker(room: Room, who: Who) -> int:
    """Return the seat of one who may speak; raises `Refused`."""
    seat = seat_of(room, who)
    if room.row.options.talk == "off":
        raise refused("no_talk")
    if room.crowd and seat != room.row.host:
        raise refused("crowd_listens")
    return seat


def _paced(room: Room, who: Who, own: Pace) -> None:
    """Refuse whoever is too fast, on all devices of a seat together and on each connection."""
    now, line = room.now(), str(who.connection)
    owner = _owner(room, seat_of(room, who))
    wait = max(own.wait(owner, now), room.sayings.connections.wait(line, now))
    if wait:
        raise refused("said_too_fast", seconds=-(-wait // SECOND))
    own.take(owner, now)
    room.sayings.connections.take(line, now)


def _owner(room: Room, seat: int) -> str:
    return room.chairs[seat].people[0]


def _said(room: Room, by: int, **what: Any) -> Said:
    chair = room.chairs[by]
    owner = chair.people[0]
    return Said(room.sayings.next, owner, chair.name, chair.colour, room.now(), **what)


def _keep(room: Room, said: Said) -> None:
    gone = room.sayings.add(said)
    if gone:
        room.store(DropSaid(room.row.id, gone))
    room.store(PutSaid(room.row.id, said))
    _tell(room, said)


def _tell(room: Room, said: Said) -> None:
    now = room.now()
    room.tell_all(lambda v: SaidTold(v, room.row.id, said, now))


def _drop(room: Room, numbers: tuple[int, ...]) -> None:
    room.sayings.drop(numbers)
    room.store(DropSaid(room.row.id, numbers))


def _clear(room: Room, numbers: tuple[int, ...]) -> None:
    """Remove lines for good, and tell everybody what is left; a missed clear is told as a whole."""
    if numbers:
        _drop(room, numbers)
        room.tell_all(lambda v: talk_told(room, v))
