"""Complete estates of a sheet, and the ways to choose some of given sizes (R2.2, R6.3, R6.9)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Span
from boomtown.rules.street import LARGEST_ESTATE, House, Street, complete_rows

Way = tuple[Span, ...]


@lru_cache(maxsize=1 << 14)
def _of_street(index: int, street: Street) -> tuple[Span, ...]:
    return tuple(
        Span(index, first, last)
        for first, last in complete_rows(street)
        if last - first < LARGEST_ESTATE
    )


@lru_cache(maxsize=1 << 14)
def _unused_of_street(index: int, street: Street) -> tuple[Span, ...]:
    marked = [isinstance(plot, House) and bool(plot.mark) for plot in street.plots]
    return tuple(
        span for span in _of_street(index, street) if not any(marked[span.first : span.last + 1])
    )


def estates(sheet: Sheet) -> tuple[Span, ...]:
    """Return all complete estates of 1 to 6 houses, used ones too (R2.2)."""
    return tuple(span for at, street in enumerate(sheet.streets) for span in _of_street(at, street))


def unused_estates(sheet: Sheet) -> tuple[Span, ...]:
    """Return the complete estates without a marked house: those that may serve a plan (R6.4)."""
    return tuple(
        span for at, street in enumerate(sheet.streets) for span in _unused_of_street(at, street)
    )


def estate_counts(sheet: Sheet) -> tuple[int, ...]:
    """Return how many complete estates of size 1, 2, … 6 the sheet has (R9, R9.3)."""
    counts = Counter(span.size for span in estates(sheet))
    return tuple(counts[size] for size in range(1, LARGEST_ESTATE + 1))


def ways_to_choose(sizes: Sequence[int], among: Sequence[Span]) -> tuple[Way, ...]:
    """Return every choice of estates of exactly these sizes, left to right (R6.3).

    >>> len(ways_to_choose((1, 1), [Span(0, 0, 0), Span(0, 1, 1), Span(1, 0, 0)]))
    3
    """
    if len(among) < len(sizes) or missing_sizes(sizes, among):
        return ()  # before any combination is built: there may be very many
    wanted = sorted(Counter(sizes).items())
    by_size = [
        combinations([span for span in among if span.size == size], count) for size, count in wanted
    ]
    return tuple(
        tuple(sorted(span for group in groups for span in group)) for groups in product(*by_size)
    )


def missing_sizes(sizes: Sequence[int], among: Sequence[Span]) -> tuple[int, ...]:
    """Return the sizes that are still lacking, ascending."""
    lacking = Counter(sizes) - Counter(span.size for span in among)
    return tuple(sorted(lacking.elements()))
