"""What the AAA scores for its stack of cards (R12.5)."""

from collections.abc import Mapping, Sequence

from boomtown.rules.cards import Action, Card
from boomtown.rules.mode import Rival
from boomtown.rules.score_lines import ScoreLine, because
from boomtown.rules.temps import Rank

BEST_ESTATES = 5


def rival_estates(rival: Rival) -> tuple[tuple[int, int], ...]:
    """Return (houses, value of each) of every estate: the cards between two fence cards (R12.8)."""
    estates, block = [], list[Card]()
    for card in (*rival.stack, Card(0, Action.SURVEYOR)):
        if card.action is not Action.SURVEYOR:
            block.append(card)
        elif block:
            estates.append(_estate(rival, block))
            block = []
    return tuple(estates)


def _estate(rival: Rival, block: Sequence[Card]) -> tuple[int, int]:
    opponent = rival.opponent
    houses = sum(
        opponent.houses_per_extension if card.action is Action.BIS else 1 for card in block
    )
    improved = any(card.action is Action.REAL_ESTATE for card in block)
    return houses, opponent.improved_house if improved else 1


def rival_lines(rival: Rival, ranks: Mapping[int, Rank]) -> tuple[ScoreLine, ...]:
    """Return the AAA's lines; level 0 scores nothing at all and has none."""
    if not rival.opponent.scores:
        return ()
    opponent = rival.opponent
    return (
        _plans(rival),
        _per_card(rival, "parks", Action.LANDSCAPER, opponent.park),
        _per_card(rival, "pools", Action.POOL, opponent.pool),
        _temps(rival, ranks[rival.temps]),
        _per_card(rival, "fence_cards", Action.SURVEYOR, opponent.fence),
        _best_estates(rival),
    )


def _plans(rival: Rival) -> ScoreLine:
    taken = [(place, points) for place, points in enumerate(rival.plans) if points is not None]
    notes = tuple(because("plans.item", plan=place + 1, points=points) for place, points in taken)
    return ScoreLine("plans", sum(p for _, p in taken), notes or (because("plans.none"),))


def _per_card(rival: Rival, kind: str, action: Action, points: int) -> ScoreLine:
    n = rival.count(action)
    return ScoreLine(kind, n * points, (because("aaa.cards", n=n, points=points),))


def _temps(rival: Rival, rank: Rank) -> ScoreLine:
    each, n = rival.opponent.temp, rival.temps
    note = because("aaa.temps", n=n, points=each, rank=rank.points, place=rank.place)
    return ScoreLine("temps", n * each + rank.points, (note,))


def _best_estates(rival: Rival) -> ScoreLine:
    estates = rival_estates(rival)
    best = sorted(estates, key=lambda estate: estate[0] * estate[1], reverse=True)[:BEST_ESTATES]
    notes = [
        because("aaa.estate", houses=houses, value=value, points=houses * value)
        for houses, value in best
    ]
    total = sum(houses * value for houses, value in best)
    return ScoreLine("best_estates", total, (*notes, because("aaa.best_five", n=len(estates))))
