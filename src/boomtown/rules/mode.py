"""What every way to play must answer: how cards reach players and what becomes of them (R1)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from boomtown.rules.cards import Action, Card, Offer
from boomtown.rules.edition import Opponent
from boomtown.rules.events import Event
from boomtown.rules.house_rules import HouseRules
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles, Stream


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent without a sheet: the AAA, its stack in order, its plan points (R12)."""

    opponent: Opponent
    stack: tuple[Card, ...]
    plans: tuple[int | None, ...]

    def count(self, action: Action) -> int:
        """Return how many cards of an action it has been given."""
        return sum(card.action is action for card in self.stack)

    @property
    def temps(self) -> int:
        """Its temp cards, which rank against the player's boxes (R12.5)."""
        return self.count(Action.TEMP)


class Opened(NamedTuple):
    """A round's cards are out. `over`: too few were left, and no round begins (R10.4, R12.4)."""

    table: "Table"
    plans: tuple[PlanInPlay, ...]
    events: tuple[Event, ...] = ()
    over: bool = False


class Own(NamedTuple):
    """What only one seat knows of the cards: its hand, and the card it gave on (R11.2)."""

    hand: tuple[Card, ...] = ()
    given: Card | None = None


NOTHING = Own()


class Seen(Protocol):
    """What everybody knows of the cards; each mode has its own fields."""

    def unseen(self) -> tuple[Card, ...]:
        """Return every card whose place nobody has been shown, as a sorted multiset."""

    def guess(self, seat: int | None, own: Own, rng: Stream) -> "Table":
        """Return a whole table behind it, uniform over all that fit."""


class Table(Protocol):
    """The cards of one game, and the questions that `game` asks of them."""

    @property
    def hand(self) -> int:
        """How many cards a seat holds of which one goes on; 0 where none does."""

    def opened(self, plans: tuple[PlanInPlay, ...]) -> Opened:
        """Bring out the cards of the next round."""

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Return a seat's combinations."""

    def closed(self, left: Sequence[int | None], *, reshuffle: bool) -> "Table":
        """Put the round's cards away; `left` names the card of each seat's hand that goes on."""

    def rival(self) -> Rival | None:
        """Return the opponent that plays without a sheet."""

    def validated(self) -> tuple[int, ...]:
        """Return the plans that the rival validated this round."""

    def seen(self) -> Seen:
        """Return what everybody knows."""

    def own(self, seat: int) -> Own:
        """Return what only this seat knows."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a mode gets to set its table up."""

    deck: tuple[Card, ...]
    seats: int
    house_rules: HouseRules
    shuffles: Shuffles
    opponent: Opponent | None = None


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play (R1): its seats, its table, and two facts that the rest of the rules need.

    `seats` is (fewest, most); most is None where there is no limit. `threshold_temps` scores temps
    by R9.1's solo line; `reshuffles` says whether R6.6 can apply at all.
    """

    name: str
    seats: tuple[int, int | None]
    table: Callable[[Deal], Table]
    reshuffles: bool = False
    threshold_temps: bool = False
    opponents: bool = False
