"""How many turns there are from a position: counts that any engine must give."""
