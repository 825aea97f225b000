"""Who sits where in a room: people, bots, free chairs, and the host among them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a room. `people` may play it: whoever sat down, and devices it was carried to.

    `bot` names the bot that plays it; a person it has only stepped in for keeps the chair. A chair
    is `erased` when its person had everything about them forgotten: it stays taken, by nobody.
    """

    people: tuple[str, ...] = ()
    name: str = ""
    city: str = ""
    colour: int = 0
    bot: str | None = None
    ready: bool = False
    erased: bool = False

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return not (self.people or self.bot or self.erased)

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return bool(self.people) and self.bot is None


FREE = Chair()

Chairs = tuple[Chair, ...]


def seat_of(chairs: Chairs, person: str) -> int | None:
    """Return a person's seat."""
    return next((seat for seat, chair in enumerate(chairs) if person in chair.people), None)


def free_seat(chairs: Chairs, places: int) -> int | None:
    """Return the first free seat; one more where there is room for it."""
    for seat, chair in enumerate(chairs):
        if chair.free:
            return seat
    return len(chairs) if len(chairs) < places else None


def with_chair(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    """Return the chairs with one changed, or one more."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def taken(chairs: Sequence[Chair]) -> int:
    """Count the chairs that are not free."""
    return sum(not chair.free for chair in chairs)


def ranks_closed(chairs: Chairs, host: int) -> tuple[Chairs, int]:
    """Return the chairs without free ones, and the host's place among them."""
    taken = [(seat, chair) for seat, chair in enumerate(chairs) if not chair.free]
    return tuple(chair for _, chair in taken), [seat for seat, _ in taken].index(host)


def next_host(chairs: Chairs, host: int) -> int:
    """Return the host, or who follows where the host has left: the next person."""
    if 0 <= host < len(chairs) and chairs[host].people:
        return host
    order = [*range(host + 1, len(chairs)), *range(max(host, 0))]
    return next((seat for seat in order if chairs[seat].people), NOBODY)


def erased(chair: Chair, bot: str | None) -> Chair:
    """Return the chair when everything about its person is forgotten: only the colour stays."""
    return Chair(colour=chair.colour, bot=bot, erased=True)


def left_to(chair: Chair, bot: str) -> Chair:
    """Return the chair when its person has left for good: a bot plays on under the same name."""
    return replace(chair, people=(), bot=bot, ready=False)
