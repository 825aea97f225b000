"""Bots that take their time: a decided turn is held back as long as a person might need.

Nobody waits for that: what is held counts as soon as every person has confirmed. It is not stored
before. After a restart the bot is asked again, and held to the same moment.
"""

from hashlib import sha256

from boomtown.app.play import Held, Play
from boomtown.app.room import Room
from boomtown.app.turns import decide
from boomtown.rules.draft import Turn

SECOND = 1_000
# Most turns take so long; one in eight is dwelt on.
SOONEST, USUAL, LONGEST = 3 * SECOND, 9 * SECOND, 18 * SECOND
DWELT_ON = 8
# Of a clock's time, bots use a third at most.
SHARE = 3
COMPANY = 2


def take_in(room: Room, seat: int, turn: Turn) -> None:
    """Hold a bot's turn, or let it count at once."""
    play = room.play
    assert play is not None
    due = play.timing.opened + _delay(room, play, seat)
    play.held[seat] = Held(turn, play.timing.time(room.now()), due)
    let_go(room)


def let_go(room: Room) -> None:
    """Let all turns count whose time has come; where no person is waited for, the others too."""
    play = room.play
    if play is None or not play.held:
        return
    now = play.timing.time(room.now())
    at_once = _hurried(room) or not _people_awaited(room, play)
    for seat, held in list(play.held.items()):
        # The last of them closes the round, and with it comes what bots decide next.
        if at_once or held.due <= now:
            decide(room, seat, held.turn, held.at)


def _hurried(room: Room) -> bool:
    """Whether bots take no time here: nobody is there to share the waiting with."""
    pace = room.row.options.bot_pace
    alone = pace == "people" and sum(chair.human for chair in room.chairs) < COMPANY
    return alone or pace == "none" or room.crowd or room.row.options.tempo == "days"


def _people_awaited(room: Room, play: Play) -> bool:
    confirmed = play.game.confirmed
    return any(chair.human and not confirmed >> seat & 1 for seat, chair in enumerate(room.chairs))


def _delay(room: Room, play: Play, seat: int) -> int:
    """Return how long a seat's bot takes: no secret, and the same whenever it is asked."""
    drawn = sha256(f"{room.row.id} {play.game.round} {seat}".encode()).digest()
    share = int.from_bytes(drawn[:4]) / 2**32
    first, last = (USUAL, LONGEST) if drawn[4] % DWELT_ON == 0 else (SOONEST, USUAL)
    delay = int(first + share * (last - first))
    allowed = play.timing.allowed(seat)
    return delay if allowed is None else min(delay, allowed // SHARE)
