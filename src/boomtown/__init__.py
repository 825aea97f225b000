"""Boomtown: the rules of a flip-and-write game, its editions, players and terminal game."""

__version__ = "0.1.0"
