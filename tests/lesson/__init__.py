"""The guided first game: its deal, found by a search, and what it must let one do."""
