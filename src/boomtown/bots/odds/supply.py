"""Which cards one will see next, exactly: drawn without being put back, from what is unseen.

A view names the unseen cards by the places they may come from. Only in expert the figures are a
hair off, since what others hold is not told apart from the deck; a neighbour is taken to pass any
of three cards, as nothing is inferred from how others play.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from boomtown.rules.cards import Action, Card
from boomtown.rules.modes.aaa import SeenDuel
from boomtown.rules.modes.expert import HAND, SeenHands, receiver
from boomtown.rules.modes.solo import SeenSolo
from boomtown.rules.modes.standard import STACKS, SeenStacks
from boomtown.rules.view import View

Cards = Sequence[Card]
Wanted = Callable[[Card], bool]


class Source(NamedTuple):
    """A place that cards come from, so many a round; `after` is what it is made of once empty.

    Of its first cards the actions may show.
    """

    cards: Cards
    a_round: int
    after: Cards = ()
    shown: tuple[Action, ...] = ()


class World(NamedTuple):
    """Where cards may come from, and how likely it is that they do."""

    chance: float
    sources: tuple[Source, ...]


class Supply(NamedTuple):
    """Where numbers come from, and where actions come from, or the three that are known."""

    numbers: tuple[World, ...]
    actions: tuple[World, ...]
    next_actions: tuple[Action, ...] = ()


def coming(worlds: Iterable[World], wanted: Wanted, rounds: int) -> float:
    """Return the chance that one of the cards wanted comes within so many rounds."""
    return 1 - sum(
        world.chance * prod(missing(source, wanted, rounds) for source in world.sources)
        for world in worlds
    )


def missing(source: Source, wanted: Wanted, rounds: int) -> float:
    """Return the chance that none of the cards wanted comes within so many rounds.

    >>> from boomtown.rules.cards import Action, Card
    >>> cards = [Card(number, Action.POOL) for number in (1, 2, 3, 4)]
    >>> missing(Source(cards, 1), lambda card: card.number == 4, 3)
    0.25
    """
    many = source.a_round * rounds
    here = min(many, len(source.cards))
    return _first(source, wanted, here) * _none(source.after, wanted, many - here)


def _first(source: Source, wanted: Wanted, many: int) -> float:
    """Return the chance that none comes from the cards that lie there now."""
    shown = source.shown[:many]
    spared = 1.0
    for place, action in enumerate(shown):
        alike, before = [card for card in source.cards if card.action is action], shown[:place]
        gone = before.count(action)
        harmless = sum(not wanted(card) for card in alike)
        spared *= max(harmless - gone, 0) / (len(alike) - gone)
    others = sum(map(wanted, source.cards))
    return spared and spared * _drawn_without(
        len(source.cards) - len(shown), others, many - len(shown)
    )


def _none(cards: Cards, wanted: Wanted, many: int) -> float:
    return _drawn_without(len(cards), sum(map(wanted, cards)), min(many, len(cards)))


def _drawn_without(cards: int, wanted: int, many: int) -> float:
    return comb(cards - wanted, many) / comb(cards, many)


def supply_of(seen: View) -> Supply:
    """Return where a seat's cards come from."""
    match seen.table.seen:
        case SeenStacks() as stacks:
            return _stacks(stacks)
        case SeenHands() as hands:
            return _alike(*_hands(seen, hands))
        case SeenSolo() as solo:
            # With fewer than three cards there is no further round (R10.4).
            left = solo.unseen() if len(solo.unseen()) >= HAND else ()
            return _alike(
                World(1, (Source(left, HAND, (), _shown(solo.back.top if left else None)),))
            )
        case SeenDuel() as duel:
            used = (*duel.discards, *duel.held)
            return _alike(World(1, (Source(duel.unseen(), HAND, used, _shown(duel.back.top)),)))
        case _:
            raise TypeError(type(seen.table.seen))


def _alike(*worlds: World) -> Supply:
    return Supply(worlds, worlds)


def _shown(*actions: Action | None) -> tuple[Action, ...]:
    return tuple(action for action in actions if action)


def _hands(seen: View, hands: SeenHands) -> Iterator[World]:
    """Yield where the next hand comes from: two from the deck, one from the left (R11.2)."""
    assert seen.seat is not None
    given = seen.own.given
    unseen = _without(hands.unseen(), (*seen.own.hand, *([given] if given else [])))
    top = hands.back.top if hands.first == seen.seat else None
    fresh = Source(unseen, HAND, hands.discards, _shown(top))
    left = (seen.seat + 1) % len(hands.passed)
    passed = hands.passed[left]
    if passed is None:
        yield World(1, (fresh,))
        return
    yield World((HAND - 1) / HAND, (fresh,))
    if given and receiver(seen.seat, len(hands.passed)) == left:
        again: tuple[Source, ...] = (Source((given,), 1, unseen), fresh._replace(a_round=HAND - 1))
    else:
        again = (fresh._replace(shown=_shown(passed, top)),)
    yield World(1 / HAND, again)


def _without(cards: Cards, known: Cards) -> Cards:
    left = list(cards)
    for card in known:
        left.remove(card)
    return left


def _stacks(seen: SeenStacks) -> Supply:
    """Return the stacks as sources: together before the first refill, then each for itself."""
    stacks = range(STACKS)
    piles = [(*seen.discards[place], seen.flipped[place]) for place in stacks]
    empty = not any(height for group in seen.hidden for height in group.heights)
    if seen.refill == "deal":
        together = [card for group in seen.hidden for card in group.cards]
        numbers = [Source(together, STACKS, seen.deck)]
    elif empty:
        # What is flipped next stays out of its new stack (R3.5).
        numbers = [Source((), 1, pile) for pile in piles]
    elif len(seen.hidden) == 1:
        used = [card for pile in (*piles, seen.tops) for card in pile]
        numbers = [Source(seen.hidden[0].cards, STACKS, used)]
    else:
        used_up = [(*pile, top) for pile, top in zip(piles, seen.tops, strict=True)]
        numbers = [
            Source(group.cards, 1, used) for group, used in zip(seen.hidden, used_up, strict=True)
        ]
    dealt = World(1, (Source((), STACKS, seen.deck),))
    return Supply((World(1, tuple(numbers)),), (dealt,), seen.next_actions)
