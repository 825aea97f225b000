"""The odds of a view: what may come next, what can still be filled, what it may score (R13.3).

`reckoning` works them out; it loads the fast engine, which no table wants in its own process.
"""
