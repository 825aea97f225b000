"""Counts and times for those who run a server, as Prometheus reads them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


@dataclass(slots=True)
class Histogram:
    """How often something took how long, in seconds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(EDGES) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(EDGES, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield it in text."""
        yield f"# TYPE {name} histogram"
        so_far = 0
        for edge, count in zip((*map(str, EDGES), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{edge}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


@dataclass(slots=True)
class Metrics:
    """What is counted; `drafts`, `saves` and `thoughts` are times."""

    commands: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    notices: Counter[str] = field(default_factory=Counter)
    thinkers: Counter[str] = field(default_factory=Counter)
    stand_ins: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    slow_clients: int = 0
    conflicts: int = 0
    failures: int = 0
    drafts: Histogram = field(default_factory=Histogram)
    saves: Histogram = field(default_factory=Histogram)
    thoughts: Histogram = field(default_factory=Histogram)

    def text(self, rooms: int, sockets: int) -> str:
        """Return everything as text."""
        return "\n".join(self._lines(rooms, sockets)) + "\n"

    def _lines(self, rooms: int, sockets: int) -> Iterator[str]:
        for name, value in (("rooms", rooms), ("sockets", sockets)):
            yield f"# TYPE boomtown_{name} gauge"
            yield f"boomtown_{name} {value}"
        for name in ("turns", "slow_clients", "conflicts", "failures"):
            yield f"# TYPE boomtown_{name}_total counter"
            yield f"boomtown_{name}_total {getattr(self, name)}"
        for name, label, counts in (
            ("commands", "kind", self.commands),
            ("refusals", "code", self.refusals),
            ("notices", "outcome", self.notices),
            ("bot_turns", "bot", self.thinkers),
            ("bot_stand_ins", "why", self.stand_ins),
        ):
            yield f"# TYPE boomtown_{name}_total counter"
            for key, count in sorted(counts.items()):
                yield f'boomtown_{name}_total{{{label}="{key}"}} {count}'
        yield from self.drafts.lines("boomtown_draft_seconds")
        yield from self.saves.lines("boomtown_save_seconds")
        yield from self.thoughts.lines("boomtown_bot_seconds")
