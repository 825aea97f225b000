"""How long turns took: many times in little room, with the worst one exactly."""

import math
from collections import Counter
from dataclasses import dataclass, field

# Times are counted in classes, each this much longer than the one before: fine enough to tell.
GROWTH = 1.02
SHORTEST = 1e-6


@dataclass(slots=True)
class Pace:
    """The times of a bot’s turns, in seconds."""

    turns: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count a turn."""
        self.turns += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.classes[round(math.log(max(seconds, SHORTEST)) / math.log(GROWTH))] += 1

    def include(self, other: "Pace") -> None:
        """Count the turns of another account too."""
        self.turns += other.turns
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        """Return the mean."""
        return self.seconds / self.turns if self.turns else 0.0

    def quantile(self, share: float) -> float:
        """Return the time that this share of the turns did not exceed, within 2 in 100."""
        wanted, seen = share * self.turns, 0
        for place in sorted(self.classes):
            seen += self.classes[place]
            if seen >= wanted:
                return min(GROWTH**place, self.worst)
        return self.worst
