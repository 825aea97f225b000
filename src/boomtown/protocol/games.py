"""What the addresses of finished games take and answer: replays, proofs, what ifs, one's own."""

from typing import Literal

from msgspec import field

from boomtown.protocol.choices import BotName
from boomtown.protocol.commands import City, Colour, Name, Round, SeatNumber
from boomtown.protocol.messages import Room
from boomtown.protocol.parts import Cards, Happening, Part, Plan, Score, Sheet


class Sign(Part, frozen=True):
    """A round worth jumping to; a claim names its plan, one that was `first` pays more.

    `count` seats did it; `seats` lists the first few of them.
    """

    round: int
    kind: Literal["plan", "refusal", "roundabout", "end"]
    seats: list[int] = field(default_factory=list)
    count: int = 0
    plan: int | None = None
    first: bool = False


class Game(Part, frozen=True):
    """GET /api/games/{id}: a finished game; `?first=24` names the seats from there on in a crowd.

    `rounds` were played, the last one closed at `ended` (milliseconds since 1970). `table` is the
    path of its rounds; that of its sheets is `sheets` with the number of a page of `page` seats
    behind it. What lies there never changes. `what_if` tells whether it may be played on.
    """

    room: Room
    count: int
    rounds: int
    ended: int
    reasons: list[str]
    scores: list[Score]
    page: int
    record: str
    seed: str
    table: str = ""
    sheets: str = ""
    nonce: str = ""
    first: int = 0
    what_if: bool = False


class GameRound(Part, frozen=True):
    """A round: its cards, and what had become of the table once it was closed.

    `cards` are those that everybody saw; an opponent in them is as it was afterwards. `turned`
    lists the plans that lay on their second side.
    """

    cards: Cards
    turned: list[int] = field(default_factory=list)
    events: list[Happening] = field(default_factory=list)


class GameRounds(Part, frozen=True):
    """GET `table` of a game: the table round by round; `plans` as they lay in the end."""

    rounds: list[GameRound]
    plans: list[Plan]
    signs: list[Sign]


class GameSeat(Part, frozen=True):
    """A seat round by round: its turns, its sheet after each; its cards where only it had them."""

    seat: int
    turns: list[list[str]]
    sheets: list[Sheet]
    cards: list[Cards] = field(default_factory=list)


class GameSheets(Part, frozen=True):
    """GET `sheets` of a game and a page: what some seats did."""

    seats: list[GameSeat]


class Proof(Part, frozen=True):
    """GET /api/games/{id}/proof: whether the cards were as promised and every turn was allowed.

    `promised` is false for a known deal. `turns` were played again; if one could not be, `problem`
    says why, `round` and `seat` (from 1) where.
    """

    promised: bool
    kept: bool
    commitment: str
    seed: str
    nonce: str
    rounds: int
    turns: int
    problem: str = ""
    round: int = 0
    seat: int = 0


class WhatIf(Part, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{id}/what-if: play on from the start of a round, on a seat, against bots.

    All of them are the one named; without a name, those who were there and the room's stand-in.
    """

    round: Round
    seat: SeatNumber
    name: Name
    city: City = ""
    colour: Colour = 0
    bot: BotName = ""


class Town(Part, frozen=True):
    """A finished game that one had a seat in."""

    game: str
    seat: int
    ended: int
    rounds: int
    edition: str
    mode: str
    seats: int
    names: list[str] = field(default_factory=list)
    what_if: bool = False


class Towns(Part, frozen=True):
    """GET /api/games: the finished games one had a seat in, the latest first.

    `?before=` with the `next` of an answer brings the ones before; 0 where there are none.
    """

    games: list[Town]
    next: int = 0


class Forget(Part, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/forget: erase what is stored about oneself; `sure` has to be true."""

    sure: bool


class Forgotten(Part, frozen=True):
    """What was erased: seats in so many rooms, of which so many games go on with a bot there."""

    rooms: int
    running: int


GAMES = (Game, GameRounds, GameSheets, Proof, WhatIf, Towns, Forget, Forgotten)
