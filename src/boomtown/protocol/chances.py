"""The odds of a seat, as they travel: whole percents, of which 0 is never and 100 always."""

from boomtown.bots.odds.values import Odds
from boomtown.protocol.pages import Chances
from boomtown.rules.view import View


def chances_page(seen: View, found: Odds) -> Chances:
    """Return the odds of the view's own seat."""
    numbers = sorted({card.number for card in seen.table.ruleset.deck})
    return Chances(
        round=seen.table.round,
        numbers={number: percent(found.numbers[number]) for number in numbers},
        actions={action: percent(chance) for action, chance in found.actions.items()},
        houses=[[None if one is None else percent(one) for one in row] for row in found.houses],
        rounds=round(found.rounds),
        points=round(found.points[0].mean),
        played=found.played,
    )


def percent(chance: float) -> int:
    """Return whole percents.

    >>> [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)]
    [0, 1, 50, 99, 100]
    """
    if chance <= 0:
        return 0
    return 100 if chance >= 1 else min(max(round(100 * chance), 1), 99)
