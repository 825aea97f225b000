"""The Python environment: made, filled from the lock file, the project installed in place."""

from __future__ import annotations

import shutil
import subprocess
import sys

from tools.places import OUTER, PYTHON, ROOT, VENV


def outer_has(name: str) -> bool:
    """Tell whether the Python outside the environment has a module."""
    line = [OUTER, "-c", f"import {name}"]
    return subprocess.run(line, stderr=subprocess.DEVNULL, check=False).returncode == 0


def pip(*arguments: str) -> None:
    """Install into the environment with the pip that is there; Debian's venv may bring none."""
    inner = [PYTHON, "-m", "pip"]
    program = [OUTER, "-m", "pip", "--python", PYTHON] if outer_has("pip") else inner
    quiet = ["-qq", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*program, "install", *quiet, *arguments], cwd=ROOT, check=True)


def make_environment() -> None:
    """Make an empty environment; pip is put into it only where Python itself has none."""
    if outer_has("pip"):
        options = ["--without-pip"]
    elif outer_has("ensurepip"):
        options = []
    else:
        raise SystemExit("run.py: this Python has no pip (on Debian: apt install python3-pip)")
    shutil.rmtree(VENV, ignore_errors=True)
    subprocess.run([OUTER, "-m", "venv", *options, str(VENV)], check=True)


def install_locked(lock: str) -> None:
    """Install what a lock file names, and only files with the hashes it knows."""
    pip("--require-hashes", "--no-deps", "-r", lock)


def install_project() -> None:
    """Install the project in place; its build backend is in the lock file already."""
    pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", ".")


def interpreter() -> bytes:
    """Name the interpreter and the place: an environment survives a change of neither."""
    return "\n".join((sys.version, sys.base_prefix, str(VENV))).encode()
