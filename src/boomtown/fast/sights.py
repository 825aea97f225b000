"""What a seat sees, field by field: where each stands in a sight's words, and as bytes."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.fast.kernel import desk, game, many, sight

HOUSES = 33
TRACKS = 14
SIZES = 6
ACTIONS = 6
NUMBERS = 15
OFFERS = 6
BYTE = 8


class Field(NamedTuple):
    """Some features next to each other: `many` of `width` bits, from a bit of a word on."""

    name: str
    word: int
    first: int
    width: int
    many: int
    apart: int = 0

    @property
    def row(self) -> tuple[int, ...]:
        """The field as the kernel reads it."""
        return self.word, self.first, self.apart or self.width, self.width, self.many


def _each(prefix: str, word: int, *fields: tuple[str, int, int]) -> list[Field]:
    """Return fields of one feature: name, first bit, bits."""
    return [Field(f"{prefix}{name}", word, first, width, 1) for name, first, width in fields]


def _plan(plan: int) -> list[Field]:
    word, name = sight.GOALS_AT + plan, f"plan {plan}: "
    return [
        Field(f"{name}estates needed", word, 0, 4, SIZES),
        *_each(
            name,
            word,
            ("kind", desk.GOAL_KIND, 8),
            ("street", desk.GOAL_STREET, 4),
            ("count", desk.GOAL_COUNT, 4),
            ("pools each", desk.GOAL_POOLS, 4),
            ("copies each", desk.GOAL_COPIES, 4),
            ("first value", desk.GOAL_HIGH, 8),
            ("later value", desk.GOAL_LOW, 8),
        ),
    ]


def _other(other: int) -> list[Field]:
    word, name = sight.OTHERS + sight.OTHER * other, f"other {other + 1}: "
    return [
        Field(f"{name}houses filled", word, 0, 1, HOUSES),
        Field(f"{name}action passed", word, sight.PASSED, 3, 1),
        Field(f"{name}boxes", word + 1, 0, 4, TRACKS),
        Field(f"{name}plans", word + 2, 0, BYTE, 3),
    ]


SHEET = (
    Field("houses", game.HOUSES, 0, 1, HOUSES),
    Field("roundabouts", game.ROUNDABOUTS, 0, 1, HOUSES),
    Field("joints", game.JOINTS, 0, 1, HOUSES),
    Field("fences", game.FENCES, 0, 1, HOUSES),
    Field("houses used", game.USED, 0, 1, HOUSES),
    Field("pools", game.POOLS, 0, 1, HOUSES),
    Field("copies", game.COPIES, 0, 1, HOUSES),
    Field("numbers of houses 1 to 12", game.NUMBERS_AT, 0, 5, 12),
    Field("numbers of houses 13 to 24", game.NUMBERS_AT + 1, 0, 5, 12),
    Field("numbers of houses 25 to 33", game.NUMBERS_AT + 2, 0, 5, 9),
    Field("boxes", game.TALLY, 0, 4, TRACKS),
    Field("plans", game.POINTS, 0, BYTE, 3),
    Field("estates unused", game.UNUSED, 0, BYTE, SIZES),
)
TURN = (
    *_each(
        "turn: ",
        sight.TURN,
        ("choice", 0, 4),
        ("house", desk.CELL, 6),
        ("acted", desk.ACTED, 1),
    ),
    Field("turn: plans claimed", sight.TURN, desk.CLAIMS, 1, 3),
    *_each(
        "turn: ",
        sight.TURN,
        ("roundabouts built", desk.BUILT, 4),
        ("reshuffle asked", desk.ASKED, 1),
        ("card left", desk.LEFT, 3),
        ("confirmed", desk.DONE, 1),
        ("number fitted at its start", desk.FITS, 1),
        ("plan being validated", desk.PLAN, 2),
    ),
    Field("turn: estates chosen", sight.ESTATES_CHOSEN, 0, 1, HOUSES),
    *_each("", sight.TURN, ("round", sight.ROUND_AT, BYTE)),
    Field("plans turned", sight.TURN, sight.TURNED_AT, 1, 3),
    *_each("", sight.TURN, ("reshuffle", sight.RESHUFFLE_AT, 2)),
)
CARDS = (
    Field("offers: action", sight.OFFERS, 0, 3, OFFERS, BYTE),
    Field("offers: number", sight.OFFERS, 3, 5, OFFERS, BYTE),
    Field("next actions", sight.COMING, 0, 3, 3),
    *_each("pile: ", sight.COMING, ("back", sight.BACK, 3), ("cards", sight.IN_PILE, BYTE)),
    Field("unseen: numbers", sight.NUMBERS_UNSEEN, 0, 4, NUMBERS),
    Field("unseen: actions", sight.ACTIONS_UNSEEN, 0, BYTE, ACTIONS),
    Field("AAA: cards", sight.RIVAL_CARDS, 0, BYTE, ACTIONS),
    Field("AAA: plans", sight.RIVAL_POINTS, 0, BYTE, 3),
)


def fields(seats: int) -> tuple[Field, ...]:
    """Return all fields of a game of so many seats, in the order of the features.

    >>> [sum(field.many for field in fields(seats)) for seats in (1, 2, 8)]
    [423, 474, 780]
    """
    plans = [field for plan in range(3) for field in _plan(plan)]
    others = [field for other in range(seats - 1) for field in _other(other)]
    return (*SHEET, *TURN, *CARDS, *plans, *others)


def words(seats: int) -> int:
    """Return how many words a sight has."""
    return sight.OTHERS + sight.OTHER * (seats - 1)


def features(table: NDArray[np.int64], sights: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return sights as bytes; the table holds the fields' rows."""
    out = np.empty((len(sights), int(table[:, -1].sum())), np.uint8)
    many.features_all(table, sights, out)
    return out


def places(name: str, *, seats: int) -> slice:
    """Return where the features of a field stand.

    >>> places("boxes", seats=2)
    slice(264, 278, None)
    """
    start = 0
    for field in fields(seats):
        if field.name == name:
            return slice(start, start + field.many)
        start += field.many
    raise KeyError(name)
