"""A turn that no process survives."""

import os
from typing import NoReturn


def choose(bot: str, content: bytes, seed: int) -> NoReturn:
    """Stand in for what decides a turn in the other process."""
    os._exit(1)
