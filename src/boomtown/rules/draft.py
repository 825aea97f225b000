"""A turn in progress: a private, undoable draft on one player's own sheet (R3.3, R5.7)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from boomtown.rules.cards import Offer
from boomtown.rules.job import Site
from boomtown.rules.moves import Move, Refuse, Write
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.reasons import Reason
from boomtown.rules.sheet import Sheet

M = TypeVar("M")

ReshuffleOffer = Literal["none", "any_claim", "higher_value"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole turn: offers, plans, site.

    `hand` counts the cards of which one goes on (R11.3, R12.2); `reshuffle` tells which claim of
    this round would allow to ask for one (R6.6, R14.8).
    """

    site: Site
    offers: tuple[Offer, ...]
    plans: tuple[PlanInPlay, ...]
    hand: int = 0
    reshuffle: ReshuffleOffer = "none"


@dataclass(frozen=True, slots=True)
class Turn:
    """The draft: the sheet as it began and as it is now, and what has been done so far."""

    terms: Terms
    start: Sheet
    sheet: Sheet
    choice: Write | Refuse | None = None
    acted: bool = False
    claims: tuple[int, ...] = ()
    roundabouts: int = 0
    asked: bool = False
    left: int | None = None
    confirmed: bool = False
    moves: tuple[Move, ...] = ()

    @property
    def offer(self) -> Offer | None:
        """The combination chosen, once its number is written."""
        return self.terms.offers[self.choice.offer] if isinstance(self.choice, Write) else None

    @property
    def card_left(self) -> int | None:
        """The card of the hand that goes on: what the choice leaves over, or the one named."""
        offer = self.offer
        if offer is None or not self.terms.hand:
            return self.left
        return next(card for card in range(self.terms.hand) if card not in offer.cards)


def done(turn: Turn, move: Move, **changes: Any) -> Turn:
    """Return the turn with a move made and what it changed."""
    return replace(turn, moves=(*turn.moves, move), **changes)


def begin(terms: Terms, sheet: Sheet) -> Turn:
    """Open a turn on a sheet."""
    return Turn(terms, start=sheet, sheet=sheet)


@dataclass(frozen=True, slots=True)
class Step(Generic[M]):
    """One kind of move: when it is closed, what fits, why one does not, and what it does.

    `options` and `why_not` are asked only while the step is not `closed`; `options` is what
    `why_not` leaves of the candidates, in the documented order.
    """

    kinds: tuple[type[M], ...]
    closed: Callable[[Turn], Reason | None]
    options: Callable[[Turn], Iterable[M]]
    why_not: Callable[[Turn, M], Reason | None]
    play: Callable[[Turn, M], Turn]
