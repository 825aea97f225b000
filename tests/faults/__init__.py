"""Real server processes on a file, killed and stopped while people play."""
