"""Learning moves what is believed towards what came of it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boomtown.fast.batch import builder_games
from boomtown.fast.kernel import learn
from boomtown.fast.kernel.built import COMPILED
from boomtown.fast.kernel.learn import ROUNDS, SPAN, Learner
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.kernel.worth import MOST, POINT
from boomtown.fast.lies import row_of, table_for
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.settings import Settings
from tests.properties.combinations import rules_of

WITHOUT = "import sys, pytest; sys.modules['numba'] = None; sys.exit(pytest.main())"
PLAYED = pytest.mark.skipif(COMPILED, reason="played in plain Python: compiling takes longer")
FIRST, SECOND = (2, 5), (5, 7, 9)  # traits of two turns


def learner(*, trace: float = 0.5, rate: float = 1.0) -> Learner:
    """Return one who believes that everything is worth a point."""
    table = np.full(12, float(POINT))
    return Learner(table, np.zeros(12), np.zeros(12), trace, rate)


def remembered(*turns: tuple[int, ...], plans: int = 0) -> Any:
    """Return turns by their traits, and the points of plans."""
    past = np.zeros(len(turns) * SPAN, np.int32)
    for number, traits in enumerate(turns):
        here = number * SPAN
        past[here] = len(traits)
        past[here + 1 : here + 1 + len(traits)] = traits
        past[here + MOST] = plans
    return past


def test_a_sheet_seems_worth_its_traits_and_plans() -> None:
    one, past = learner(), remembered(FIRST, SECOND, plans=7)
    assert learn.believed(one.table, past, 0) == (2 + 7) * POINT
    assert learn.believed(one.table, past, SPAN) == (3 + 7) * POINT


def test_what_is_believed_moves_to_what_came_of_it() -> None:
    one, past = learner(trace=1.0), remembered(SECOND)
    learn.learn_from(one, past, 1, 0, 30.0 * POINT)
    assert learn.believed(one.table, past, 0) == pytest.approx(30 * POINT)
    assert one.table[5] == one.table[7] == one.table[9] == pytest.approx(10 * POINT)
    assert one.table[2] == POINT


def test_who_learns_slowly_moves_a_part_of_the_way() -> None:
    one, past = learner(rate=0.25), remembered(SECOND)
    learn.learn_from(one, past, 1, 0, 15.0 * POINT)
    assert learn.believed(one.table, past, 0) == pytest.approx((3 + (15 - 3) * 0.25) * POINT)


def test_a_turn_is_judged_by_the_end_and_by_the_turn_after_it() -> None:
    """Half of the end counts, and half of what was then believed of the later turn."""
    one, past = learner(trace=0.5, rate=0.5), remembered(FIRST, SECOND)
    learn.learn_from(one, past, 2, 0, 9.0 * POINT)
    # The later turn seemed worth 3 and moves by half of its 6 to 6; each of its traits by 1.
    assert one.table[7] == pytest.approx(2 * POINT)
    # The earlier one seemed worth 1 + 2 then, should be (9 + 6) / 2, and moves by half of 4.5.
    assert one.table[2] == pytest.approx((1 + 2.25 / 2) * POINT)
    assert one.moved[2] == one.travelled[2] == pytest.approx(4.5 / 2 * POINT)


def test_a_value_moved_to_and_fro_is_moved_less() -> None:
    one, past = learner(trace=1.0), remembered((4,))
    learn.learn_from(one, past, 1, 0, 5.0 * POINT)
    learn.learn_from(one, past, 1, 0, 3.0 * POINT)
    assert one.table[4] == pytest.approx(3 * POINT)
    assert (one.moved[4], one.travelled[4]) == pytest.approx((2 * POINT, 6 * POINT))
    learn.learn_from(one, past, 1, 0, 9.0 * POINT)
    assert one.table[4] == pytest.approx((3 + 6 / 3) * POINT)


def test_turns_of_another_seat_are_left_alone() -> None:
    one, past = learner(), remembered(FIRST, SECOND)
    learn.learn_from(one, past, 1, SPAN, 0.0)
    assert one.table[2] == POINT
    assert one.table[5] == 0


def game(rate: float, many: int = 1) -> tuple[Learner, Any, Any, Any]:
    """Learn from games of builders; return who learned, what is remembered, points and rounds."""
    rules = rules_of(Settings(seats=2))
    table = np.array(table_of(book_of(rules), Thumb()), np.float64)
    one = Learner(table, np.zeros_like(table), np.zeros_like(table), 0.5, rate)
    past, sums = np.zeros(2 * ROUNDS * SPAN, np.int64), np.zeros(3, np.int64)
    learn.learn(row_of(rules), 5, many, one, table_for(2)[:], [0] * PAD, past, sums)
    return one, past, sums, table_of(book_of(rules), Thumb())


@PLAYED
def test_games_to_learn_from_are_those_of_builders() -> None:
    one, past, sums, table = game(0.0)
    assert one.table.tolist() == table
    played = builder_games(row_of(rules_of(Settings(seats=2))), 2, table, 5, 1)
    assert sums.tolist() == [*played.points, played.rounds]
    assert all(past[turn * SPAN] > 20 for turn in range(played.rounds))
    last = (played.rounds - 1) * SPAN
    assert abs(learn.believed(one.table, past, last) / POINT - played.points[0]) < 25


@PLAYED
def test_a_game_makes_its_turns_seem_worth_what_they_came_to() -> None:
    one, past, sums, table = game(1.0)
    before = np.array(table, np.float64)
    for seat in range(2):
        far = [
            abs(learn.believed(values, past, (seat * ROUNDS + turn) * SPAN) - POINT * sums[seat])
            for turn in (0, 3, 6)
            for values in (before, one.table)
        ]
        assert sum(far[1::2]) < sum(far[::2])


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="this is the other process")
def test_whole_games_teach_in_plain_python() -> None:
    command = [sys.executable, "-c", WITHOUT, "-q", "-p", "no:cacheprovider", __file__]
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=here)
    assert done.returncode == 0, done.stdout
