"""Where every card of a game lies, for each mode: none may get lost or double (R3, R10–R12)."""

from collections import Counter
from collections.abc import Iterable

from boomtown.rules.cards import Card
from boomtown.rules.events import Event, RivalValidated, SoloCardDrawn
from boomtown.rules.mode import Table
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SOLO_CARD, SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Drawable, Insert

Heap = tuple[Drawable, ...]


def heaps(table: Table) -> tuple[Heap, ...]:
    """List all heaps of cards of a table, hands among them."""
    if isinstance(table, Stacks):
        return (*table.stacks, table.flipped, *table.discards)
    if isinstance(table, SoloDeck):
        return (table.pile.cards, table.held, table.discards)
    if isinstance(table, Hands):
        return (table.pile.cards, *table.hands, table.discards)
    assert isinstance(table, Duel)
    return (table.pile.cards, table.held, table.discards, table.aaa.stack)


def heights(table: Table) -> list[int]:
    """Return how many cards lie in each heap."""
    return [len(heap) for heap in heaps(table)]


def everything(table: Table) -> list[Drawable]:
    """List all cards of a table, wherever they lie."""
    return [card for heap in heaps(table) for card in heap]


def inserts_at_start(table: Table) -> Counter[Insert]:
    """Return the cards of a mode that are not construction cards."""
    if isinstance(table, SoloDeck):
        return Counter([SOLO_CARD])
    return Counter(Insert(plan) for plan in range(3)) if isinstance(table, Duel) else Counter()


def inserts_drawn(events: Iterable[Event]) -> Counter[Insert]:
    """Return those that have come up and left the game."""
    drawn: Counter[Insert] = Counter()
    for event in events:
        if isinstance(event, SoloCardDrawn):
            drawn[SOLO_CARD] += 1
        elif isinstance(event, RivalValidated):
            drawn[Insert(event.plan)] += 1
    return drawn


def check_cards(table: Table, deck: Iterable[Card], events: Iterable[Event]) -> None:
    """Every construction card exists once, and every insert until it has been drawn."""
    cards = everything(table)
    assert Counter(card for card in cards if isinstance(card, Card)) == Counter(deck)
    inserts = Counter(card for card in cards if isinstance(card, Insert))
    assert inserts + inserts_drawn(events) == inserts_at_start(table)
