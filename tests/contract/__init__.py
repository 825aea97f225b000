"""Real messages of real rooms, read by the tests of both sides: `python -m tests.contract`."""
