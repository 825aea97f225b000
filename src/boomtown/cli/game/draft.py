"""A person's turn in progress: the moves so far, and what is picked towards the next one (R2.4)."""

from dataclasses import dataclass, field, replace

from boomtown.cli.screen.sheet import NOTHING, Pointers
from boomtown.rules.draft import Turn
from boomtown.rules.moves import Move
from boomtown.rules.spots import Spot
from boomtown.rules.turn import play_all

_MEANT = {"ok": "", "y": "1", "yes": "1", "no": "0"}

ACTION, CLAIM, RESHUFFLE = "action", "claim", "reshuffle"


@dataclass(frozen=True, slots=True)
class Picked:
    """A half-made choice, and the questions that were answered with “no”."""

    offer: int | None = None
    write: tuple[int, int | None] | None = None
    spot: Spot | None = None
    plan: int | None = None
    roundabout: bool = False
    skipped: frozenset[str] = frozenset()

    def skipping(self, question: str) -> "Picked":
        """Return what is picked after a “no”."""
        return Picked(skipped=self.skipped | {question})


@dataclass(frozen=True, slots=True)
class Choice:
    """A possible answer: what to type, what it says, the move or the pick it means."""

    key: str
    label: str
    then: Move | Picked


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now; choices without a label stand in the picture already."""

    text: str
    choices: tuple[Choice, ...]
    pointers: Pointers = NOTHING
    default: str = ""

    def choice(self, key: str) -> Choice | None:
        """Return the choice of that key; the empty key, and “ok”, are the default."""
        wanted = _MEANT.get(key, key) or self.default
        return next((choice for choice in self.choices if choice.key == wanted), None)


@dataclass(frozen=True, slots=True)
class Draft:
    """The turn as it began, the moves since, and what is picked."""

    fresh: Turn
    moves: tuple[Move, ...] = ()
    picked: Picked = field(default_factory=Picked)

    @property
    def turn(self) -> Turn:
        """The turn with all moves made."""
        return play_all(self.fresh, self.moves)

    def after(self, *moves: Move) -> "Draft":
        """Return the draft after further moves; raises `IllegalMove` at the first that cannot be.

        A “no” to the action stands; claims are asked about again, for a move may allow new ones.
        """
        play_all(self.turn, moves)
        skipped = self.picked.skipped & {ACTION}
        return Draft(self.fresh, (*self.moves, *moves), Picked(skipped=skipped))

    def chosen(self, choice: Choice) -> "Draft":
        """Return the draft after a choice."""
        if isinstance(choice.then, Picked):
            return replace(self, picked=choice.then)
        return self.after(choice.then)

    def undone(self) -> "Draft | None":
        """Return the draft one step back, None at its beginning."""
        if self.picked != Picked():
            return Draft(self.fresh, self.moves)
        return Draft(self.fresh, self.moves[:-1]) if self.moves else None
