"""The game in integers: plain functions that Numba builds for processors and GPUs alike."""
