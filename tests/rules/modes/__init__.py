"""The ways to play, one file each (R3, R10–R12)."""
