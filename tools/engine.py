"""The engine of the better bots: compiled ahead, so that no player waits for it."""

from __future__ import annotations

import subprocess

from tools.places import PYTHON, ROOT

FOLDER = ROOT / "src" / "boomtown"


def bot_sources() -> bytes:
    """Return what is compiled and what decides which of it is."""
    files = (file for part in ("fast", "bots") for file in (FOLDER / part).rglob("*.py"))
    return b"".join(file.read_bytes() for file in sorted(files))


def compile_engine() -> None:
    """Let every bot decide a turn; what fails here is tried again where the bots think."""
    subprocess.run([PYTHON, "-m", "boomtown.bots.warming"], cwd=ROOT, check=False)
