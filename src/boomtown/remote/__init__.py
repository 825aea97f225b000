"""A client of the protocol in Python: for tests, for measuring, as an example for others."""
