"""Notices to people who are away from a correspondence game: one until they look, and a reminder.

What a seat has looked at and was told is stored, so that a restart repeats nothing.
"""

from dataclasses import dataclass
from typing import Literal

from boomtown.app.timing import DAY

# A round has opened; everybody else is in; the time is nearly up.
Kind = Literal["turn", "last", "reminder"]

# A reminder comes when so much of the time is left, and at most a day before its end.
LAST_PART = 4


@dataclass(frozen=True, slots=True)
class Device:
    """Where a person's browser is told something: its push service and keys, as it gave them.

    `site` is the address that it knows this table by.
    """

    person: str
    endpoint: str
    key: str
    secret: str
    language: str
    site: str
    since: int


@dataclass(frozen=True, slots=True)
class Look:
    """What a seat has seen of its game, and what it was told since.

    `seen` is the round last looked at, `alone` whether the round waited for this seat only by then;
    `reminded` is the round of the last reminder.
    """

    seen: int = 0
    alone: bool = False
    at: int = 0
    told: Kind | None = None
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class Waits:
    """A seat that a correspondence game waits for, with `waiting` seats in all; the latest look."""

    room: str
    seat: int
    round: int
    waiting: int
    opened: int
    deadline: int
    host: str
    look: Look
    devices: tuple[Device, ...]

    @property
    def remind_at(self) -> int:
        """Return when a reminder is due."""
        return self.deadline - min((self.deadline - self.opened) // LAST_PART, DAY)


def due(waits: Waits, now: int) -> Kind | None:
    """Return what an absent seat is to be told by now."""
    look = waits.look
    if look.told == "reminder":
        return None
    if look.reminded < waits.round and look.at < waits.remind_at <= now < waits.deadline:
        return "reminder"
    if look.told is not None:
        return None
    if look.seen < waits.round:
        return "turn"
    return "last" if waits.waiting == 1 and not look.alone else None
