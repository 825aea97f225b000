"""Finishing the turn (R4.4): a number or a refusal, and in expert and AAA a card that goes on."""

from collections.abc import Iterator

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import Confirm
from boomtown.rules.reasons import Reason, reason

_UNFINISHED = reason("turn_unfinished", "R4.4")
_CARD_DUE = reason("card_due", "R11.3")


def closed(turn: Turn) -> Reason | None:
    """Something is still to be done."""
    if turn.choice is None:
        return _UNFINISHED
    return _CARD_DUE if turn.terms.hand and turn.card_left is None else None


def options(_: Turn) -> Iterator[Confirm]:
    """Yield the one move."""
    yield Confirm()


def why_not(_turn: Turn, _move: Confirm) -> Reason | None:
    """Nothing else forbids it."""
    return None


def play(turn: Turn, move: Confirm) -> Turn:
    """Close the draft."""
    return done(turn, move, confirmed=True)


STEP = Step((Confirm,), closed, options, why_not, play)
