"""What bots of the fast engine do in games with themselves stays what it was."""

import pickle
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT
from tests.fast.thoughts import BOTS, TABLES, again, game_of, golden_lines, read_golden, sample

pytestmark = pytest.mark.slow
WITHOUT = (
    "import pickle, sys; sys.modules['numba'] = sys.modules['numpy'] = None;"
    "from tests.fast.thoughts import again; again(pickle.load(sys.stdin.buffer))"
)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_game_is_the_one_in_the_golden_file(bot: str, table: str) -> None:
    """A changed policy is a decision: `python -m tests.fast.thoughts` writes the file again."""
    assert golden_lines(bot, table) == read_golden(bot, table)


@pytest.mark.parametrize("bot", BOTS)
def test_a_turn_is_thought_the_same_way_twice(bot: str) -> None:
    for table in TABLES:
        again(sample(bot, table, 3))


@pytest.mark.rule("R3.6")
def test_without_numba_the_same_turns_are_thought() -> None:
    thoughts = [sample(bot, table, 1)[0] for bot in BOTS for table in TABLES]
    command, given = [sys.executable, "-c", WITHOUT], pickle.dumps(thoughts)
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_games_are_played_to_their_end_and_claim_plans() -> None:
    for bot in BOTS:
        rounds = game_of(bot, "standard")
        assert len(rounds) > 20
        assert rounds[-1][0].seen.table.plans != rounds[0][0].seen.table.plans
