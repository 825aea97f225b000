"""What rooms need of the world, as protocols: storage, news, time, chance, thinking."""

from collections.abc import Callable, Sequence
from typing import Protocol

from boomtown.app.notices import Device, Kind, Look, Waits
from boomtown.app.stored import Decision, Listed, Pass, Said, Sitting, Steer, StoredRoom, Write
from boomtown.bots.odds.values import Odds
from boomtown.bots.question import Answer, Question
from boomtown.rules.view import View


class Conflict(Exception):  # noqa: N818 - reads as what it says
    """Something else was stored first; nothing of the batch was stored."""


class Devices(Protocol):
    """Where browsers that want notices are kept, and what their people have seen."""

    async def put(self, device: Device) -> None:
        """Keep a browser, in place of what was known of it."""

    async def of(self, person: str) -> Device | None:
        """Return a person's browser."""

    async def drop(self, person: str) -> None:
        """Forget a person's browser."""

    async def gone(self, endpoint: str) -> None:
        """Forget a browser that its push service knows no more."""

    async def waiting(self) -> Sequence[Waits]:
        """Return every seat that could be told something."""

    async def look(self, room: str, seat: int) -> Look:
        """Return what a seat has seen and was told."""

    async def looked(self, room: str, seat: int, look: Look) -> None:
        """Note that a seat has seen its game; whatever it was told is done with."""

    async def told(self, waits: Waits, kind: Kind) -> bool:
        """Note that a seat is told something; False if it was told or has looked meanwhile."""

    async def forget(self, person: str) -> None:
        """Forget a person's browser, and what was noted of the seats that the person has."""


class Store(Protocol):
    """Where rooms, decisions and people are kept."""

    @property
    def devices(self) -> Devices:
        """Return the part that notices need."""

    async def save(self, batch: Sequence[Write]) -> None:
        """Store all of a batch for good, or raise `Conflict` and store nothing of it."""

    async def room(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room."""

    async def outline(self, room: str) -> StoredRoom | None:
        """Return all that is stored of a room but its decisions, of which a crowd has many."""

    async def listed(self, person: str | None, limit: int) -> Sequence[Listed]:
        """Return a person's rooms that are not over, or the public ones; the latest first."""

    async def finished(self, person: str, before: int, limit: int) -> Sequence[Listed]:
        """Return a person's rooms that are over, from before a moment; the latest first."""

    async def sittings(self, person: str) -> Sequence[Sitting]:
        """Return every seat that a person has anywhere; the latest first."""

    async def turns(self, game: str, seat: int) -> Sequence[Decision]:
        """Return what a seat has decided, round by round."""

    async def steered(self, game: str, seat: int) -> Sequence[Steer]:
        """Return what else was noted of a seat: that a bot took it, that it was given back."""

    async def spoken(self, person: str) -> Sequence[tuple[str, Said]]:
        """Return all that somebody said, with its room."""

    async def timed(self) -> Sequence[tuple[str, int]]:
        """Return every running game that has a deadline, with it."""

    async def expire(self, before: int, keep: Sequence[str]) -> int:
        """Forget rooms that never started and did not change since; return how many."""

    async def put_pass(self, code: str, what: Pass) -> None:
        """Keep a code, by its hash."""

    async def take_pass(self, code: str, at: int) -> Pass | None:
        """Use a code up; None if it is unknown or too old."""

    async def drop_passes(self, room: str, seat: int) -> None:
        """Forget the codes of a seat that nobody has used."""

    async def close(self) -> None:
        """Store what is still waiting, and let go."""


class Bus(Protocol):
    """News between the nodes of one table."""

    def publish(self, room: str, node: str) -> None:
        """Tell other nodes that a room has changed in the store."""

    def subscribe(self, heard: Callable[[str, str], None]) -> None:
        """Hear of rooms that changed, and at which node."""


class Clock(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Return milliseconds since 1970."""


class Chance(Protocol):
    """Randomness that nobody can foresee; never the rules' own."""

    def id(self) -> str:
        """Return a name for a room that nobody can guess."""

    def seed(self) -> int:
        """Return 64 bits."""

    def nonce(self) -> str:
        """Return 128 bits as 32 hexadecimal digits."""


class OddsRunner(Protocol):
    """Where odds are worked out, away from the rooms."""

    async def odds(self, seen: View, seed: int, room: str) -> Odds:
        """Return the odds of a seat; raises `GivenUp` where there is too much to do."""

    async def close(self) -> None:
        """Stop."""


class BotRunner(Protocol):
    """Where bots think, away from the rooms."""

    async def start(self) -> None:
        """Get ready before anybody asks."""

    async def think(self, question: Question) -> Answer:
        """Return a whole turn, from the bot that is asked for or from one that stands in."""

    async def close(self) -> None:
        """Stop thinking."""
