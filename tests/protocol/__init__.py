"""Messages in and out, without a room."""
