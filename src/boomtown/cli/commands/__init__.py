"""The commands, one file each: what they take, and what they do."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its words on the help pages, its options, and its work.

    `run` returns the exit code; bad input is raised as `Fault`.
    """

    name: str
    summary: str
    example: str
    options: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
