"""What cards lie on a table of the fast engine, read back as a table of the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from boomtown.fast.kernel import cards
from boomtown.fast.kernel.built import Row
from boomtown.fast.tables import ACTIONS
from boomtown.rules.cards import Card
from boomtown.rules.mode import Table
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import HAND, Hands
from boomtown.rules.modes.solo import SOLO_CARD, SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Drawable, Insert, Pile


def table_of(row: Row, like: Table, shown: Sequence[int] = ()) -> Table:
    """Return the table like another one with the cards as they lie."""
    match like:
        case Stacks():
            return _stacks(row, like)
        case SoloDeck():
            pile = replace(like.pile, cards=tuple(_solo(row)))
            return replace(like, pile=pile, held=_cards(row, cards.HELD, HAND))
        case Duel():
            return _duel(row, like)
        case Hands():
            return _hands(row, like, shown)
        case _:
            raise TypeError(like)


def _drawables(row: Row, start: int, many: int) -> Iterator[Drawable]:
    for place in range(start, start + many):
        code = int(row[place])
        insert = code >= cards.INSERT
        yield Insert(code - cards.INSERT) if insert else Card(code >> 3, ACTIONS[code & 7])


def _cards(row: Row, start: int, many: int) -> tuple[Card, ...]:
    return tuple(card for card in _drawables(row, start, many) if isinstance(card, Card))


def _pile(row: Row) -> Iterator[Drawable]:
    gone, height = int(row[cards.POSITION]), int(row[cards.HEIGHT])
    return _drawables(row, cards.CARDS + gone, height - gone)


def _solo(row: Row) -> Iterator[Drawable]:
    return (card if isinstance(card, Card) else SOLO_CARD for card in _pile(row))


def _stacks(row: Row, like: Stacks) -> Stacks:
    gone, height = int(row[cards.POSITION]), int(row[cards.HEIGHT])
    starts = [cards.CARDS + stack * int(row[cards.STRIDE]) for stack in range(cards.STACKS)]
    return replace(
        like,
        discards=tuple(_cards(row, start, gone - 1) for start in starts),
        flipped=_cards(row, cards.HELD, cards.STACKS),
        stacks=tuple(_cards(row, start + gone, height - gone) for start in starts),
    )


def _duel(row: Row, like: Duel) -> Duel:
    stack = _cards(row, cards.HANDS, int(row[cards.GIVEN]))
    return replace(
        like,
        pile=Pile(tuple(_pile(row)), like.pile.lower),
        held=_cards(row, cards.HELD, HAND),
        discards=tuple(_drawables(row, cards.DISCARDS, int(row[cards.DISCARDED]))),
        aaa=replace(like.aaa, stack=stack),
    )


def _hands(row: Row, like: Hands, shown: Sequence[int]) -> Hands:
    held = {seat: _cards(row, cards.HANDS + HAND * k, HAND) for k, seat in enumerate(shown)}
    return replace(
        like,
        pile=Pile(tuple(_pile(row))),
        hands=tuple(held.get(seat, ()) for seat in range(len(like.hands))),
        discards=_cards(row, cards.DISCARDS, int(row[cards.DISCARDED])),
    )
