"""Rooms without I/O: people, seats, drafts, clocks and bots around one game."""
