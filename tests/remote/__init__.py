"""The client of the protocol, over real sockets on this machine."""
