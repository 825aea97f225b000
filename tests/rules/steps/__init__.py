"""The steps of a turn, one file each (R4–R7)."""
