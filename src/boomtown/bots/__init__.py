"""Players that see no more than a seat may: by name, from a view to a whole turn."""

from boomtown.bots.bot import Bot
from boomtown.bots.roster import FORMER, USUAL, left_out, quick, roster

__all__ = ["FORMER", "USUAL", "Bot", "left_out", "quick", "roster"]
