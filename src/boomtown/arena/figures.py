"""Means, errors and shares with their intervals, over deals: games of one deal are not independent.

A share of deals gets Wilson's interval. So does a share of games, for as many independent tries as
would scatter as widely as the deals do.
"""

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

# Of 20 intervals 19 hold the truth.
SIGMAS = 1.959964


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


class Share(NamedTuple):
    """A share, and between which bounds the true one lies."""

    value: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of what independent deals gave; one deal alone says nothing of its error.

    >>> mean_of([1.0, 3.0])
    Mean(value=2.0, error=1.0)
    """
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return Mean(fmean(values), error)


def share_of(values: Sequence[float]) -> Share:
    """Return the mean of shares, one a deal, and its interval.

    >>> share_of([1.0] * 50 + [0.0] * 50)
    Share(value=0.5, low=0.4038, high=0.5962)
    """
    share, tries = fmean(values), float(len(values))
    if len(values) > 1 and 0 < share < 1:
        scatter = mean_of(values).error ** 2
        # Deals that all end alike, half won and half lost, scatter not at all.
        tries = max(tries, share * (1 - share) / scatter) if scatter else tries
    return Share(round(share, 4), *wilson(share, tries))


def wilson(share: float, tries: float) -> tuple[float, float]:
    """Return Wilson's interval for a share of so many independent tries.

    >>> wilson(1.0, 10)
    (0.7225, 1.0)
    """
    square = SIGMAS**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = SIGMAS * math.sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    half /= 1 + square / tries
    return round(max(middle - half, 0.0), 4), round(min(middle + half, 1.0), 4)
