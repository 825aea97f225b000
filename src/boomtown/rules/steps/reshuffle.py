"""Asking for a reshuffle with a claim (R6.6, R6.12, R14.8)."""

from collections.abc import Iterator

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import AskReshuffle
from boomtown.rules.reasons import Reason, reason


def closed(turn: Turn) -> Reason | None:
    """Once, and only with a claim that allows it."""
    if turn.asked:
        return reason("reshuffle_asked", "R6.6")
    plans = turn.terms.plans
    allowed = {
        "none": False,
        "any_claim": bool(turn.claims),
        "higher_value": any(not plans[index].turned for index in turn.claims),
    }
    return None if allowed[turn.terms.reshuffle] else reason("no_reshuffle", "R6.6")


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
