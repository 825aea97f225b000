"""Set-up: what has to be there before a command runs, made again only when an input changed."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tools.engine import bot_sources, compile_engine
from tools.environment import install_locked, install_project, interpreter, make_environment
from tools.front_end import build, install_packages, packages, sources
from tools.node import LOCK, install_node
from tools.places import ROOT, VENV, WEB

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path


class Setup(NamedTuple):
    """A step of set-up, done again when one of its inputs changed or its product is gone."""

    name: str
    inputs: Callable[[], bytes]
    make: Callable[[], None]
    product: Path = VENV


PACKAGES = "requirements.txt"
CLUSTER = "requirements-cluster.txt"
SETUP = (
    Setup("environment", interpreter, make_environment),
    Setup("requirements", (ROOT / PACKAGES).read_bytes, partial(install_locked, PACKAGES)),
    Setup("project", (ROOT / "pyproject.toml").read_bytes, install_project),
    Setup("node", (ROOT / LOCK).read_bytes, install_node),
    Setup("packages", packages, install_packages, WEB / "node_modules"),
    Setup("front end", sources, build, WEB / "dist" / "index.html"),
)
# Eighty megabytes that only tests need, so no other start waits for them.
FOR_TESTS = (
    SETUP[0],
    Setup("cluster", (ROOT / CLUSTER).read_bytes, partial(install_locked, CLUSTER)),
)

# Half a minute when the engine is new, so only for those who play.
TO_PLAY = (*SETUP[:3], Setup("bots", bot_sources, compile_engine))
# What some commands need beside the rest.
MORE = {"test": FOR_TESTS, "soak": FOR_TESTS, "serve": TO_PLAY, "play": TO_PLAY}


def stale(setup: Sequence[Setup]) -> Iterator[tuple[Setup, Path, str]]:
    """Yield the steps that have to run, each with its stamp's file and its new content."""
    digest = ""
    for step in setup:
        # A step stands on those before it, so its stamp covers their inputs too.
        digest = hashlib.sha256(digest.encode() + step.inputs()).hexdigest()
        stamp = VENV / "stamps" / step.name
        made = stamp.exists() and step.product.exists()
        if not made or stamp.read_text() != digest:
            yield step, stamp, digest


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second run.py waiting while this one changes the environment."""
    if sys.platform == "win32":
        yield  # two first starts at the same moment are not guarded there
        return
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def set_up(setup: Sequence[Setup] = SETUP) -> None:
    """Bring the environment up to date; nearly free when it is."""
    if not any(True for _ in stale(setup)):
        return
    with alone():
        for step, stamp, digest in stale(setup):
            print(f"set-up: {step.name}", flush=True)
            step.make()
            stamp.parent.mkdir(exist_ok=True)
            stamp.write_text(digest)
