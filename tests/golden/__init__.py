"""Whole games as text, replayed line by line: one for every combination that R1 allows."""
