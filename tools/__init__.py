"""What run.py stands on: steps, the environment, the front end. Standard library only."""
