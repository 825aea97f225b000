"""Where deals are played: in this process, or in several; what comes out is the same."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from boomtown.arena.contest import Contest
from boomtown.arena.playing import PlayedDeal, limber_up, play_deal, play_deals

# Pieces small enough that all workers end together, large enough that sending them is nothing.
PIECES_EACH = 20
LARGEST_PIECE = 50

T = TypeVar("T")
Work = Callable[[Contest, Sequence[int]], Sequence[T]]


class WorkerLost(Exception):  # noqa: N818 - reads as what it says
    """A process that ended before its work."""


def played(contest: Contest, deals: int, jobs: int = 1) -> Iterator[PlayedDeal]:
    """Yield the deals as they are done; raises `BotFailed`, `WorkerLost`."""
    if jobs == 1:
        return _here(contest, deals)
    return spread(play_deals, contest, deals, jobs)


def _here(contest: Contest, deals: int) -> Iterator[PlayedDeal]:
    limber_up(contest)
    for number in range(deals):
        yield play_deal(contest, number)


def spread(work: Work[T], contest: Contest, deals: int, jobs: int) -> Iterator[T]:
    """Yield what comes of the deals, piece by piece, worked on in so many processes."""
    return _in_processes(partial(work, contest), pieces(deals, jobs), jobs)


def pieces(deals: int, workers: int) -> list[range]:
    """Cut the deals into what is given to a worker at once."""
    size = min(max(deals // (workers * PIECES_EACH), 1), LARGEST_PIECE)
    return [range(first, min(first + size, deals)) for first in range(0, deals, size)]


def _in_processes(
    work: Callable[[range], Sequence[T]], cut: Sequence[range], jobs: int
) -> Iterator[T]:
    # Not forked: what a bot computes with may have threads, which a copy would lack.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _prepare)
    try:
        for done in as_completed([pool.submit(work, piece) for piece in cut]):
            yield from done.result()
    except BrokenProcessPool:
        raise WorkerLost("a process of the arena ended before its work") from None
    finally:
        # A pool that is not waited for may complain as Python ends.
        pool.shutdown(wait=True, cancel_futures=True)


def _prepare() -> None:
    """Let an interrupt end a worker without a word: the arena speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
