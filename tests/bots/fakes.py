"""Bots that misbehave, as another process finds them."""

import os
import time
from typing import NoReturn

from boomtown.bots.bot import Choose
from boomtown.bots.random_bot import choose as steady
from boomtown.bots.workers.worker import Crew
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View

FOR_EVER = 600


def hangs(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Think and think."""
    time.sleep(FOR_EVER)
    return steady(seen, rng)


def raises(seen: View, rng: Stream) -> NoReturn:
    """Know no way."""
    raise LookupError("no idea")


def dies(seen: View, rng: Stream) -> NoReturn:
    """Take the process along."""
    os._exit(1)


def find(name: str) -> Choose:
    """Return a bot by its name."""
    return {"hangs": hangs, "raises": raises, "dies": dies, "steady": steady}[name]


def at_once() -> None:
    """Have nothing to make ready."""


def never() -> None:
    """Take for ever to get ready."""
    time.sleep(FOR_EVER)


def badly() -> NoReturn:
    """Fail to get ready."""
    raise LookupError("no engine")


READY = Crew(find, at_once)
COLD = Crew(find, never)
BROKEN = Crew(find, badly)
