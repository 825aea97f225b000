"""Processes in which bots think, and what waits for them."""
