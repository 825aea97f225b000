"""The load generator: `python -m tests.bench.load` measures a server on this machine."""
