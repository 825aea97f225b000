"""What travels between server and client: messages, and the types a front end uses."""
