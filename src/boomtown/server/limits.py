"""How much one connection and one address may ask for: buckets that fill with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from math import inf
from typing import Any

VARIABLE = "BOOMTOWN_LIMITS"
MOST_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates a second with what may come at once; 0 is no limit.

    `messages` is for a connection, `requests` and `rooms` are for an address; `sockets` may be
    open from an address, `everything` from all.
    """

    messages: float = 30
    messages_at_once: int = 120
    requests: float = 20
    requests_at_once: int = 200
    rooms: float = 0.2
    rooms_at_once: int = 20
    sockets: int = 400
    everything: int = 15_000


def limits_of(text: str) -> Limits:
    """Read limits from `name=number, …`; raises `ValueError`.

    >>> limits_of("sockets=0, messages=5").sockets
    0
    """
    kinds = {field.name: float if field.type is float else int for field in fields(Limits)}
    chosen: dict[str, Any] = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        name, _, value = part.partition("=")
        if name not in kinds:
            raise ValueError(f"{VARIABLE} knows {', '.join(kinds)}, not {name}")
        chosen[name] = _number(kinds[name], name, value)
    return Limits(**chosen)


def _number(kind: type, name: str, value: str) -> Any:
    try:
        number = kind(value)
    except ValueError:
        number = -1
    if not 0 <= number < inf:
        raise ValueError(f"{VARIABLE}: {name} is a number from 0 on, not {value}")
    return number


class Bucket:
    """Lets so much through a second, and `at_once` when it is full."""

    __slots__ = ("_at_once", "_left", "_now", "_rate", "_then")

    def __init__(
        self, rate: float, at_once: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin full."""
        self._rate, self._at_once, self._now = rate, at_once, now
        self._left, self._then = float(at_once), now()

    def allows(self) -> bool:
        """Take one out if there is one."""
        if not self._rate:
            return True
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """A bucket an address, for the addresses seen last."""

    def __init__(self, rate: float, at_once: int) -> None:
        """Give every address the same."""
        self._rate, self._at_once = rate, at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        """Take one out of the address's bucket if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._at_once)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.allows()
