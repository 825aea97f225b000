"""A draw pile that lies action side up (solo, expert, AAA), and what its back gives away (R3.8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from boomtown.rules.cards import Action, Card
from boomtown.rules.rng import Stream


class Insert(NamedTuple):
    """Another card in the deck: the Solo card (no plan), or a validation card for a plan."""

    plan: int | None = None


Drawable = Card | Insert


class Back(NamedTuple):
    """What everybody sees of a pile: its height, its top action, or that an insert lies on top.

    `inserts` cards that are not construction cards lie among its last `lower` ones.
    """

    height: int
    top: Action | None
    inserts: int
    lower: int


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards from the top down; inserts lie among the last `lower` (R10.1, R12.1)."""

    cards: tuple[Drawable, ...]
    lower: int = 0

    def back(self) -> Back:
        """Return what can be seen of it."""
        top = self.cards[0] if self.cards else None
        action = top.action if isinstance(top, Card) else None
        inserts = sum(1 for card in self.cards if isinstance(card, Insert))
        return Back(len(self.cards), action, inserts, min(self.lower, len(self.cards)))

    def without_top(self) -> "Pile":
        """Return the pile after drawing one card."""
        return Pile(self.cards[1:], self.lower)


def take(cards: list[Card], action: Action, rng: Stream) -> Card:
    """Remove and return one of the cards with this action, each as likely as another."""
    place = rng.choice([i for i, card in enumerate(cards) if card.action is action])
    return cards.pop(place)


def arrange(back: Back, cards: list[Card], inserts: Sequence[Insert], rng: Stream) -> Pile:
    """Return a pile behind this back, uniform over all that fit; takes its cards from `cards`."""
    first = [take(cards, back.top, rng)] if back.top else []
    insert_on_top = back.height > 0 and not back.top
    free = range(max(back.height - back.lower, 1), back.height)
    deeper = back.inserts - insert_on_top
    places = set(rng.shuffled(free)[:deeper]) | ({0} if insert_on_top else set())
    hidden = iter(rng.shuffled(inserts))
    need = back.height - len(first) - back.inserts
    drawn = rng.shuffled(cards)
    cards[:] = drawn[need:]
    rest = iter([*first, *drawn[:need]])
    return Pile(
        tuple(next(hidden) if place in places else next(rest) for place in range(back.height)),
        back.lower,
    )


def fewer(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """Return the cards without those that are elsewhere, each counted once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
