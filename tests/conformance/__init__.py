"""Verdicts from outside the project: case files, and whether the rules say the same."""
