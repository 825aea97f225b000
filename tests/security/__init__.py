"""Attacks, as tables: each is refused, and changes nothing."""
