"""The standard game: three stacks for everyone (R3, R13.4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from boomtown.rules.cards import Action, Card, Offer
from boomtown.rules.events import DeckReshuffled, Event, PileRefilled
from boomtown.rules.house_rules import Refill
from boomtown.rules.mode import Deal, Mode, Opened, Own, Rival
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Shuffles, Stream

STACKS = 3


class Hidden(NamedTuple):
    """Cards of which only the multiset is known, and the heights of the stacks they lie in."""

    cards: tuple[Card, ...]
    heights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeenStacks:
    """Public: the cards on top (their action is in the corner), those flipped, the rest."""

    deck: tuple[Card, ...]
    refill: Refill
    tops: tuple[Card, ...]
    flipped: tuple[Card, ...]
    discards: tuple[tuple[Card, ...], ...]
    hidden: tuple[Hidden, ...]

    @property
    def next_actions(self) -> tuple[Action, ...]:
        """The next round's actions; none before a fresh deal (R3.2)."""
        last = not any(height for group in self.hidden for height in group.heights)
        if last and self.refill == "deal":
            return ()
        return tuple(card.action for card in self.tops)

    def unseen(self) -> tuple[Card, ...]:
        """Return what is left in the stacks below the numbers on top."""
        return tuple(sorted(card for group in self.hidden for card in group.cards))

    def guess(self, seat: int | None, own: Own, rng: Stream) -> "Stacks":
        """Return stacks that fit: each hidden group in any order."""
        del seat, own  # the standard game has nothing private in its cards
        below: list[tuple[Card, ...]] = []
        for group in self.hidden:
            cards = rng.shuffled(group.cards)
            for height in group.heights:
                below.append(cards[:height])
                cards = cards[height:]
        stacks = tuple((top, *rest) for top, rest in zip(self.tops, below, strict=True))
        apart = len(self.hidden) > 1
        shuffles = Shuffles(rng.bits())
        return Stacks(
            self.deck, self.refill, shuffles, stacks, self.flipped, self.discards, apart=apart
        )


@dataclass(frozen=True, slots=True)
class Stacks:
    """The table: each stack from the top, its card flipped last, its discards.

    `apart` tells that each stack was refilled from its own discards (R3.5), so that the players
    know which cards lie where. `fresh` names a deal that was asked for and not yet announced.
    """

    deck: tuple[Card, ...]
    refill: Refill
    shuffles: Shuffles
    stacks: tuple[tuple[Card, ...], ...]
    flipped: tuple[Card, ...] = ()
    discards: tuple[tuple[Card, ...], ...] = ((),) * STACKS
    apart: bool = False
    fresh: bool = False

    @property
    def hand(self) -> int:
        """Nobody holds cards."""
        return 0

    def opened(self, plans: tuple[PlanInPlay, ...]) -> Opened:
        """Flip the top card of each stack; refill what is used up (R3.2, R3.4, R3.5)."""
        table = self
        events: tuple[Event, ...] = (DeckReshuffled(),) if self.fresh else ()
        if len(self.stacks[0]) == 1 and self.refill == "deal":
            table, events = table.dealt_afresh(), (PileRefilled(),)
        table = table.flip()
        if not table.stacks[0]:
            table, events = table.recycled(), (PileRefilled(),)
        return Opened(replace(table, fresh=False), plans, events)

    def flip(self) -> "Stacks":
        """Turn the top card of each stack over; those flipped before are discarded."""
        discards = self.discards
        if self.flipped:
            discards = tuple(
                (*pile, card) for pile, card in zip(discards, self.flipped, strict=True)
            )
        return replace(
            self,
            stacks=tuple(stack[1:] for stack in self.stacks),
            flipped=tuple(stack[0] for stack in self.stacks),
            discards=discards,
        )

    def recycled(self) -> "Stacks":
        """Make each stack anew from its own discards, without the card just flipped."""
        stacks = []
        shuffles = self.shuffles
        for pile in self.discards:
            shuffles = shuffles.next()
            stacks.append(shuffles.shuffled(sorted(pile)))
        return replace(
            self,
            stacks=tuple(stacks),
            discards=((),) * STACKS,
            shuffles=shuffles,
            apart=True,
        )

    def dealt_afresh(self) -> "Stacks":
        """Shuffle all cards, those on display included, and deal as in the setup."""
        return deal_stacks(self.deck, self.refill, self.shuffles.next())

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Everyone has the same three: number on top, action flipped (R3.2)."""
        del seat
        return tuple(
            Offer(stack[0].number, card.action, place, place)
            for place, (stack, card) in enumerate(zip(self.stacks, self.flipped, strict=True))
        )

    def closed(self, left: Sequence[int | None], *, reshuffle: bool) -> "Stacks":
        """Deal afresh if somebody may and does ask for it (R6.6)."""
        del left
        return replace(self.dealt_afresh(), fresh=True) if reshuffle else self

    def rival(self) -> Rival | None:
        """Nobody plays without a sheet."""
        return None

    def validated(self) -> tuple[int, ...]:
        """Nor validates plans."""
        return ()

    def seen(self) -> SeenStacks:
        """Return what lies open, and the rest as multisets."""
        below = tuple(stack[1:] for stack in self.stacks)
        groups = [(pile,) for pile in below] if self.apart else [below]
        hidden = tuple(
            Hidden(tuple(sorted(card for pile in group for card in pile)), tuple(map(len, group)))
            for group in groups
        )
        tops = tuple(stack[0] for stack in self.stacks)
        return SeenStacks(self.deck, self.refill, tops, self.flipped, self.discards, hidden)

    def own(self, seat: int) -> Own:
        """Nothing is private."""
        del seat
        return Own()


def deal_stacks(deck: tuple[Card, ...], refill: Refill, shuffles: Shuffles) -> Stacks:
    """Shuffle all cards and deal three equal stacks (R3.1)."""
    cards = shuffles.shuffled(deck)
    height = len(cards) // STACKS
    stacks = tuple(cards[place * height : (place + 1) * height] for place in range(STACKS))
    return Stacks(deck, refill, shuffles, stacks)


def _table(deal: Deal) -> Stacks:
    return deal_stacks(deal.deck, deal.house_rules.refill, deal.shuffles)


MODE = Mode("standard", (1, None), _table, reshuffles=True)
