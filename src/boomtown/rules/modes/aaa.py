"""The AAA solo game of 2023: one card of three goes to the opponent each round (R12)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boomtown.rules.cards import Card, Offer, offers_from_hand
from boomtown.rules.edition import Opponent
from boomtown.rules.events import Event, PileRefilled, RivalValidated
from boomtown.rules.house_rules import AaaSameRound
from boomtown.rules.mode import Deal, Mode, Opened, Own, Rival
from boomtown.rules.pile import Back, Drawable, Insert, Pile, arrange, fewer
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles, Stream
from boomtown.rules.sheet import replaced

HAND = 3
LOWER_PART = 20
PLANS = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class SeenDuel:
    """Public: hand, discards, the AAA's stack and points, the back of the deck.

    Which of `unresolved` lie in the deck and which among the discards, nobody knows (R12.8).
    """

    deck: tuple[Card, ...]
    opponent: Opponent
    same_round: AaaSameRound
    held: tuple[Card, ...]
    discards: tuple[Card, ...]
    stack: tuple[Card, ...]
    plans: tuple[int | None, ...]
    validated: tuple[int, ...]
    unresolved: tuple[int, ...]
    back: Back

    def unseen(self) -> tuple[Card, ...]:
        """Return what is left in the deck."""
        return tuple(fewer(self.deck, (*self.held, *self.discards, *self.stack)))

    def guess(self, seat: int | None, own: Own, rng: Stream) -> "Duel":
        """Return a deck that fits its back, with the validation cards in any of their places."""
        del seat, own  # the only hand lies open
        inserts = [Insert(plan) for plan in rng.shuffled(self.unresolved)]
        pile = arrange(self.back, list(self.unseen()), inserts[: self.back.inserts], rng)
        discards: tuple[Drawable, ...] = (*self.discards, *inserts[self.back.inserts :])
        shuffles = Shuffles(rng.bits())
        rival = Rival(self.opponent, self.stack, self.plans)
        return Duel(
            self.deck, self.same_round, shuffles, pile, rival, self.held, discards, self.validated
        )


@dataclass(frozen=True, slots=True)
class Duel:
    """The table: deck, discards (with validation cards), hand, and what the AAA has."""

    deck: tuple[Card, ...]
    same_round: AaaSameRound
    shuffles: Shuffles
    pile: Pile
    aaa: Rival
    held: tuple[Card, ...] = ()
    discards: tuple[Drawable, ...] = ()
    just_validated: tuple[int, ...] = ()

    @property
    def hand(self) -> int:
        """One of three cards goes to the AAA."""
        return HAND

    def opened(self, plans: tuple[PlanInPlay, ...]) -> Opened:
        """Draw three construction cards, resolving validation cards on the way (R12.2, R12.3)."""
        table, events = replace(self, just_validated=()), list[Event]()
        while len(table.held) < HAND:
            if not table.pile.cards:
                if not table.discards:
                    return Opened(table, plans, tuple(events), over=True)
                table = table.refilled()
                events.append(PileRefilled())
            card, table = table.pile.cards[0], replace(table, pile=table.pile.without_top())
            if isinstance(card, Card):
                table = replace(table, held=(*table.held, card))
            else:
                table, plans, event = table.resolved(card, plans)
                events.append(event)
        return Opened(table, plans, tuple(events))

    def refilled(self) -> "Duel":
        """Shuffle the discards, validation cards among them, into a new deck (R12.2)."""
        shuffles = self.shuffles.next()
        cards = sorted(card for card in self.discards if isinstance(card, Card))
        inserts = sorted(card for card in self.discards if isinstance(card, Insert))
        drawn = shuffles.shuffled(list[Drawable]([*cards, *inserts]))
        return replace(self, pile=Pile(drawn, len(drawn)), discards=(), shuffles=shuffles)

    def resolved(
        self, card: Insert, plans: tuple[PlanInPlay, ...]
    ) -> tuple["Duel", tuple[PlanInPlay, ...], RivalValidated]:
        """Let the AAA validate the plan if its card lists it; the card leaves (R12.3)."""
        plan = card.plan
        assert plan is not None
        if plan + 1 not in self.aaa.opponent.validates:
            return self, plans, RivalValidated(plan, None)
        value = plans[plan].value
        aaa = replace(self.aaa, plans=replaced(self.aaa.plans, plan, value))
        table = replace(self, aaa=aaa, just_validated=(*self.just_validated, plan))
        if self.same_round == "lower":
            plans = replaced(plans, plan, replace(plans[plan], turned=True))
        return table, plans, RivalValidated(plan, value)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """One card's number with another's action (R12.2)."""
        del seat
        return offers_from_hand(self.held)

    def closed(self, left: Sequence[int | None], *, reshuffle: bool) -> "Duel":
        """Discard two cards, give the third to the AAA (R12.2)."""
        del reshuffle
        (card,) = left
        assert card is not None
        aaa = replace(self.aaa, stack=(*self.aaa.stack, self.held[card]))
        discards = (*self.discards, *self.held[:card], *self.held[card + 1 :])
        return replace(self, aaa=aaa, held=(), discards=discards)

    def rival(self) -> Rival | None:
        """The AAA."""
        return self.aaa

    def validated(self) -> tuple[int, ...]:
        """What the AAA validated while this round's cards were drawn."""
        return self.just_validated

    def seen(self) -> SeenDuel:
        """Return what lies open."""
        everywhere = (*self.pile.cards, *self.discards)
        return SeenDuel(
            deck=self.deck,
            opponent=self.aaa.opponent,
            same_round=self.same_round,
            held=self.held,
            discards=tuple(card for card in self.discards if isinstance(card, Card)),
            stack=self.aaa.stack,
            plans=self.aaa.plans,
            validated=self.just_validated,
            unresolved=tuple(
                sorted(c.plan for c in everywhere if isinstance(c, Insert) and c.plan is not None)
            ),
            back=self.pile.back(),
        )

    def own(self, seat: int) -> Own:
        """The hand lies open anyway."""
        del seat
        return Own(self.held)


def _table(deal: Deal) -> Duel:
    assert deal.opponent is not None
    shuffles = deal.shuffles
    cards = shuffles.shuffled(deal.deck)
    shuffles = shuffles.next()
    first, *others = (Insert(plan) for plan in shuffles.shuffled(PLANS))
    shuffles = shuffles.next()
    at = len(cards) - LOWER_PART + shuffles.pick(LOWER_PART + 1)
    pile = Pile((*cards[:at], first, *cards[at:]), LOWER_PART + 1)
    aaa = Rival(deal.opponent, (), (None, None, None))
    return Duel(
        deal.deck, deal.house_rules.aaa_same_round, shuffles, pile, aaa, discards=tuple(others)
    )


MODE = Mode("aaa", (1, 1), _table, opponents=True)
