"""Odds, with the engine loaded only when the first are worked out."""

from importlib import import_module

from boomtown.bots.odds.values import Odds
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

RECKONING = "boomtown.bots.odds.reckoning"


def reckoned(seen: View, rng: Stream, played: int | None = None) -> Odds:
    """Return the odds of a seat, after so many games or as many as are usual."""
    module = import_module(RECKONING)
    found: Odds = module.odds(seen, rng, played)
    return found
