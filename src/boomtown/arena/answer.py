"""A tally as plain values, for JSON: the same for the same contest, but for what `time` holds."""

import math
from dataclasses import asdict
from typing import Any

from boomtown.arena.figures import Mean, Share
from boomtown.arena.pace import Pace
from boomtown.arena.tally import RIVAL, Account, Pairing, Tally

HIGH = 0.95
LATE = 0.99


def answer_of(tally: Tally, seconds: float) -> dict[str, Any]:
    """Return everything that a tally says."""
    contest, games = tally.contest, tally.games
    bots = {
        name: _account(account, contested=tally.contested)
        for name, account in tally.accounts.items()
    }
    if tally.rival.seats:
        bots[RIVAL] = _account(tally.rival, contested=True)
    return {
        "settings": asdict(contest.ruleset.settings),
        "entrants": list(contest.entrants),
        "seed": contest.seed,
        "deals": tally.deals,
        "games": games,
        "rounds": tally.rounds / games,
        "ends": {end: count / games for end, count in sorted(tally.ends.items())},
        "bots": bots,
        "pairs": [_pairing(one) for one in tally.pairings()],
        "time": {
            "seconds": round(seconds, 3),
            "bots": {name: _pace(account.pace) for name, account in tally.accounts.items()},
        },
    }


def _account(account: Account, *, contested: bool) -> dict[str, Any]:
    return {
        "sheets": account.seats,
        "points": _mean(account.points),
        "high": account.quantile(HIGH),
        "best": max(account.totals),
        "lines": account.kinds(),
        "won": _share(account.won) if contested else None,
    }


def _pairing(one: Pairing) -> dict[str, Any]:
    return {
        "first": one.first,
        "second": one.second,
        "ahead": _mean(one.ahead),
        "won": _share(one.won),
    }


def _mean(mean: Mean) -> dict[str, float | None]:
    # JSON has no number for what is not known.
    return {"mean": mean.value, "error": None if math.isnan(mean.error) else mean.error}


def _share(share: Share) -> dict[str, float]:
    return {"share": share.value, "low": share.low, "high": share.high}


def _pace(pace: Pace) -> dict[str, float]:
    return {
        "turns": pace.turns,
        "mean_ms": round(pace.mean * 1e3, 3),
        "p99_ms": round(pace.quantile(LATE) * 1e3, 3),
        "worst_ms": round(pace.worst * 1e3, 3),
    }
