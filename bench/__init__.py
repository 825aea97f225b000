"""Measuring on machines larger than those that test; nothing gates on what comes out."""
