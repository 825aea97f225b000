"""Drafts: a seat's private turn, kept so that its next move replays only what is new."""

from boomtown.app.commands import Moves
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, turn_of
from boomtown.rules.turn import play_all


def stepped(game: Game, seat: int, kept: Turn | None, moves: Moves) -> Turn:
    """Return the turn that moves lead to; raises `IllegalMove` at the first that is not allowed."""
    if kept is not None and moves[: len(kept.moves)] == kept.moves:
        return play_all(kept, moves[len(kept.moves) :])
    return play_all(turn_of(game, seat), moves)
