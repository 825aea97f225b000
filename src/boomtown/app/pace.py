"""How fast somebody may go on: so many at once, then one more each so often."""

from collections import OrderedDict

MOST_KNOWN = 1_000


class Pace:
    """Remembers, by name, until when what was let through keeps somebody busy."""

    def __init__(self, at_once: int, every: int) -> None:
        """Let `at_once` through, and one more `every` so many milliseconds."""
        self._every, self._slack = every, (at_once - 1) * every
        self._busy: OrderedDict[str, int] = OrderedDict()

    def wait(self, name: str, now: int) -> int:
        """Return how long there is to wait before the next."""
        return max(0, self._busy.get(name, now) - self._slack - now)

    def take(self, name: str, now: int) -> None:
        """Let one through."""
        self._busy[name] = max(self._busy.get(name, now), now) + self._every
        self._busy.move_to_end(name)
        if len(self._busy) > MOST_KNOWN:
            self._busy.popitem(last=False)
