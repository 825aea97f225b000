"""The command line: `boomtown`, the game at the terminal and the tools around it."""

from boomtown.cli.entry import main

__all__ = ["main"]
