"""A game at the terminal: questions, answers, bots in the other seats, saving."""
