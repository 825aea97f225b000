"""The parts that messages are made of; moves travel in notation (docs/notation.md)."""

from typing import Literal

import msgspec

from boomtown.app.talk import Gesture, Phrase

Figure = int | str | list[int]


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a message; what has its default is left out."""


class Lot(Part, frozen=True):
    """A numbered house: number, bis, pool built, the plan it is marked for (0: none)."""

    n: int
    bis: bool = False
    pool: bool = False
    mark: int = 0


class Row(Part, frozen=True):
    """Houses between two neighbouring fences; `kind` tells how to draw them (R2.2)."""

    first: int
    last: int
    kind: Literal["open", "complete", "used", "long", "roundabout"]


class Street(Part, frozen=True):
    """Plots from left to right: a house, "o" for a roundabout, null for an empty one.

    `fences` lists the gaps with a fence, each by the place (from 0) of the house to its right.
    """

    plots: list[Lot | Literal["o"] | None]
    fences: list[int]
    rows: list[Row]


class Because(Part, frozen=True):
    """Where points come from: a code that the client has a text for, and its figures."""

    code: str
    figures: dict[str, Figure] = {}


class Line(Part, frozen=True):
    """A line of a score."""

    kind: str
    points: int
    because: list[Because]


class Progress(Part, frozen=True):
    """How far a sheet is on a plan; `met` when it could be claimed now; `sizes` still lacking."""

    done: int
    count: int
    met: bool = False
    sizes: list[int] = []


class Sheet(Part, frozen=True):
    """A sheet: streets, boxes crossed, points taken for plans, houses numbered, and its score.

    Before the end another seat's has no `lines` and no `total` where running scores are hidden.
    """

    streets: list[Street]
    parks: list[int]
    pools: int
    temps: int
    estates: list[int]
    bis: int
    refusals: int
    roundabouts: int
    plans: list[int | None]
    lines: list[Line]
    total: int | None
    progress: list[Progress] = []
    houses: int = 0


class PrintedStreet(Part, frozen=True):
    """A street as printed; `pools` are the places (from 0) with a planned pool."""

    houses: int
    pools: list[int]
    parks: list[int]


class Layout(Part, frozen=True):
    """The sheet as printed; a track lists the value shown with 0, 1, 2, … boxes crossed."""

    name: str
    status: str
    streets: list[PrintedStreet]
    pools: list[int]
    temp_boxes: int
    temp_ranks: list[int]
    estates: list[list[int]]
    bis: list[int]
    refusals: list[int]
    roundabouts: list[int]


class Plan(Part, frozen=True):
    """A plan in play: its kind and figures make its text; who has validated it, in which round."""

    kind: str
    figures: dict[str, Figure]
    values: tuple[int, int]
    turned: bool = False
    advanced: bool = False
    status: str = "printed"
    claimed: dict[int, int] = {}


class Card(Part, frozen=True):
    """A card with both its sides."""

    number: int
    action: str


class Offer(Part, frozen=True):
    """A number with an action; from a hand, of two different cards (places from 0)."""

    number: int
    action: str
    number_card: int
    action_card: int


class Pile(Part, frozen=True):
    """A draw pile: cards left, and the action on top where it lies action side up.

    `insert` is "solo" or "validation" when such a card lies on top; `inserts` lie among the last
    `lower` cards.
    """

    left: int
    top: str | None = None
    insert: str | None = None
    inserts: int = 0
    lower: int = 0


class Opponent(Part, frozen=True):
    """The AAA: its card, its stack in order, its plans, its score as it stands (R12)."""

    name: str
    level: int
    figures: dict[str, int]
    printed: list[str]
    validates: list[int]
    stack: list[Card]
    plans: list[int | None]
    unresolved: list[int]
    lines: list[Line]
    total: int


class Cards(Part, frozen=True):
    """What is known of the cards: the same for all, but for `hand`, `given` and `offers`.

    `hand` is empty in the standard game, where everybody has the same offers. `left` counts what is
    still unseen, as "8 surveyor": 2, only in rooms that allow aids. `first` is the seat that is
    dealt to first (R11.1).
    """

    offers: list[Offer]
    hand: list[Card] = []
    given: Card | None = None
    next_actions: list[str] = []
    passed: list[str | None] = []
    discards: int = 0
    piles: list[Pile] = []
    left: dict[str, int] | None = None
    opponent: Opponent | None = None
    first: int | None = None


class Happening(Part, frozen=True):
    """An event between rounds: plan_turned, reshuffled, refilled, solo_card, rival, ended."""

    kind: str
    figures: dict[str, Figure] = {}


class Played(Part, frozen=True):
    """What one seat did in the round that has closed."""

    seat: int
    moves: list[str]


class Standing(Part, frozen=True):
    """A seat's place as of the last closed round."""

    seat: int
    name: str
    place: int
    total: int


class Score(Part, frozen=True):
    """A final score; `seat` is null for the AAA. `estates`, then `sizes` decide ties (R9.3).

    `name` stands in a crowd, where the room does not list every seat.
    """

    seat: int | None
    place: int
    total: int
    lines: list[Line]
    estates: int = 0
    sizes: list[int] = []
    name: str = ""


class Origin(Part, frozen=True):
    """The finished game that this one goes on from: from which round, on which seat."""

    game: str
    round: int
    seat: int


class Seat(Part, frozen=True):
    """Who sits where. `state`: free, here, away, bot. `bot` names the bot that plays the seat.

    `voice` is what its person is recognised by in what is said. `open` to whoever comes late.
    """

    seat: int
    state: Literal["free", "here", "away", "bot"]
    name: str = ""
    city: str = ""
    colour: int = 0
    bot: str | None = None
    host: bool = False
    ready: bool = False
    voice: str = ""
    open: bool = False


class Saying(Part, frozen=True):
    """Something said: a phrase, or a text as it was typed; `ago` in milliseconds."""

    n: int
    voice: str
    name: str
    colour: int
    ago: int
    phrase: Phrase | None = None
    text: str = ""


class Reaction(Part, frozen=True):
    """A voice's gesture about a seat's turn in a round; without one it was taken back."""

    voice: str
    name: str
    colour: int
    seat: int
    round: int
    gesture: Gesture | None = None
