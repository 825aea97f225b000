"""Clocks as data: when a round opened, how long each seat has, when the time is up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from boomtown.app.options import Options, Tempo

SECOND = 1_000
DAY = 24 * 3_600 * SECOND
# An empty bank still leaves so long for every round.
LEAST = 10 * SECOND
# So long has whoever is late only because the server was away.
GRACE = 20 * SECOND


@dataclass(frozen=True, slots=True)
class Timing:
    """The clock of a game, in milliseconds; `length` is a round's time or a bank at the start.

    `banks` holds what each seat had left as the round opened. While `paused` is set, time stands
    at that moment. `opened`, and the moments at which seats confirm, are told by the game's own
    clock, which lags behind the time of day by all that it has stood still: so what somebody used
    stays what it was, however often time stops after that.
    """

    tempo: Tempo = "none"
    length: int = 0
    opened: int = 0
    paused: int | None = None
    banks: tuple[int, ...] = ()
    lag: int = 0

    def time(self, now: int) -> int:
        """Return the time by the game's own clock."""
        return (now if self.paused is None else self.paused) - self.lag

    @property
    def since(self) -> int:
        """Return when the round opened, by the time of day less what has stood still since."""
        return self.opened + self.lag

    def allowed(self, seat: int) -> int | None:
        """Return how long a seat has for this round, None without a clock."""
        if self.tempo == "none":
            return None
        return max(self.banks[seat], LEAST) if self.banks else self.length

    def left(self, seat: int | None, now: int) -> int | None:
        """Return how long a seat still has; a spectator sees the time of a round."""
        if seat is None and self.banks:
            return None
        allowed = self.allowed(seat or 0)
        passed = self.time(now) - self.opened
        return None if allowed is None else max(allowed - passed, 0)

    def deadline(self, waiting: Iterable[int]) -> int | None:
        """Return when the first of the seats that are waited for runs out of time."""
        if self.tempo == "none" or self.paused is not None:
            return None
        opened = self.since
        if not self.banks:
            return next((opened + self.length for _ in waiting), None)
        times = [max(self.banks[seat], LEAST) for seat in waiting]
        return opened + min(times) if times else None

    def late(self, waiting: Iterable[int], now: int) -> list[int]:
        """Return the seats whose time is up."""
        return [] if self.paused is not None else [s for s in waiting if self.left(s, now) == 0]

    def next_round(self, now: int, confirmed: Mapping[int, int]) -> "Timing":
        """Return the clock of the round that opens now; what was used leaves the banks."""
        time = self.time(now)
        banks = tuple(
            max(bank - max(confirmed.get(seat, time) - self.opened, 0), 0)
            for seat, bank in enumerate(self.banks)
        )
        return replace(self, opened=time, banks=banks)

    def stopped(self, now: int) -> "Timing":
        """Return the clock standing still."""
        return self if self.paused is not None else replace(self, paused=now)

    def going(self, now: int) -> "Timing":
        """Return the clock running again: the pause does not count."""
        if self.paused is None:
            return self
        return replace(self, lag=self.lag + now - self.paused, paused=None)

    def with_grace(self, waiting: Iterable[int], now: int) -> "Timing":
        """Return the clock after the server was away: nobody is late before they could act."""
        deadline = self.deadline(waiting)
        if deadline is None or deadline >= now + GRACE:
            return self
        return replace(self, lag=self.lag + now + GRACE - deadline)


def timing_of(options: Options, seats: int, now: int) -> Timing:
    """Return the clock of a game that starts now."""
    unit = DAY if options.tempo == "days" else SECOND
    length = options.seconds * unit
    banks = (length,) * seats if options.tempo == "bank" else ()
    return Timing(options.tempo, length, now, None, banks)
