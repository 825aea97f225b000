"""What waits, a room at a time: a full table of bots holds nobody up who asks for one turn."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A queue for each room, taken from in rotation, with a bound on all of them together."""

    def __init__(self, most: int) -> None:
        """Hold so many."""
        self._most = most
        self._rooms: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        """Return how many wait."""
        return self._count

    def put(self, room: str, item: T) -> T | None:
        """Take one in; return the one that has no place any more.

        It is the last of the room that has most waiting.
        """
        self._rooms.setdefault(room, deque()).append(item)
        self._count += 1
        if self._count <= self._most:
            return None
        longest = max(self._rooms, key=lambda one: len(self._rooms[one]))
        self._count -= 1
        squeezed = self._rooms[longest].pop()
        if not self._rooms[longest]:
            del self._rooms[longest]
        return squeezed

    def take(self) -> T | None:
        """Return whose turn it is."""
        if not self._rooms:
            return None
        room, waiting = self._rooms.popitem(last=False)
        self._count -= 1
        item = waiting.popleft()
        if waiting:
            self._rooms[room] = waiting
        return item
