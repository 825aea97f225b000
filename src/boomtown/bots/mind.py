"""What a bot of the fast engine has in mind: a table that may stand behind what its seat sees.

Seats far away count by what they leave of the game: how full their sheets are, how many temps they
have. Only few of them are there to be played out.
"""

import logging
from functools import cache, lru_cache
from typing import Any, NamedTuple

from boomtown.fast.actions import move_of
from boomtown.fast.codec import book_for, guessed
from boomtown.fast.fitted import fitted_to
from boomtown.fast.kernel import pad
from boomtown.fast.kernel.built import COMPILED, Row
from boomtown.fast.kernel.game import pen_of, terms_of
from boomtown.fast.kernel.playout import scene_of
from boomtown.fast.kernel.terms import Draft, Terms, begun
from boomtown.fast.kernel.worth import TRAITS, Judge, Scene, phase
from boomtown.fast.lies import Lies, values, words
from boomtown.fast.tables import book_of
from boomtown.fast.thumb import Thumb, table_of
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.turn import play
from boomtown.rules.view import View, draft

MOST_TEMPS = 15
HANDS = "expert"

log = logging.getLogger(__name__)


class Mind(NamedTuple):
    """A guessed table, where the own seat is the first, and what is needed to think about it."""

    judge: Judge
    lies: Lies
    terms: Terms
    turn: Draft
    pad: Row


def mind_of(seen: View, table: Row, rng: Stream, *, haste: int = 0) -> Mind:
    """Return what a seat has in mind as its turn begins; by the table it will judge."""
    if not COMPILED:
        _say_once()
    shown = shown_to(seen)
    book, lies = book_for(seen.table.ruleset, len(shown)), guessed(seen, rng, shown)
    terms = terms_of(book, lies.game, lies.cards, 0)
    turn = begun(book, terms, lies.rooms, pen_of(lies.pens, 0))
    scene = _scene(seen, book, lies, haste, rng.bits())
    return Mind(Judge(book, table, scene), lies, terms, turn, words([0] * pad.PAD))


def moves_told(seen: View, told: Row) -> tuple[Move, ...]:
    """Return the moves that stand on a pad."""
    turn = draft(seen)
    for place in range(int(told[pad.TOLD])):
        turn = play(turn, move_of(turn, int(told[pad.TOLD + 1 + place])))
    return turn.moves


def shown_to(seen: View) -> tuple[int, ...]:
    """Return the seats to think about: the own one, and who is nearest to an end or to its hand."""
    own, many = seen.seat, len(seen.table.sheets)
    assert own is not None
    if many == 1:
        return (own,)
    if seen.table.ruleset.mode.name == HANDS:
        return tuple(dict.fromkeys((own, (own + 1) % many, (own - 1) % many)))
    return own, max((seat for seat in range(many) if seat != own), key=_nearness(seen))


def _nearness(seen: View) -> Any:
    sheets = seen.table.sheets

    def near(seat: int) -> tuple[int, int]:
        sheet = sheets[seat]
        done = sum(points is not None for points in sheet.plans)
        return 4 * done + 4 * sheet.refusals - empty_houses(sheet), -seat

    return near


def empty_houses(sheet: Sheet) -> int:
    """Return how many houses of a sheet are empty."""
    return sum(street.plots.count(None) for street in sheet.streets)


def _scene(seen: View, book: Row, lies: Lies, haste: int, stream: int) -> Scene:
    """Look around from the own seat, at those who are shown and at everybody else."""
    scene = scene_of(book, lies.game, lies.pens, lies.cards, 0)
    sheets = seen.table.sheets
    left = min(empty_houses(sheet) for sheet in sheets)
    others = (sheet.temps for seat, sheet in enumerate(sheets) if seat != seen.seat)
    temps = min(max(others, default=0), MOST_TEMPS)
    return Scene(
        int(phase(left)) * TRAITS,
        max(int(scene.temps), temps),
        int(scene.plans),
        int(scene.turned),
        haste,
        stream >> 2,
    )


@lru_cache(maxsize=32)
def thumb_table(rules: Ruleset) -> Row:
    """Return what traits are worth by rules of thumb."""
    return values(table_of(book_of(rules), Thumb()))


@lru_cache(maxsize=32)
def fitted_table(rules: Ruleset) -> Row:
    """Return what traits are worth by experience."""
    book = book_of(rules)
    return values(fitted_to(rules, book, table_of(book, Thumb())))


@cache
def _say_once() -> None:
    log.warning("Numba is not installed: bots think with small numbers and look less far ahead")


def effort(futures: int, rounds: int) -> tuple[int, int]:
    """Return how many futures to play out, and how far; few where nothing is compiled."""
    return (futures, rounds) if COMPILED else (1, 1)
