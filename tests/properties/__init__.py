"""What holds in every game: of all settings, by whatever moves, in whatever order."""
