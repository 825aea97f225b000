"""What traits are worth by experience: tables that were fitted to games (bench/fit.py).

A file holds the table of one way to play, packed: a line of JSON about what it was fitted to, then
the values in 64ths of a point. It serves whatever has the same deck and the same sheet.
"""

import json
import zlib
from array import array
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.resources import files
from sys import byteorder
from typing import NamedTuple

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel import worth as t
from boomtown.fast.tables import plan_rows
from boomtown.rules.plan import PlanCard
from boomtown.rules.settings import Ruleset

PLAN = 2 * t.LACKING  # places of a plan card


class Fitted(NamedTuple):
    """A table that was fitted: to which deck and sheet, and the plan cards in their order."""

    printed: str
    plans: tuple[str, ...]
    values: Sequence[int]


def printed_on(book: Sequence[int]) -> str:
    """Return the mark of a row's deck and sheet; roundabouts may be played on it or not."""
    start = book[at.DECK_AT]
    figures = (
        *book[: at.ROUNDABOUT_BOXES],
        0,
        *book[at.FIRSTS : at.FIRSTS + 1],
        *book[at.PARK_VALUES : at.ROUNDABOUT_VALUES],
        *[0] * (at.COLUMN_VALUES - at.ROUNDABOUT_VALUES),
        *book[at.COLUMN_VALUES : at.TEMP_POINTS],
        *book[start : start + book[at.DECK]],
    )
    return sha256(",".join(str(int(figure)) for figure in figures).encode()).hexdigest()[:16]


def packed(book: Sequence[int], plans: Iterable[PlanCard], values: Iterable[int]) -> bytes:
    """Return a table as the content of a file."""
    head = {"printed": printed_on(book), "plans": [name_of(card) for card in plans]}
    words = array("h", values)
    _swap(words)
    return zlib.compress(json.dumps(head).encode() + b"\n" + words.tobytes(), 9)


def unpacked(content: bytes) -> Fitted:
    """Return the table that a file holds."""
    head, _, rest = zlib.decompress(content).partition(b"\n")
    told, values = json.loads(head), array("h", rest)
    _swap(values)
    return Fitted(told["printed"], tuple(told["plans"]), values)


def _swap(values: "array[int]") -> None:
    """Exchange the bytes of values between a file, where the lower is first, and this machine."""
    if byteorder == "big":
        values.byteswap()


def name_of(card: PlanCard) -> str:
    """Return what a plan card asks for, in words that stay the same."""
    return repr(card.requirement)


def fitted_to(rules: Ruleset, book: Sequence[int], otherwise: Sequence[int]) -> list[int]:
    """Return the table for a ruleset and its row; `otherwise` where nothing was fitted to it.

    Plan cards that nobody had when the table was fitted keep what they are worth `otherwise`.
    """
    settings = rules.settings
    name = f"{settings.edition}-{settings.sheet}-{settings.mode}.table"
    file = files("boomtown.fast") / "fitted" / name
    found = unpacked(file.read_bytes()) if file.is_file() else None
    if found is None or found.printed != printed_on(book):
        return list(otherwise)
    table = list(otherwise)
    for phase in range(t.PHASES):
        first = phase * t.TRAITS
        table[first : first + t.PLANS] = found.values[first : first + t.PLANS]
        for card, row in plan_rows(rules).items():
            if name_of(card) in found.plans:
                here = first + t.PLANS + (row - at.WIDTH) // at.PLAN_WIDTH * PLAN
                there = first + t.PLANS + found.plans.index(name_of(card)) * PLAN
                table[here : here + PLAN] = found.values[there : there + PLAN]
    return table
