"""Rooms without I/O."""
