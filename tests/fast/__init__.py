"""Tests of what bots think with, in the fast engine."""
