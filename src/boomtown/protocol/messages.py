"""What the server tells; it numbers with `v` what it sends to all who are in a room."""

from typing import Literal

import msgspec

from boomtown.protocol.choices import BotChoice, Options
from boomtown.protocol.parts import (
    Cards,
    Figure,
    Happening,
    Layout,
    Origin,
    Plan,
    Played,
    Reaction,
    Saying,
    Score,
    Seat,
    Sheet,
    Standing,
)


class Told(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """What the server tells."""


class Answer(Told, tag="answer", frozen=True):
    """A command was carried out."""

    id: str


class Reason(Told, tag="reason", frozen=True):
    """A command, or the move asked about, cannot be: a code, its rule, what its sentence needs.

    An empty `code` answers a `why` whose move is legal.
    """

    id: str
    code: str
    rule: str = ""
    params: dict[str, Figure] = {}


class Room(Told, tag="room", frozen=True):
    """The room: sent at the start and whenever it changes.

    `count` is how many sit in it; in a crowd (more than 100) `seats` holds only the first few and
    one's own. `origin` is where a what if comes from.
    """

    v: int
    room: str
    status: Literal["lobby", "running", "paused", "ended"]
    options: Options
    seats: list[Seat]
    you: int | None = None
    host: bool = False
    watching: int = 0
    bots: list[BotChoice] = []
    layout: Layout | None = None
    next_room: str | None = None
    known_seed: bool = False
    commitment: str = ""
    count: int = 0
    crowd: bool = False
    origin: Origin | None = None
    locked: bool = False


class Table(Told, tag="table", frozen=True):
    """A round has opened: everything that this seat may know. `confirmed` lists who is in.

    `last` is what happened in the round that has closed; a client shows it before the new cards.
    Times are in milliseconds: `deadline` is how long is left, null without a clock; `banks` is what
    each player had left as the round opened. `sheets` holds all of them in a game of up to 12, else
    one's own and the neighbours'. `standings` lists the best, in a crowd oneself too; in a crowd
    `totals` and `confirmed` are empty, a `tally` tells how many are in. Where running scores are
    hidden, `totals` and `standings` are empty.
    """

    v: int
    round: int
    cards: Cards
    plans: list[Plan]
    sheets: dict[int, Sheet]
    totals: list[int]
    confirmed: list[int]
    last: list[Played] = []
    events: list[Happening] = []
    deadline: int | None = None
    sent: list[str] | None = None
    banks: list[int] = []
    standings: list[Standing] = []


class Tally(Told, tag="tally", frozen=True):
    """In a crowd: how many sit, watch, and are in; instead of a message for each."""

    v: int
    round: int
    count: int
    confirmed: int
    watching: int = 0
    deadline: int | None = None


class Drafted(Told, tag="drafted", frozen=True):
    """The draft as the server sees it: the sheet it leads to, and every legal next move."""

    round: int
    moves: list[str]
    sheet: Sheet
    legal: list[str]
    id: str = ""


class Confirmed(Told, tag="confirmed", frozen=True):
    """A seat is in, or has taken its turn back; `deadline` is what it has left."""

    v: int
    round: int
    seat: int
    confirmed: bool
    deadline: int | None = None


class Said(Told, tag="said", frozen=True):
    """Somebody has said something."""

    v: int
    line: Saying


class Reacted(Told, tag="reacted", frozen=True):
    """Somebody has made a gesture about a turn, in place of one before, or taken it back."""

    v: int
    reaction: Reaction


class Talk(Told, tag="talk", frozen=True):
    """All that was said and is kept, in place of what was told before."""

    v: int
    lines: list[Saying] = []
    reactions: list[Reaction] = []


class SheetOf(Told, tag="sheet", frozen=True):
    """Another seat's sheet, as of the last closed round."""

    id: str
    seat: int
    sheet: Sheet
    name: str = ""


class Ended(Told, tag="ended", frozen=True):
    """The game is over: the final scores, and the shuffle revealed; in a crowd the best and you.

    `record` is the path of the game's record, `sheets` are the last ones, as in a table.
    """

    v: int
    reasons: list[str]
    scores: list[Score]
    record: str
    seed: str = ""
    nonce: str = ""
    sheets: dict[int, Sheet] = {}
    last: list[Played] = []
    events: list[Happening] = []
    cards: Cards | None = None
    plans: list[Plan] = []
    count: int = 0


class Farewell(Told, tag="farewell", frozen=True):
    """The server goes away for a moment, or this connection is not wanted; `code` says why."""

    code: str
    again: bool = True


FromServer = (
    Answer
    | Reason
    | Room
    | Table
    | Tally
    | Drafted
    | Confirmed
    | Said
    | Reacted
    | Talk
    | SheetOf
    | Ended
    | Farewell
)
