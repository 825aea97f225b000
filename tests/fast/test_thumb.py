"""Rules of thumb: eighteen figures, as a table of what every trait is worth."""

from functools import cache

import pytest

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel import worth as t
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Settings
from tests.properties.combinations import rules_of

BOOK = book_of(rules_of(Settings(seats=2, advanced=True, roundabouts=True)))
NONE = Thumb(*[0.0] * len(Thumb._fields))._replace(ease=1, doubt=1, hard=1, reach=1)
LAST = t.PHASES - 1


@cache
def table(thumb: Thumb) -> list[int]:
    """Return the table for a ruleset of every kind of trait."""
    return table_of(BOOK, thumb)


def points(place: int, thumb: Thumb = Thumb(), phase: int = LAST) -> float:  # noqa: B008 - frozen
    """Return what a trait is worth in points."""
    return table(thumb)[phase * t.TRAITS + place] / t.POINT


def gap(size: int, lower: int, upper: int) -> int:
    """Return the place of a gap: between a number and one more, and another."""
    return t.GAPS + ((size - 1) * t.EDGES + lower) * t.EDGES + upper


def test_the_figures_are_those_that_evolution_found() -> None:
    """Another figure is another player: bench/evolve.py finds them, this page notices."""
    figures = (
        "4.3 1.9 0.49 1.09 0.96 0.2 0.62 0.38 0.82 0.46 0.14 0.35 1.28 3.0 1.06 1.34 15.0 0.106"
    )
    assert " ".join(map(str, Thumb())) == figures


def test_a_gap_is_worth_more_the_more_cards_fit_it() -> None:
    worth = [points(gap(3, 5, upper)) for upper in range(5, 18)]
    assert worth == sorted(worth)
    assert worth[0] == 0 < worth[1] < worth[-1]


def test_more_houses_than_numbers_hope_for_no_more_than_there_are_numbers() -> None:
    sure = Thumb()._replace(doubt=1e-9, late=0)
    assert points(gap(2, 5, 7), sure) == points(gap(5, 5, 7), sure)
    assert points(gap(2, 5, 7), sure) == pytest.approx(2 * sure.house, abs=0.02)


def test_an_estate_promises_more_the_more_of_it_is_numbered() -> None:
    state = [t.ROWS + ((5 * 7 + numbered) * t.LEVELS) * t.FITS + 5 for numbered in range(1, 6)]
    worth = [points(place) for place in state]
    assert worth == sorted(worth)
    assert worth[0] > 0
    value = BOOK[at.COLUMN_VALUES + 6 * 5]
    assert worth[-1] < Thumb().begun * value


def test_printed_values_are_worth_what_they_say() -> None:
    for whole in range(4):
        for boxes in range(3):
            place = t.COLUMNS + (2 * t.LEVELS + boxes) * t.COUNTED + whole
            assert points(place, NONE) == whole * BOOK[at.COLUMN_VALUES + 6 * 2 + boxes]
    for street in range(3):
        for boxes in range(BOOK[at.PARK_BOXES + street] + 1):
            place = t.PARKS + (street * 8 + boxes) * (t.LONGEST + 1) + 4
            assert points(place, NONE) == BOOK[at.PARK_VALUES + 8 * street + boxes]


def test_who_is_ahead_in_temps_is_worth_more() -> None:
    level, ahead, behind = (points(t.TEMPS + 3 * 16 + other) for other in (3, 1, 5))
    assert behind < level < ahead


def test_a_plan_promises_the_value_of_its_side_and_less_the_more_it_lacks() -> None:
    for card in range(28):
        row = at.WIDTH + at.PLAN_WIDTH * card
        for side, printed in enumerate((at.HIGH, at.LOW)):
            place = t.PLANS + (2 * card + side) * t.LACKING
            worth = [points(place + lack) for lack in range(t.LACKING)]
            assert worth == sorted(worth, reverse=True)
            assert worth[0] == pytest.approx(Thumb().plan * BOOK[row + printed], abs=0.02)
            assert worth[-1] == 0


def test_hopes_shrink_as_houses_run_out() -> None:
    worth = [points(gap(4, 0, 18), phase=phase) for phase in range(t.PHASES)]
    assert worth == sorted(worth)
    assert worth[0] < worth[-1]
