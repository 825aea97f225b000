"""What was said in a room and is kept: the last lines, and the gestures of the last round."""

from collections.abc import Iterator, Sequence

from boomtown.app.pace import Pace
from boomtown.app.stored import Said

KEPT = 200


class Sayings:
    """The lines and gestures of a room, by their numbers, and how fast people go on."""

    def __init__(self, said: Sequence[Said] = ()) -> None:
        """Begin with what is stored."""
        self._said = {one.n: one for one in said}
        self.next = max(self._said, default=0) + 1
        self.lines = Pace(at_once=5, every=4_000)
        self.gestures = Pace(at_once=12, every=2_000)
        self.connections = Pace(at_once=15, every=1_000)

    @property
    def kept(self) -> tuple[Said, ...]:
        """Everything that is kept, in the order it was said."""
        return tuple(self._said.values())

    def add(self, said: Said) -> tuple[int, ...]:
        """Keep one more; return the numbers of what is kept no longer for it."""
        gone = tuple(self._gone(said))
        self.drop(gone)
        self._said[said.n] = said
        self.next = said.n + 1
        return gone

    def _gone(self, said: Said) -> Iterator[int]:
        """Yield what makes room: the oldest line; older gestures, or the one that is replaced."""
        if not said.gesture:
            lines = [one.n for one in self._said.values() if not one.gesture]
            yield from lines[: max(0, len(lines) + 1 - KEPT)]
            return
        yield from self.gestures_before(said.round)
        yield from self.gesture_of(said.person, said.seat)

    def gestures_before(self, number: int) -> Iterator[int]:
        """Yield the gestures about rounds before this one."""
        return (one.n for one in self._said.values() if one.gesture and one.round < number)

    def gesture_of(self, person: str, seat: int) -> Iterator[int]:
        """Yield somebody's gesture about a seat."""
        mine = (one for one in self._said.values() if one.gesture and one.person == person)
        return (one.n for one in mine if one.seat == seat)

    def by(self, people: Sequence[str]) -> tuple[int, ...]:
        """Return the numbers of all that these people said."""
        return tuple(one.n for one in self._said.values() if one.person in people)

    def drop(self, numbers: Sequence[int]) -> None:
        """Keep these no longer."""
        for number in numbers:
            self._said.pop(number, None)
