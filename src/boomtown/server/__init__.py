"""The table over the network: requests, sockets, and a task around each room."""
