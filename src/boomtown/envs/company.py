"""The other seats of a game, played by bots through the rules: they see views, and answer moves."""

from collections.abc import Iterator, Sequence

from boomtown.bots import FORMER, roster
from boomtown.fast.actions import cell, code_of
from boomtown.fast.kernel import choices
from boomtown.fast.numbering import action_of
from boomtown.rules.draft import Turn
from boomtown.rules.game import new_game, submit_turn, turn_of
from boomtown.rules.moves import ClaimPlan, Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.spots import Spot
from boomtown.rules.turn import legal, play
from boomtown.rules.view import view

LEARNER = 0
CLAIMS = range(choices.CLAIMING, choices.COLUMN)


def known(bots: Sequence[str]) -> tuple[str, ...]:
    """Return names of bots, or say which there are."""
    names = tuple(FORMER.get(name, name) for name in bots)
    strange = [name for name in names if name not in roster()]
    if strange:
        raise ValueError(f"no bot is called {strange[0]!r}; there are {', '.join(roster())}")
    return names


class Company:
    """Follows a learner's actions at the first seat, and has bots play the others."""

    def __init__(self, rules: Ruleset, bots: Sequence[str], seed: int) -> None:
        """Set the same game up in the rules."""
        self._bots, self._seed = bots, seed
        self._game = new_game(rules, seed).game
        self._turn = turn_of(self._game, LEARNER)
        self._meant: list[Move] = []
        self._chosen = 0

    def follow(self, action: int) -> None:
        """Make the learner's action; a claim is made when all its estates are chosen."""
        row, bit = divmod(action, choices.BITS)
        if row == choices.ESTATE:
            self._meant = [move for move in self._meant if _marks_at(self._turn, move, bit)]
            self._chosen += 1
        else:
            self._meant, self._chosen = list(_meant(self._turn, action)), 0
        if len(self._meant) == 1 and self._chosen in (0, _estates(self._meant[0])):
            self._turn = play(self._turn, self._meant[0])

    def answers(self) -> Iterator[tuple[int, int]]:
        """Yield each bot's moves, seat and kernel's integer, once the learner has confirmed."""
        if not self._turn.confirmed:
            return
        game = submit_turn(self._game, LEARNER, self._turn).game
        for seat, bot in enumerate(self._bots, 1):
            turn = turn_of(game, seat)
            stream = Stream(self._seed, game.round, seat)
            for move in roster()[bot].choose(view(game, seat), stream):
                yield seat, code_of(turn, move)
                turn = play(turn, move)
            game = submit_turn(game, seat, turn).game
        self._game = game
        if not game.ended:
            self._turn = turn_of(game, LEARNER)


def _meant(turn: Turn, action: int) -> Iterator[Move]:
    for move in legal(turn):
        if isinstance(move, ClaimPlan):
            # An action names the plan only, and the way of each claim would take long to find.
            if action == CLAIMS[move.plan]:
                yield move
        elif action_of(code_of(turn, move)) == action:
            yield move


def _marks_at(turn: Turn, move: Move, house: int) -> bool:
    assert isinstance(move, ClaimPlan)
    return any(cell(turn, Spot(span.street, span.first)) == house for span in move.marks)


def _estates(move: Move) -> int:
    return len(move.marks) if isinstance(move, ClaimPlan) else 0
