"""A bar on standard error for work that takes a while; only where somebody looks at it."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
EVERY = 0.2


def progress(items: Iterable[T], count: int) -> Iterator[T]:
    """Yield the items, and show how many of so many have been there."""
    if sys.stderr is None or sys.stderr.closed or not sys.stderr.isatty():
        yield from items
        return
    began = shown = time.monotonic()
    try:
        for done, item in enumerate(items, 1):
            yield item
            now = time.monotonic()
            if now - shown > EVERY:
                shown = now
                sys.stderr.write("\r" + bar(done, count, now - began))
                sys.stderr.flush()
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


def bar(done: int, count: int, seconds: float) -> str:
    """Return the bar, and the time that is left if all goes on as it went.

    >>> bar(50, 200, 30.0)
    '[#######.......................] 50 of 200, 1:30 to go'
    """
    filled = WIDTH * done // count
    minutes, rest = divmod(round(seconds / done * (count - done)), 60)
    return f"[{'#' * filled:.<{WIDTH}}] {done} of {count}, {minutes}:{rest:02} to go"
