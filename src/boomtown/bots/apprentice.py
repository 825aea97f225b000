"""A bot that takes what looks best at once: number, action, claims, seldom a roundabout."""

from collections.abc import Iterable, Iterator
from heapq import nsmallest

from boomtown.bots.worth import CROWDING, OPEN_POOL, crowding, worth
from boomtown.rules.cards import Action, Card
from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.rng import Stream
from boomtown.rules.street import House
from boomtown.rules.turn import legal, play
from boomtown.rules.view import View, draft

# So many places, beside the best of each combination, are looked at with all their actions.
CLOSER_LOOK = 3
GLANCE = 8
# A roundabout must gain clearly more than it costs.
ROUNDABOUT_GAIN = 2.0
ENOUGH_WAYS = 12
REFUSED = -1
# By so many points a beginner may be wrong about a turn.
MISJUDGED = 5.0

NOT_AN_ACTION = (BuildRoundabout, ClaimPlan, LeaveCard, Confirm)

Rated = tuple[float, Turn]


def choose(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Return the turn that leaves the sheet worth most; `rng` decides between equals."""
    deck = seen.table.ruleset.deck
    turn = _numbered(draft(seen), deck, rng)
    turn = _claimed(turn, deck)
    turn = _with_roundabout(turn, deck)
    turn = _left(turn, rng)
    return play(turn, Confirm()).moves


def _rated(turns: Iterable[Turn], deck: tuple[Card, ...], rng: Stream) -> list[Rated]:
    """Rate turns, best first, each somewhat wrong: a beginner misjudges."""
    rated = [(worth(turn.terms, deck, turn.sheet) + _wrong(rng), turn) for turn in turns]
    return sorted(rated, key=lambda pair: pair[0], reverse=True)


def _wrong(rng: Stream) -> float:
    return MISJUDGED * (rng.below(2001) - 1000) / 1000


def _numbered(turn: Turn, deck: tuple[Card, ...], rng: Stream) -> Turn:
    """Write and use the action, or refuse where nothing printed fits and nothing else is better."""
    moves = [move for move in legal(turn) if isinstance(move, Write | Refuse)]
    if not moves:
        # All that is left to do first is a roundabout, after which there is a number or a refusal.
        return _numbered(play(turn, rng.choice(legal(turn))), deck, rng)
    starts = [play(turn, move) for move in _at_first_glance(turn, moves, deck)]
    # What a park or a pool gives depends on the house, so it counts in the first look too.
    quick = [_only_action(start) for start in starts]
    promising = list(_promising(_rated(quick, deck, rng)))
    further = [after for start in promising for after in _with_action(start)]
    return _rated([*promising, *further], deck, rng)[0][1]


def _at_first_glance(
    turn: Turn, moves: Iterable[Write | Refuse], deck: tuple[Card, ...]
) -> Iterator[Write | Refuse]:
    """Yield the places that suit a number best, a few of each combination."""
    writes: dict[int, list[tuple[float, int, Write]]] = {}
    for order, move in enumerate(moves):
        if isinstance(move, Write):
            rating = (_crowding_after(turn, move, deck), order, move)
            writes.setdefault(move.offer, []).append(rating)
        else:
            yield move
    for group in writes.values():
        yield from (move for *_, move in nsmallest(GLANCE, group))


def _crowding_after(turn: Turn, move: Write, deck: tuple[Card, ...]) -> float:
    """Return how much harder the rest of the street gets; a pool is a reason to go elsewhere."""
    index, at = move.spot
    offer = turn.terms.offers[move.offer]
    street = turn.sheet.streets[index]
    after = street.with_plot(at, House(offer.number + (move.shift or 0)))
    gain = OPEN_POOL * turn.terms.site.layout.has_pool(index, at)
    pool = -gain if offer.action is Action.POOL else gain
    return CROWDING * (crowding(after, deck) - crowding(street, deck)) + pool


def _promising(rated: Iterable[Rated]) -> Iterator[Turn]:
    """Yield the best of each combination, and of the rest only the first few."""
    offers: set[int] = set()
    others = CLOSER_LOOK
    for _, turn in rated:
        offer = turn.choice.offer if isinstance(turn.choice, Write) else REFUSED
        if offer not in offers:
            offers.add(offer)
            yield turn
        elif others:
            others -= 1
            yield turn


def _only_action(turn: Turn) -> Turn:
    """Use the action if it can be used in one way only."""
    actions = [move for move in legal(turn) if not isinstance(move, NOT_AN_ACTION)]
    return play(turn, actions[0]) if len(actions) == 1 else turn


def _with_action(turn: Turn) -> Iterator[Turn]:
    for move in legal(turn):
        if not isinstance(move, NOT_AN_ACTION):
            yield play(turn, move)


def _claimed(turn: Turn, deck: tuple[Card, ...]) -> Turn:
    """Claim all that can be claimed, with the houses that leave most."""
    while True:
        claims = [move for move in legal(turn) if isinstance(move, ClaimPlan)]
        if not claims:
            return turn
        turns = [play(turn, claim) for claim in claims[:ENOUGH_WAYS]]
        turn = max(turns, key=lambda after: worth(after.terms, deck, after.sheet))


def _with_roundabout(turn: Turn, deck: tuple[Card, ...]) -> Turn:
    now = worth(turn.terms, deck, turn.sheet)
    turns = [play(turn, move) for move in legal(turn) if isinstance(move, BuildRoundabout)]
    rated = [(worth(after.terms, deck, after.sheet), after) for after in turns]
    best = max(rated, key=lambda pair: pair[0], default=(now, turn))
    return best[1] if best[0] > now + ROUNDABOUT_GAIN else turn


def _left(turn: Turn, rng: Stream) -> Turn:
    """After a refusal, let any card of the hand go on."""
    cards = [move for move in legal(turn) if isinstance(move, LeaveCard)]
    return play(turn, rng.choice(cards)) if cards else turn
