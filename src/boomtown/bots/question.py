"""What the table asks of bots, and what it gets."""

from typing import Literal, NamedTuple

from boomtown.rules.moves import Move
from boomtown.rules.view import View

# Why another bot decided: it was not loaded yet, had too much to do, took too long, raised, or
# its process broke; or it is left alone for a while after one of the last two of these.
Why = Literal["cold", "busy", "slow", "failed", "broken", "resting"]


class Question(NamedTuple):
    """A seat's turn that a bot is to decide; the same view and seed give the same turn."""

    bot: str
    seen: View
    seed: int
    room: str = ""


class Answer(NamedTuple):
    """A whole turn, the bot that decided it, and why it was another one than was asked."""

    moves: tuple[Move, ...]
    bot: str
    why: Why | None = None
    trace: str = ""
