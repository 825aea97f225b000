"""Faults planted in the fast engine, one at a time: each has to fail a test."""
