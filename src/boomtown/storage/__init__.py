"""Where rooms and their logs are kept: in memory, or in one SQLite file."""
