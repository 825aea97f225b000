"""The counts of all positions; the large ones in the long run only."""

from dataclasses import replace
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from boomtown.fast import perft as fast
from boomtown.rules.perft import Count
from boomtown.rules.perft_text import Position
from tests.perft.runner import QUICK, below, below_fast, complaint, files, positions


def entry(file: Path, position: Position, limit: int = QUICK) -> ParameterSet:
    """Name a position by its file; large ones are for the long run."""
    large = position.expected is None or position.expected.sequences > limit
    marks = [pytest.mark.soak] if large else []
    return pytest.param(position, id=f"{file.stem}: {position.name}", marks=marks)


READ = [(file, position) for file in files() for position in positions(file)]
ENTRIES = [entry(file, position) for file, position in READ]
AGAIN = [entry(file, position, QUICK // 20) for file, position in READ]


@pytest.mark.parametrize("position", ENTRIES)
def test_the_position_has_as_many_turns_as_it_should(position: Position) -> None:
    assert complaint(position) == ""


@pytest.mark.slow
@pytest.mark.parametrize("position", AGAIN)
def test_the_fast_engine_counts_as_many(position: Position) -> None:
    assert complaint(position, fast.counted, below_fast) == ""


def test_both_engines_divide_a_position_alike() -> None:
    position = positions(files()[0])[0]
    assert below_fast(position) == below(position)


def test_every_position_says_what_it_should_have_under_a_name_of_its_own() -> None:
    assert [position.name for _, position in READ if position.expected is None] == []
    assert len({(file, position.name) for file, position in READ}) == len(READ)


def test_a_wrong_count_is_told_with_the_count_below_each_first_move() -> None:
    first = positions(files()[0])[0]
    assert first.expected is not None
    wrong = replace(first, expected=Count(first.expected.sequences + 1, first.expected.sheets))
    head, *below = complaint(wrong).splitlines()
    assert head.startswith(f"line {first.line}, {first.name}: expected")
    assert sum(int(line.split()[-2]) for line in below) == first.expected.sequences
