"""Turns that were thought before the fault was planted are thought again."""

import os
import pickle
from collections.abc import Iterator
from pathlib import Path

from boomtown.rules.moves import (
    AskReshuffle,
    BuildRoundabout,
    ClaimPlan,
    CopyNumber,
    LeaveCard,
    Refuse,
)
from tests.fast.thoughts import BOTS, TABLES, Thought, again, game_of, sample

FILE = "BOOMTOWN_THOUGHTS"
TURNS = 6
RARE = (AskReshuffle, BuildRoundabout, ClaimPlan, CopyNumber, LeaveCard, Refuse)


def keep(file: Path) -> None:
    """Keep turns of every bot at every table: some of each first, those with rare moves, more."""
    games = [(bot, table) for bot in BOTS for table in TABLES]
    some = [turn for game in games for turn in sample(*game, TURNS)]
    rare = [turn for game in games for turn in rare_turns(*game)]
    file.write_bytes(pickle.dumps([*some[:: TURNS - 1], *rare, *some]))


def rare_turns(bot: str, table: str) -> Iterator[Thought]:
    """Yield the turns of a game that are unlike the others."""
    for thoughts in game_of(bot, table):
        for thought in thoughts:
            if any(isinstance(move, RARE) for move in thought.moves):
                yield thought


def test_turns_are_thought_as_before() -> None:
    kept: list[Thought] = pickle.loads(Path(os.environ[FILE]).read_bytes())
    for turn in kept:
        again([turn])
