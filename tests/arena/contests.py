"""Small contests, and what can be said of them without their times."""

from collections.abc import Iterable
from typing import Any

from boomtown.arena.answer import answer_of
from boomtown.arena.contest import Contest
from boomtown.arena.playing import PlayedDeal
from boomtown.arena.tally import Tally
from boomtown.rules.settings import Settings
from tests.bots.tables import resolved


def contest(*entrants: str, seed: int = 3, **settings: Any) -> Contest:
    """Return a contest; two seats unless something else is said."""
    return Contest(resolved(Settings(**{"seats": 2, **settings})), entrants, seed)


def tallied(made: Contest, deals: Iterable[PlayedDeal]) -> Tally:
    """Count deals."""
    tally = Tally(made)
    for deal in deals:
        tally.add(deal)
    return tally


def answered(made: Contest, deals: Iterable[PlayedDeal]) -> dict[str, Any]:
    """Return what deals come to, without what a clock has said."""
    answer = answer_of(tallied(made, deals), 1.0)
    del answer["time"]
    return answer
