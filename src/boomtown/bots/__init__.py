"""Players that see no more than a seat may: by name, from a view to a whole turn."""

from boomtown.bots.bot import Bot
from boomtown.bots.greedy import choose as greedy
from boomtown.bots.random_bot import choose as at_random

__all__ = ["BOTS", "Bot"]

BOTS: dict[str, Bot] = {"greedy": greedy, "random": at_random}
