"""Deals on many machines: Ray hands the pieces out (`pip install boomtown[cluster]`).

Every machine needs the same Boomtown, and whatever its bots need.
"""

import logging
import os
import socket
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from boomtown.arena.contest import Contest
from boomtown.arena.playing import BotFailed, PlayedDeal, play_deals
from boomtown.arena.workers import WorkerLost, pieces

HERE = "here"
# So many pieces a core are given away at a time; the others wait here.
AHEAD = 2
KNOCK = 5


class NoCluster(Exception):  # noqa: N818 - reads as what it says
    """Ray is not installed, or does not answer."""


def played_on(address: str, contest: Contest, deals: int, jobs: int) -> Iterator[PlayedDeal]:
    """Yield the deals as they are done, on the cluster at an address or on so many cores here."""
    ray = _connected(address, jobs)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield from _handed_out(ray, contest, deals, cores)
    except ray.exceptions.RayTaskError as error:
        raise BotFailed(str(error.cause)) from error
    except ray.exceptions.RayError as error:
        raise WorkerLost(str(error).splitlines()[0]) from error
    finally:
        ray.shutdown()


def _connected(address: str, jobs: int) -> Any:
    # It would tell its makers of every start.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed: pip install boomtown[cluster]") from None
    try:
        if address == HERE:
            here = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **here)
        else:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster(f"no cluster at {address}: {str(error).splitlines()[0]}") from error
    return ray


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would try for a quarter of an hour."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCK).close()


def _handed_out(ray: Any, contest: Contest, deals: int, cores: int) -> Iterator[PlayedDeal]:
    play = ray.remote(play_deals)
    shared = ray.put(contest)
    work = iter(pieces(deals, cores))
    waiting = [play.remote(shared, piece) for piece in islice(work, cores * AHEAD)]
    while waiting:
        done, waiting = ray.wait(waiting)
        waiting += [play.remote(shared, piece) for piece in islice(work, len(done))]
        for one in done:
            yield from ray.get(one)
