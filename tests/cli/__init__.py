"""The command line, from outside: what is typed, what is shown, how it ends."""
