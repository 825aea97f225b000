"""The front end: its packages, and building it."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

from tools.node import node
from tools.places import WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MADE_FROM = (
    "index.html",
    "offline.html",
    "vite.config.ts",
    "svelte.config.js",
    "tools",
    "src",
    "public",
)
PACKAGES = ("package.json", "package-lock.json", ".npmrc")


def npm_line(*arguments: str) -> list[str]:
    """Spell a call of npm in the front end's folder out."""
    return [*node().npm, "--prefix", str(WEB), *arguments]


def with_node(path: str) -> str:
    """Put Node first on a search path: the scripts of its packages look for it there."""
    return os.pathsep.join((node().folder, path))


def npm(*arguments: str) -> None:
    """Run npm in the front end's folder; what it prints is shown only if it fails."""
    surroundings = {**os.environ, "PATH": with_node(os.environ.get("PATH", ""))}
    line = npm_line(*arguments)
    done = subprocess.run(line, cwd=WEB, env=surroundings, check=False, capture_output=True)
    if done.returncode:
        os.write(2, done.stdout + done.stderr)
        raise subprocess.CalledProcessError(done.returncode, line)


def install_packages() -> None:
    """Install exactly what the lock file names."""
    npm("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Build what the server hands out."""
    npm("run", "-s", "build")


def packages() -> bytes:
    """Read what decides which packages are installed, and by which Node."""
    return b"\0".join((node().folder.encode(), *_contents(PACKAGES)))


def sources() -> bytes:
    """Read what the front end is built from."""
    return b"\0".join(_contents(MADE_FROM))


def _contents(names: tuple[str, ...]) -> Iterator[bytes]:
    for name in names:
        for path in _files(WEB / name):
            yield path.relative_to(WEB).as_posix().encode()
            yield path.read_bytes()


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return sorted(path for path in place.rglob("*") if path.is_file())
