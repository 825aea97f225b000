"""What a room has told and answered lately, for those who come back or ask again."""

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence

from boomtown.app.told import EndedTold, SaidTold, TableTold, TalkTold, ToAll, Told

BACKLOG = 64
ANSWERS = 2_048


class History:
    """Numbered messages since the last table, and the answers to commands by their id.

    A table is not kept: who missed it gets the table as it is by then, with one's own turn in it
    and the time that is left.
    """

    def __init__(self, v: int) -> None:
        """Begin at a version: the time of day, so that versions rise across restarts too."""
        self.v = v
        self._told: deque[ToAll] = deque(maxlen=BACKLOG)
        self._before = v
        self._answers: OrderedDict[tuple[str, str], Told] = OrderedDict()

    def add(self, make: Callable[[int], ToAll]) -> ToAll:
        """Number a message and keep it; a table makes what came before needless."""
        self.v += 1
        told = make(self.v)
        if isinstance(told, TableTold | EndedTold):
            self._told.clear()
            self._before = self.v
            return told
        if isinstance(told, TalkTold):
            # What was cleared is not told again to those who were away.
            self._told = deque(filter(_not_said, self._told), BACKLOG)
        if len(self._told) == BACKLOG:
            self._before = self._told[0].v
        self._told.append(told)
        return told

    def begin_after(self, v: int) -> None:
        """Go on above a version that was told already, with nothing kept."""
        self.v = self._before = max(self.v, v + 1)
        self._told.clear()

    def since(self, last: int) -> Sequence[ToAll] | None:
        """Return what was told since a version, or None where only the whole will do."""
        if not self._before <= last <= self.v:
            return None
        return [told for told in self._told if told.v > last]

    def answer(self, person: str, command: str) -> Told | None:
        """Return how a person's command with this id was answered."""
        return self._answers.get((person, command))

    def remember(self, person: str, command: str, answer: Told) -> None:
        """Keep an answer for a while."""
        self._answers[person, command] = answer
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)


def _not_said(told: ToAll) -> bool:
    return not isinstance(told, SaidTold | TalkTold)
