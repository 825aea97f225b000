"""Who is in a room at the moment: connections, and the people behind them."""

from typing import NamedTuple

# Up to so many connections everybody is told at once of each that only watches.
FEW = 24


class Who(NamedTuple):
    """Somebody in a room: a connection, and the person behind it.

    A screen is for all eyes: it gets what those get who watch, whoever has put it up.
    """

    connection: int
    person: str
    screen: bool = False
