"""Notices on their way to browsers: keys, encryption, and the services that carry them."""
