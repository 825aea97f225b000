"""A running or finished game: what its log leads to, and the open round's drafts."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from boomtown.app.timing import Timing
from boomtown.app.told import Past, Written
from boomtown.rules.draft import Turn
from boomtown.rules.events import EndReason
from boomtown.rules.game import Game
from boomtown.rules.record import Decisions, Record


class Held(NamedTuple):
    """A bot's turn, decided `at` a time and to count when it is `due`, both by the game's clock."""

    turn: Turn
    at: int
    due: int


@dataclass(slots=True)
class Play:
    """`drafts`, `confirmed_at`, `thinking` and `held` are of the open round; `rounds` are closed.

    `claims` maps (plan, seat) to the round of the claim; `confirmed_at` is by the game's own clock.
    """

    record: Record
    game: Game
    timing: Timing
    past: Past = field(default_factory=Past)
    rounds: list[Decisions] = field(default_factory=list)
    claims: dict[tuple[int, int], int] = field(default_factory=dict)
    drafts: dict[int, Turn] = field(default_factory=dict)
    confirmed_at: dict[int, int] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)
    held: dict[int, Held] = field(default_factory=dict)
    written: Written = field(default_factory=dict)
    _temps: Counter[int] | None = None

    def waiting(self) -> Iterator[int]:
        """Yield the seats that are not in and for which no bot is at it."""
        confirmed, thinking = self.game.confirmed, self.thinking
        seats = range(self.game.seats)
        return (seat for seat in seats if not confirmed >> seat & 1 and seat not in thinking)

    def unasked(self, seat: int) -> None:
        """Want no bot's turn of a seat any more."""
        self.thinking.discard(seat)
        self.held.pop(seat, None)

    def forget_thoughts(self) -> None:
        """Want no bot's turn any more."""
        self.thinking.clear()
        self.held.clear()

    def next_due(self) -> int | None:
        """Return when the next held turn is to count; None while time stands still."""
        if not self.held or self.timing.paused is not None:
            return None
        return min(held.due for held in self.held.values()) + self.timing.lag

    def reasons(self) -> tuple[EndReason | str, ...]:
        """Return why the game is over; nothing in the rules ended it: the host did."""
        return self.game.ended or ("host",)

    def other_temps(self, seat: int) -> frozenset[int]:
        """Return the amounts of temps on all other sheets, counted once a round (R9.1)."""
        if self._temps is None:
            self._temps = Counter(sheet.temps for sheet in self.game.sheets)
        own = self.game.sheets[seat].temps
        alone = self._temps[own] == 1
        return frozenset(n for n in self._temps if n != own or not alone)

    def new_round(self, game: Game) -> None:
        """Go on with the game as it is after a round has closed."""
        self.game = game
        self.drafts.clear()
        self.forget_thoughts()
        self._temps = None
