"""After a refusal: which card of the hand goes on (R11.3, R12.2)."""

from collections.abc import Iterator

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import LeaveCard, Refuse
from boomtown.rules.reasons import Reason, reason

_NOTHING_TO_LEAVE = reason("no_card_to_leave", "R11.3")
_ALREADY_LEFT = reason("card_already_left", "R11.3")


def closed(turn: Turn) -> Reason | None:
    """Only from a hand, only after a refusal, once; a choice leaves its own card."""
    if not turn.terms.hand or not isinstance(turn.choice, Refuse):
        return _NOTHING_TO_LEAVE
    return None if turn.left is None else _ALREADY_LEFT


def options(turn: Turn) -> Iterator[LeaveCard]:
    """Yield the cards of the hand in order."""
    yield from (LeaveCard(card) for card in range(turn.terms.hand))


def why_not(turn: Turn, move: LeaveCard) -> Reason | None:
    """It must be in the hand."""
    in_hand = 0 <= move.card < turn.terms.hand
    return None if in_hand else reason("no_such_card", "R11.3", card=move.card)


def play(turn: Turn, move: LeaveCard) -> Turn:
    """Name the card."""
    return done(turn, move, left=move.card)


STEP = Step((LeaveCard,), closed, options, why_not, play)
