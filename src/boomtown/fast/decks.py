"""The cards of a table, in any mode, as the kernel's bytes (R3, R10–R12).

A seat may be left out of the kernel's table. In expert its hand then lies beneath the pile: the
cards are neither lost nor among those known to be out. An empty pile is next made of the discards,
so there they go with those; the card that the own seat gave away does so in any case.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from boomtown.fast.kernel import cards
from boomtown.fast.kernel.built import Row
from boomtown.fast.kernel.guess import KNOWN
from boomtown.fast.tables import byte_of
from boomtown.rules.cards import Card
from boomtown.rules.mode import Table
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import HAND, Hands, receiver
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Drawable, Pile


def put_cards(row: Row, table: Table, shown: Sequence[int]) -> None:
    """Lay a table's cards out, with the hands of the seats shown, the own one first."""
    match table:
        case Stacks():
            _stacks(row, table)
        case SoloDeck():
            _solo(row, table)
        case Duel():
            _duel(row, table)
        case Hands():
            _hands(row, table, shown)
        case _:
            raise TypeError(f"no bytes for {table}")


def seed_of(table: Table) -> int:
    """Return the seed of a table's shuffles; the solo deck is never shuffled again."""
    return 0 if isinstance(table, SoloDeck) else _any(table).shuffles.seed


def _any(table: Table) -> Any:
    return table


def _put(row: Row, start: int, drawables: Iterable[Drawable]) -> int:
    """Write cards one after another; return how many."""
    count = 0
    for count, card in enumerate(drawables, 1):
        row[start + count - 1] = _byte(card)
    return count


def _byte(card: Drawable) -> int:
    return byte_of(card) if isinstance(card, Card) else cards.INSERT + (card.plan or 0)


def _pile(row: Row, drawables: Sequence[Drawable]) -> None:
    row[cards.POSITION], row[cards.HEIGHT] = 0, _put(row, cards.CARDS, drawables)


def _lower(pile: Pile) -> int:
    return min(pile.lower, len(pile.cards))


def _stacks(row: Row, table: Stacks) -> None:
    """Lay each stack out from its discards on: the kernel turns no card over, it counts."""
    gone = len(table.discards[0]) + 1
    height = gone + len(table.stacks[0])
    row[cards.POSITION], row[cards.HEIGHT], row[cards.STRIDE] = gone, height, height
    row[cards.SHUFFLES], row[KNOWN] = table.shuffles.used, int(table.apart)
    for stack in range(cards.STACKS):
        flipped = table.flipped[stack]
        everything = (*table.discards[stack], flipped, *table.stacks[stack])
        _put(row, cards.CARDS + stack * height, everything)
        row[cards.HELD + stack] = byte_of(flipped)


def _solo(row: Row, table: SoloDeck) -> None:
    pile = table.pile
    _pile(row, pile.cards)
    _put(row, cards.HELD, table.held)
    row[cards.FIRST] = int(all(isinstance(card, Card) for card in pile.cards))
    row[KNOWN] = _lower(pile)


def _duel(row: Row, table: Duel) -> None:
    _pile(row, table.pile.cards)
    _put(row, cards.HELD, table.held)
    row[cards.SHUFFLES], row[KNOWN] = table.shuffles.used, _lower(table.pile)
    row[cards.DISCARDED] = _put(row, cards.DISCARDS, table.discards)
    row[cards.GIVEN] = _put(row, cards.HANDS, table.aaa.stack)
    for plan, points in enumerate(table.aaa.plans):
        row[cards.RIVAL_PLANS + plan] = 0 if points is None else points + 1
    row[cards.VALIDATED] = sum(1 << plan for plan in table.just_validated)


def _hands(row: Row, table: Hands, shown: Sequence[int]) -> None:
    seats = len(table.hands)
    got = receiver(shown[0], seats)
    left_out = [
        card
        for seat, hand in enumerate(table.hands)
        if seat not in shown
        for card in (hand[1:] if table.handed and seat == got else hand)
    ]
    gone = list(table.discards)
    if table.handed and got not in shown:
        gone.append(table.hands[got][0])
    pile = list(table.pile.cards)
    (pile if pile else gone).extend(left_out)
    _pile(row, pile)
    row[cards.DISCARDED] = _put(row, cards.DISCARDS, gone)
    for place, seat in enumerate(shown):
        _put(row, cards.HANDS + HAND * place, table.hands[seat])
    row[cards.HANDED], row[cards.SHUFFLES] = int(table.handed), table.shuffles.used
    row[cards.FIRST] = shown.index(table.first) if table.first in shown else 0
    row[KNOWN] = shown.index(got) if table.handed and got in shown else 0
