"""Text of moves and offers (docs/notation.md): `write 1 b6, fence a4, confirm`."""

import re
from collections.abc import Callable, Iterable

from boomtown.rules.cards import Card, Offer
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.reader import Word, Words, lines_of, words_of
from boomtown.rules.sheet_text import format_sheet, format_street, parse_sheet, parse_street
from boomtown.rules.spots import STREET_LETTERS, Span, Spot

__all__ = [
    "format_card",
    "format_move",
    "format_moves",
    "format_offer",
    "format_sheet",
    "format_street",
    "parse_move",
    "parse_moves",
    "parse_sheet",
    "parse_street",
    "read_moves",
]

_SPOT = re.compile(r"([a-h])([1-9]\d?)\Z", re.ASCII)
_SPAN = re.compile(r"([a-h][1-9]\d?)(?:-([1-9]\d?))?\Z", re.ASCII)
_SHIFT = re.compile(r"[+-][0-2]\Z", re.ASCII)


_SINGLE_WORDS: dict[type, str] = {
    Refuse: "refuse",
    AskReshuffle: "reshuffle",
    Confirm: "confirm",
}


def format_move(move: Move) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a move
    """Write a move.

    >>> format_move(Write(0, Spot(1, 5), shift=-2))
    'write 1 b6 -2'
    """
    match move:
        case Write(offer, spot, shift):
            return f"write {offer + 1} {spot}" + ("" if shift is None else f" {shift:+d}")
        case Fence(gap):
            return f"fence {Spot(gap.street, gap.plot - 1)}"
        case Improve(size):
            return f"improve {size}"
        case CrossPark(street):
            return f"park {STREET_LETTERS[street]}"
        case BuildPool(spot):
            return f"pool {spot}"
        case CopyNumber(source, spot):
            return f"copy {source} {spot}"
        case BuildRoundabout(spot):
            return f"roundabout {spot}"
        case ClaimPlan(plan, marks):
            return " ".join([f"claim {plan + 1}", *map(str, marks)])
        case LeaveCard(card):
            return f"leave {card + 1}"
        case Refuse() | AskReshuffle() | Confirm():
            return _SINGLE_WORDS[type(move)]


def format_moves(moves: Iterable[Move]) -> str:
    """Write several moves, with commas between."""
    return ", ".join(format_move(move) for move in moves)


def _write(words: Words) -> Write:
    offer = words.next("the number of an offer").integer("the number of an offer", 1)
    spot = words.read("a house such as b6", _spot)
    shift = words.read("a change from -2 to +2", _shift) if words.rest else None
    return Write(offer - 1, spot, shift)


def _shift(word: Word) -> int:
    if not _SHIFT.match(word.text):
        raise word.error("a change from -2 to +2, with its sign")
    return int(word.text)


def _spot(word: Word) -> Spot:
    match = _SPOT.match(word.text)
    if not match:
        raise word.error("a house such as b6")
    return Spot(STREET_LETTERS.index(match[1]), int(match[2]) - 1)


def _fence(words: Words) -> Fence:
    left = words.read("the house to the fence’s left, such as a4", _spot)
    return Fence(Spot(left.street, left.plot + 1))


def _street(word: Word) -> int:
    if len(word.text) != 1 or word.text not in STREET_LETTERS:
        raise word.error("a street: a, b or c")
    return STREET_LETTERS.index(word.text)


def _span(word: Word) -> Span:
    match = _SPAN.match(word.text)
    if not match:
        raise word.error("houses such as b3-5")
    first = _spot(word.part(0, len(match[1])))
    last = int(match[2]) - 1 if match[2] else first.plot
    if last <= first.plot and match[2]:
        raise word.error("houses from left to right, such as b3-5")
    return Span(first.street, first.plot, last)


def _claim(words: Words) -> ClaimPlan:
    plan = words.next("a plan: 1, 2 or 3").integer("a plan: 1, 2 or 3", 1)
    marks = tuple(_span(word) for word in words.rest)
    words.rest.clear()
    return ClaimPlan(plan - 1, marks)


def _leave(words: Words) -> LeaveCard:
    return LeaveCard(words.next("a card: 1, 2 or 3").integer("a card: 1, 2 or 3", 1) - 1)


_READERS: dict[str, Callable[[Words], Move]] = {
    "write": _write,
    "refuse": lambda _: Refuse(),
    "fence": _fence,
    "improve": lambda words: Improve(words.next("a size").integer("a size", 1)),
    "park": lambda words: CrossPark(words.read("a street", _street)),
    "pool": lambda words: BuildPool(words.read("a house", _spot)),
    "copy": lambda words: CopyNumber(words.read("a house", _spot), words.read("a house", _spot)),
    "roundabout": lambda words: BuildRoundabout(words.read("a house", _spot)),
    "claim": _claim,
    "reshuffle": lambda _: AskReshuffle(),
    "leave": _leave,
    "confirm": lambda _: Confirm(),
}


def read_move(text: Word) -> Move:
    """Read one move."""
    words = words_of(text)
    verb = words.next("a move")
    read = _READERS.get(verb.text)
    if read is None:
        raise verb.error(f"a move: {', '.join(_READERS)}")
    move = read(words)
    words.end()
    return move


def read_moves(text: Word) -> tuple[Move, ...]:
    """Read moves with commas between."""
    return tuple(read_move(part) for part in text.split(","))


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read moves from a text.

    >>> parse_moves("write 1 b6, fence a4")[1]
    Fence(gap=Spot(street=0, plot=4))
    """
    return tuple(move for line in lines_of(text) for move in read_moves(line))


def parse_move(text: str) -> Move:
    """Read one move from a text that says nothing else."""
    lines = lines_of(text)
    if len(lines) > 1:
        raise lines[1].error("nothing more")
    return read_move(lines[0] if lines else Word("", 1, 1))


def format_card(card: Card) -> str:
    """Write a card: `8 surveyor`."""
    return f"{card.number} {card.action}"


def format_offer(offer: Offer) -> str:
    """Write an offer like a card; whose cards they are stands in the hand's order."""
    return f"{offer.number} {offer.action}"
