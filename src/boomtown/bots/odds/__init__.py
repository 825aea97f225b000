"""The odds of a view: what may come next, what can still be filled, what it may score (R13.3)."""

from boomtown.bots.odds.odds import Odds, odds

__all__ = ["Odds", "odds"]
