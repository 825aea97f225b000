"""What stands in for playing deals where something has to go wrong."""

import os
from collections.abc import Sequence
from typing import NoReturn

from boomtown.arena.contest import Contest
from boomtown.arena.playing import BotFailed


def fails(contest: Contest, numbers: Sequence[int]) -> NoReturn:
    """Fail as a bot does."""
    raise BotFailed("nobody failed")


def dies(contest: Contest, numbers: Sequence[int]) -> NoReturn:
    """Take the process along."""
    os._exit(1)
