"""The six actions, one file each (R5)."""
