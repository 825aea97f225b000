"""Asking for a reshuffle with a claim (R6.6, R6.12, R14.8)."""

from collections.abc import Iterator

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import AskReshuffle
from boomtown.rules.reasons import Reason, reason

_ASKED = reason("reshuffle_asked", "R6.6")
_NOT_ALLOWED = reason("no_reshuffle", "R6.6")


def closed(turn: Turn) -> Reason | None:
    """Once, and only with a claim that allows it."""
    if turn.asked:
        return _ASKED
    if turn.terms.reshuffle == "any_claim":
        return None if turn.claims else _NOT_ALLOWED
    plans = turn.terms.plans
    higher = any(not plans[index].turned for index in turn.claims)
    return None if higher and turn.terms.reshuffle == "higher_value" else _NOT_ALLOWED


def options(_: Turn) -> Iterator[AskReshuffle]:
    """Yield the one move."""
    yield AskReshuffle()


def why_not(_turn: Turn, _move: AskReshuffle) -> Reason | None:
    """Nothing else forbids it."""
    return None


def play(turn: Turn, move: AskReshuffle) -> Turn:
    """Note the wish; the round's close fulfils it once for all who ask (R6.12)."""
    return done(turn, move, asked=True)


STEP = Step((AskReshuffle,), closed, options, why_not, play)
