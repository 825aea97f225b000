"""One contract for every store, and what only a file can get wrong."""
