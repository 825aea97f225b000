"""Where Chromium is: named, or on the path; apt brings it only where tests run by themselves."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "CHROMIUM"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
DEBIAN = Path("/etc/debian_version")
INSTALL = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"),
)


class Missing(Exception):  # noqa: N818 - reads as what it says
    """There is no Chromium here."""


def found(surroundings: Mapping[str, str] = os.environ) -> str | None:
    """Return the program that is named, or the first that is on the path."""
    if named := surroundings.get(VARIABLE):
        return shutil.which(named)
    there = (shutil.which(program) for program in PROGRAMS)
    return next((program for program in there if program), None)


def may_install(surroundings: Mapping[str, str] = os.environ) -> bool:
    """Whether the machine is there for tests and lets us: `CI` is set, Debian, root."""
    ours = bool(surroundings.get("CI")) and not surroundings.get(VARIABLE)
    return ours and DEBIAN.exists() and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Bring Chromium with the system's packages; raises `Missing` with what they said."""
    import fcntl  # only where there is apt

    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    folder = os.open(Path(__file__).parent, os.O_RDONLY)
    try:
        # Tests run in several processes: the first one installs, the others wait and find it.
        fcntl.flock(folder, fcntl.LOCK_EX)
        for line in () if found() else INSTALL:
            done = subprocess.run(
                line, env=surroundings, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise Missing(f"{' '.join(line)} failed: {done.stdout}{done.stderr}".strip())
    finally:
        os.close(folder)


def chromium(surroundings: Mapping[str, str] = os.environ) -> str:
    """Return the program, installed if need and leave be; raises `Missing`."""
    if found(surroundings) is None and may_install(surroundings):
        install()
    program = found(surroundings)
    if program is None:
        raise Missing(f"no Chromium: install it, or name it in {VARIABLE}")
    return program


def missing_fails(surroundings: Mapping[str, str] = os.environ) -> bool:
    """Whether tests fail without it: a person's machine may do without, `CI` may not."""
    return bool(surroundings.get("CI"))
