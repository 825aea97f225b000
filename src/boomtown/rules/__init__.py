"""The rules of the game, pure: no I/O, no clock, no other randomness than the seed (R1–R12)."""
