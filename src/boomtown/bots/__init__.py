"""Players that see no more than a seat may: by name, from a view to a whole turn."""

from boomtown.bots.bot import Bot
from boomtown.bots.roster import COMPANY, FORMER, USUAL, company, left_out, quick, roster

__all__ = [
    "COMPANY",
    "FORMER",
    "USUAL",
    "Bot",
    "company",
    "left_out",
    "quick",
    "roster",
]
