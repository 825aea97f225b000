"""The solo game of 2018: three cards a round from one deck with the Solo card in it (R10)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boomtown.rules.cards import Card, Offer, offers_from_hand
from boomtown.rules.events import Event, SoloCardDrawn
from boomtown.rules.mode import Deal, Mode, Opened, Own, Rival
from boomtown.rules.pile import Back, Insert, Pile, arrange, fewer
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Stream

HAND = 3
SOLO_CARD = Insert()


@dataclass(frozen=True, slots=True)
class SeenSolo:
    """Public: both sides of the hand, every card played, the back of the deck (R3.8, R10.2)."""

    deck: tuple[Card, ...]
    held: tuple[Card, ...]
    discards: tuple[Card, ...]
    back: Back

    def unseen(self) -> tuple[Card, ...]:
        """Return what is left in the deck."""
        return tuple(fewer(self.deck, (*self.held, *self.discards)))

    def guess(self, seat: int | None, own: Own, rng: Stream) -> "SoloDeck":
        """Return a deck that fits its back."""
        del seat, own  # the only hand lies open
        inserts = (SOLO_CARD,) * self.back.inserts
        pile = arrange(self.back, list(self.unseen()), inserts, rng)
        return SoloDeck(self.deck, pile, self.held, self.discards)


@dataclass(frozen=True, slots=True)
class SoloDeck:
    """The table: the deck, the hand, the discards; the deck is never made anew (R10.2)."""

    deck: tuple[Card, ...]
    pile: Pile
    held: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()

    @property
    def hand(self) -> int:
        """All three cards are discarded: none goes on."""
        return 0

    def opened(self, plans: tuple[PlanInPlay, ...]) -> Opened:
        """Draw three cards; the Solo card turns the open plans and is replaced (R10.3, R10.4)."""
        pile, held = self.pile, list[Card]()
        events: tuple[Event, ...] = ()
        if sum(isinstance(card, Card) for card in pile.cards) < HAND:
            return Opened(self, plans, over=True)
        while len(held) < HAND:
            card, pile = pile.cards[0], pile.without_top()
            if isinstance(card, Card):
                held.append(card)
            else:
                events = (SoloCardDrawn(),)
                plans = tuple(replace(plan, turned=True) for plan in plans)
        table = replace(self, pile=pile, held=tuple(held))
        return Opened(table, plans, events)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """One card's number with another's action (R10.2)."""
        del seat
        return offers_from_hand(self.held)

    def closed(self, left: Sequence[int | None], *, reshuffle: bool) -> "SoloDeck":
        """Discard all three; there is no reshuffle in solo (R6.6)."""
        del left, reshuffle
        return replace(self, held=(), discards=(*self.discards, *self.held))

    def rival(self) -> Rival | None:
        """There is no opponent."""
        return None

    def validated(self) -> tuple[int, ...]:
        """Nobody else validates plans."""
        return ()

    def seen(self) -> SeenSolo:
        """Return what lies open."""
        return SeenSolo(self.deck, self.held, self.discards, self.pile.back())

    def own(self, seat: int) -> Own:
        """The hand lies open anyway."""
        del seat
        return Own(self.held)


def _table(deal: Deal) -> SoloDeck:
    cards = deal.shuffles.shuffled(deal.deck)
    upper = (len(cards) + 1) // 2
    lower = len(cards) - upper + 1
    at = upper + deal.shuffles.next().pick(lower)
    return SoloDeck(deal.deck, Pile((*cards[:at], SOLO_CARD, *cards[at:]), lower))


MODE = Mode("solo", (1, 1), _table, threshold_temps=True)
