"""The same table with other cards below: what nobody has seen, and will not see for some rounds."""

from dataclasses import replace
from itertools import chain

from boomtown.rules.mode import Table
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Drawable, Insert, Pile
from boomtown.rules.rng import Shuffles, Stream


def other_below(table: Table, rounds: int, rng: Stream) -> Table:
    """Return the table with everything unseen mixed anew that does not come up so soon."""
    if isinstance(table, Stacks):
        return _stacks(table, rounds, rng)
    if isinstance(table, SoloDeck):
        return replace(table, pile=_below(table.pile, rounds * 3 + 2, rng))
    if isinstance(table, Hands):
        drawn = rounds * 2 * len(table.hands) + 1
        pile = _below(table.pile, drawn, rng)
        return replace(table, pile=pile, shuffles=Shuffles(rng.bits()))
    assert isinstance(table, Duel)
    kept = rounds * 3 + 2
    pile = _below(table.pile, kept, rng)
    other = replace(table, pile=pile, shuffles=Shuffles(rng.bits()))
    soon = any(isinstance(card, Insert) for card in pile.cards[:kept])
    return other if soon else _letters_changed(other, rng)


def _stacks(table: Stacks, rounds: int, rng: Stream) -> Stacks:
    kept = rounds + 1
    tails = [stack[kept:] for stack in table.stacks]
    if not table.apart:
        mixed = iter(rng.shuffled(list(chain.from_iterable(tails))))
        new = [tuple(next(mixed) for _ in tail) for tail in tails]
    else:
        new = [rng.shuffled(tail) for tail in tails]
    stacks = tuple((*stack[:kept], *tail) for stack, tail in zip(table.stacks, new, strict=True))
    return replace(table, stacks=stacks, shuffles=Shuffles(rng.bits()))


def _below(pile: Pile, kept: int, rng: Stream) -> Pile:
    """Mix what lies below; inserts stay among the last `lower` cards."""
    top, rest = pile.cards[:kept], pile.cards[kept:]
    upper = max(len(rest) - pile.lower, 0)
    return Pile((*top, *rng.shuffled(rest[:upper]), *rng.shuffled(rest[upper:])), pile.lower)


def _letters_changed(table: Duel, rng: Stream) -> Duel:
    """Let the validation cards that nobody has seen change places (R12.8)."""
    cards = (*table.pile.cards, *table.discards)
    hidden = iter(rng.shuffled([card for card in cards if isinstance(card, Insert)]))

    def other(card: Drawable) -> Drawable:
        return next(hidden) if isinstance(card, Insert) else card

    pile = Pile(tuple(map(other, table.pile.cards)), table.pile.lower)
    return replace(table, pile=pile, discards=tuple(map(other, table.discards)))
