"""The cards of the construction deck and what they offer a player (R3.2, R10.2, R11.2, R12.2)."""

from enum import StrEnum
from typing import NamedTuple


class Action(StrEnum):
    """The six actions (R5), by the keys of the 2018 edition; editions have their own words.

    In the order in which cards sort, so that a sorted deck is the canonical one.
    """

    BIS = "bis"
    LANDSCAPER = "landscaper"
    POOL = "pool"
    REAL_ESTATE = "real_estate"
    SURVEYOR = "surveyor"
    TEMP = "temp"


class Card(NamedTuple):
    """A construction card: its number side and its action side."""

    number: int
    action: Action


class Offer(NamedTuple):
    """A number with an action, and the places of the two cards that make it.

    In the standard game both places are the stack's; from a hand they are two different cards.
    """

    number: int
    action: Action
    number_card: int
    action_card: int

    @property
    def cards(self) -> frozenset[int]:
        """The places of the cards it uses up."""
        return frozenset((self.number_card, self.action_card))


def offers_from_hand(hand: tuple[Card, ...]) -> tuple[Offer, ...]:
    """Return every ordered pair of two different cards: one for its number, one for its action."""
    return tuple(
        Offer(hand[i].number, hand[j].action, i, j)
        for i in range(len(hand))
        for j in range(len(hand))
        if i != j
    )
