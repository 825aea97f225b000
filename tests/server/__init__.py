"""The whole server in the test's own process: requests and sockets without a network."""
