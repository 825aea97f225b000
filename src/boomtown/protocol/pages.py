"""What the addresses under /api take and answer; sockets carry `messages`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from boomtown.app.options import Tempo
from boomtown.protocol.choices import BotChoice, Options
from boomtown.protocol.commands import City, Colour, Name
from boomtown.protocol.games import GAMES
from boomtown.protocol.parts import Figure, Layout, Part, Plan


class NewRoom(Part, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: open a room and sit down in it as its host."""

    options: Options
    name: Name
    city: City = ""
    colour: Colour = 0


class Opened(Part, frozen=True):
    """A room to go to: its address is /r/ and this id."""

    room: str


class Code(Part, frozen=True):
    """POST /api/rooms/{id}/code: a code, good once, that carries one's seat to another device.

    The other device opens `path`; `seconds` is how long the code lives.
    """

    code: str
    path: str
    seconds: int


class Problem(Part, frozen=True):
    """Why a request cannot be answered: a code that the client has a text for."""

    code: str
    params: dict[str, Figure] = field(default_factory=dict)


class Entry(Part, frozen=True):
    """A room in the lobby; `turn` when it waits for you.

    In a room of yours `open` is how long its round has been open, `left` how long until somebody's
    time is up, both in milliseconds.
    """

    room: str
    host: str
    status: Literal["lobby", "running", "paused", "ended"]
    edition: str
    mode: str
    sheet: str
    advanced: bool
    roundabouts: bool
    seats: int
    taken: int
    round: int
    tempo: Tempo
    seconds: int
    spectators: bool
    names: list[str] = field(default_factory=list)
    turn: bool = False
    open: int | None = None
    left: int | None = None


class Lobby(Part, frozen=True):
    """GET /api/lobby: public rooms, and the rooms one has a seat in."""

    public: list[Entry]
    yours: list[Entry]


class Notices(Part, frozen=True):
    """GET /api/me/notices: the key that a browser asks its push service for notices with.

    It is empty where this table sends none; `on` is whether this browser is told.
    """

    key: str = ""
    on: bool = False


class Device(Part, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/notices: tell this browser when a game waits; as its push service gave it.

    POST /api/me/notices/off ends it, without a body.
    """

    endpoint: Annotated[str, Meta(max_length=2048)]
    key: Annotated[str, Meta(max_length=100)]
    secret: Annotated[str, Meta(max_length=50)]
    language: Annotated[str, Meta(max_length=10, pattern="^[a-z]{2,3}$")] = "en"


class ModeChoice(Part, frozen=True):
    """A mode of an edition: fewest and most seats (null: no limit)."""

    name: str
    fewest: int
    most: int | None
    opponents: bool = False


class SheetChoice(Part, frozen=True):
    """A sheet of an edition; `status` tells whose figures it has."""

    name: str
    status: str


class OpponentChoice(Part, frozen=True):
    """An AAA opponent."""

    name: str
    level: int
    figures: dict[str, int]
    validates: list[int]
    printed: list[str]


class EditionChoice(Part, frozen=True):
    """An edition: what it can be played as, its switches' defaults."""

    name: str
    modes: list[ModeChoice]
    sheets: list[SheetChoice]
    opponents: list[OpponentChoice]
    switches: dict[str, str]


class Box(Part, frozen=True):
    """GET /api/editions/{name}: the figures that are printed on what comes in a box.

    `deck` counts the cards as "8 surveyor": 2; `plans` are the three piles; `solo_temps` the fewest
    temps that count alone, and their points. `deck_status` and each `status` tell whose they are.
    """

    name: str
    deck: dict[str, int]
    deck_status: str
    layouts: list[Layout]
    plans: list[list[Plan]]
    opponents: list[OpponentChoice]
    switches: dict[str, str]
    solo_temps: tuple[int, int] | None = None


class SwitchChoice(Part, frozen=True):
    """A switch (R14): its rule, its readings, what speaks for another than the default."""

    name: str
    rule: str
    because: str
    values: list[str]


class Catalog(Part, frozen=True):
    """GET /api/catalog: everything a host can choose from."""

    editions: list[EditionChoice]
    switches: list[SwitchChoice]
    bots: list[BotChoice]
    most_seats: int


class Chances(Part, frozen=True):
    """GET /api/rooms/{id}/odds: what may come next for one's seat, in percent; an aid.

    `numbers` and `actions` are those of the next round, if nobody asks for a reshuffle. `houses`
    tells of each empty house whether a number that fits it comes in this round or the `rounds` that
    are left or so, null where one stands. `points` is one's score where the game is played on by
    bots, on average of `played` times.
    """

    round: int
    numbers: dict[int, int]
    actions: dict[str, int]
    houses: list[list[int | None]]
    rounds: int
    points: int
    played: int


class Visit(Part, frozen=True):
    """GET /api/rooms/{id}: what a visitor may know before going in."""

    entry: Entry
    you: int | None = None


PAGES = (
    NewRoom,
    Opened,
    Code,
    Problem,
    Lobby,
    Notices,
    Device,
    Catalog,
    Box,
    Visit,
    Chances,
    *GAMES,
)
