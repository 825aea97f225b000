"""Using the action of the chosen combination (R5); temp is used with the number."""

from collections.abc import Iterator

from boomtown.rules.actions import ACTION_RULES
from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.job import Job
from boomtown.rules.moves import (
    ActionMove,
    BuildPool,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    Refuse,
)
from boomtown.rules.reasons import Reason, reason

_WITHOUT_NUMBER = reason("action_without_number", "R5.7")
_AFTER_REFUSAL = reason("action_after_refusal", "R4.2")
_USED = reason("action_used", "R5.7")
_AFTER_CLAIM = reason("action_after_claim", "R5.7")


def closed(turn: Turn) -> Reason | None:
    """An action follows its number, once, before the claims (R4.2, R5, R5.7)."""
    if turn.choice is None:
        return _WITHOUT_NUMBER
    if isinstance(turn.choice, Refuse):
        return _AFTER_REFUSAL
    if turn.acted:
        return _USED
    return _AFTER_CLAIM if turn.claims else None


def job(turn: Turn) -> Job:
    """Return what the action works on."""
    assert not isinstance(turn.choice, Refuse | None)
    return Job(turn.sheet, turn.terms.site, turn.choice.spot)


def options(turn: Turn) -> Iterator[ActionMove]:
    """Yield what the chosen action can do, in the order of its candidates."""
    assert turn.offer is not None
    rule = ACTION_RULES.get(turn.offer.action)
    if rule:
        work = job(turn)
        yield from (move for move in rule.candidates(work) if rule.why_not(work, move) is None)


def why_not(turn: Turn, move: ActionMove) -> Reason | None:
    """The move must belong to the chosen action, and be possible."""
    assert turn.offer is not None
    rule = ACTION_RULES.get(turn.offer.action)
    if rule is None or not isinstance(move, rule.kind):
        return reason("other_action", "R5.7", action=turn.offer.action.value)
    return rule.why_not(job(turn), move)


def play(turn: Turn, move: ActionMove) -> Turn:
    """Carry the action out."""
    assert turn.offer is not None
    sheet = ACTION_RULES[turn.offer.action].effect(job(turn), move)
    return done(turn, move, sheet=sheet, acted=True)


KINDS = (Fence, Improve, CrossPark, BuildPool, CopyNumber)
STEP: Step[ActionMove] = Step(KINDS, closed, options, why_not, play)
