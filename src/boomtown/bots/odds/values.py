"""What odds are, apart from how they are worked out: whoever passes them on loads no engine."""

from typing import NamedTuple

from boomtown.rules.cards import Action


class Points(NamedTuple):
    """A seat's score on average, and the standard error of that."""

    seat: int
    mean: float
    error: float


class Odds(NamedTuple):
    """Chances from 0 to 1.

    `numbers` and `actions` are those of the next round, if nobody asks for a reshuffle. `houses`
    tells of each empty house whether a number that fits it comes in this round or in the `rounds`
    that are left on average, None where one stands; temps may change a number and copies fill a
    house too, which is not counted. `points` come from `played` games to the end.
    """

    numbers: tuple[float, ...]
    actions: dict[Action, float]
    houses: tuple[tuple[float | None, ...], ...]
    rounds: float
    points: tuple[Points, ...]
    played: int
