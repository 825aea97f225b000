"""Expert: a hand of three for every seat, one card passed on each round (R11)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boomtown.rules.cards import Action, Card, Offer, offers_from_hand
from boomtown.rules.events import DeckReshuffled, Event, PileRefilled
from boomtown.rules.mode import Deal, Mode, Opened, Own, Rival
from boomtown.rules.pile import Back, Pile, arrange, fewer, take
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles, Stream
from boomtown.rules.sheet import replaced

HAND = 3
MOST_SEATS = 27


@dataclass(frozen=True, slots=True)
class SeenHands:
    """Public: each passed card's action, every card played, the back of the deck (R3.8, R11.2)."""

    deck: tuple[Card, ...]
    first: int
    passed: tuple[Action | None, ...]
    discards: tuple[Card, ...]
    back: Back

    def unseen(self) -> tuple[Card, ...]:
        """Return all cards in hands and in the deck."""
        return tuple(fewer(self.deck, self.discards))

    def guess(self, seat: int | None, own: Own, rng: Stream) -> "Hands":
        """Return hands and a deck that fit; narrow places are filled first, so all are equal."""
        cards = list(self.unseen()) if seat is None else fewer(self.unseen(), own.hand)
        passed: list[Card | None] = [None] * len(self.passed)
        if seat is not None and own.given is not None:
            cards.remove(own.given)
            passed[receiver(seat, len(passed))] = own.given
        for place, action in enumerate(self.passed):
            if action and place != seat and passed[place] is None:
                passed[place] = take(cards, action, rng)
        pile = arrange(self.back, cards, (), rng)
        hands = []
        for place, card in enumerate(passed):
            kept = () if card is None else (card,)
            fresh = HAND - len(kept)
            hands.append(own.hand if place == seat else (*kept, *cards[:fresh]))
            if place != seat:
                del cards[:fresh]
        held = tuple(hands)
        known = self.passed[0] is not None
        shuffles = Shuffles(rng.bits())
        return Hands(self.deck, self.first, shuffles, pile, held, self.discards, handed=known)


@dataclass(frozen=True, slots=True)
class Hands:
    """The table: the deck, each seat's hand (a passed card first), the discards."""

    deck: tuple[Card, ...]
    first: int
    shuffles: Shuffles
    pile: Pile
    hands: tuple[tuple[Card, ...], ...]
    discards: tuple[Card, ...] = ()
    handed: bool = False
    fresh: bool = False

    @property
    def hand(self) -> int:
        """One of three cards goes on."""
        return HAND

    def opened(self, plans: tuple[PlanInPlay, ...]) -> Opened:
        """Deal up to three to each seat in one go, from the first player on (R11.2, R11.6)."""
        table = replace(self, fresh=False)
        events: list[Event] = [DeckReshuffled()] if self.fresh else []
        seats = len(self.hands)
        for offset in range(seats):
            seat = (self.first + offset) % seats
            while len(table.hands[seat]) < HAND:
                if not table.pile.cards:
                    table = table.refilled()
                    events.append(PileRefilled())
                table = table.dealt_to(seat)
        return Opened(table, plans, tuple(events))

    def refilled(self) -> "Hands":
        """Shuffle the discards into a new deck (R11.4)."""
        shuffles = self.shuffles.next()
        pile = Pile(shuffles.shuffled(sorted(self.discards)))
        return replace(self, pile=pile, discards=(), shuffles=shuffles)

    def dealt_to(self, seat: int) -> "Hands":
        """Deal the top card to a seat."""
        card = self.pile.cards[0]
        assert isinstance(card, Card)
        hands = replaced(self.hands, seat, (*self.hands[seat], card))
        return replace(self, pile=self.pile.without_top(), hands=hands)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """One card's number with another's action (R11.2)."""
        return offers_from_hand(self.hands[seat])

    def closed(self, left: Sequence[int | None], *, reshuffle: bool) -> "Hands":
        """Pass one card to the right, discard two; or shuffle everything (R11.2, R6.12)."""
        if reshuffle:
            return replace(
                _shuffled(self.deck, self.first, self.shuffles.next(), len(left)), fresh=True
            )
        seats = len(self.hands)
        passed: list[tuple[Card, ...]] = [()] * seats
        discards = list(self.discards)
        for seat, (hand, card) in enumerate(zip(self.hands, left, strict=True)):
            assert card is not None
            passed[receiver(seat, seats)] = (hand[card],)
            discards.extend(hand[:card] + hand[card + 1 :])
        return replace(self, hands=tuple(passed), discards=tuple(discards), handed=True)

    def rival(self) -> Rival | None:
        """Nobody plays without a sheet."""
        return None

    def validated(self) -> tuple[int, ...]:
        """Nor validates plans."""
        return ()

    def seen(self) -> SeenHands:
        """Return what lies open."""
        passed = tuple(hand[0].action if self.handed else None for hand in self.hands)
        return SeenHands(self.deck, self.first, passed, self.discards, self.pile.back())

    def own(self, seat: int) -> Own:
        """A seat knows its hand, and the card it passed on."""
        given = self.hands[receiver(seat, len(self.hands))][0] if self.handed else None
        return Own(self.hands[seat], given)


def receiver(seat: int, seats: int) -> int:
    """Return the right-hand neighbour: the seat before (R11.6)."""
    return (seat - 1) % seats


def _shuffled(deck: tuple[Card, ...], first: int, shuffles: Shuffles, seats: int) -> Hands:
    return Hands(deck, first, shuffles, Pile(shuffles.shuffled(deck)), ((),) * seats)


def _table(deal: Deal) -> Hands:
    first = deal.shuffles.pick(deal.seats)
    return _shuffled(deal.deck, first, deal.shuffles.next(), deal.seats)


MODE = Mode("expert", (2, MOST_SEATS), _table, reshuffles=True)
