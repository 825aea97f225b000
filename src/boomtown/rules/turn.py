"""One player's turn: what is legal, why something is not, and playing it (R4–R7)."""

from collections.abc import Iterable
from typing import Any

from boomtown.rules.draft import Step, Turn
from boomtown.rules.moves import Move
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.steps import STEPS
from boomtown.rules.steps.bounds import off_sheet

_STEP_OF: dict[type, Step[Any]] = {kind: step for step in STEPS for kind in step.kinds}


class IllegalMove(Exception):  # noqa: N818 - reads as what it says
    """A move that the rules do not allow, with the reason."""

    def __init__(self, move: Move, why: Reason) -> None:
        """Keep both for whoever explains it."""
        super().__init__(f"{move}: {why.code} ({why.rule})")
        self.move = move
        self.reason = why


def legal(turn: Turn) -> tuple[Move, ...]:
    """Return every legal next move, in the documented order (docs/notation.md)."""
    if turn.confirmed:
        return ()
    moves: list[Move] = []
    for step in STEPS:
        if step.closed(turn) is None:
            moves.extend(step.options(turn))
    return tuple(moves)


def why_not(turn: Turn, move: Move) -> Reason | None:
    """Say why a move cannot be made now, or None if it is legal."""
    if turn.confirmed:
        return reason("turn_over", "R2.4")
    step = _STEP_OF[type(move)]
    return off_sheet(turn, move) or step.closed(turn) or step.why_not(turn, move)


def play(turn: Turn, move: Move) -> Turn:
    """Make one move; raises `IllegalMove` with the reason."""
    no = why_not(turn, move)
    if no:
        raise IllegalMove(move, no)
    after: Turn = _STEP_OF[type(move)].play(turn, move)
    return after


def play_all(turn: Turn, moves: Iterable[Move]) -> Turn:
    """Make several moves, one after another."""
    for move in moves:
        turn = play(turn, move)
    return turn
