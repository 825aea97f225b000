"""The commands of this project: `python3 run.py` lists them.

Needs Python 3.11 or later with pip, and nothing else: it makes the environment itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

# Only syntax that older Pythons can read stands in this file, so that they reach the message.
FLOOR = (3, 11)
USAGE = 2
INTERRUPTED = 130

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
# Started from inside its own environment, this file must not replace what it stands on.
INSIDE = Path(sys.prefix) == VENV
OUTER = getattr(sys, "_base_executable", sys.executable) if INSIDE else sys.executable


class Step(NamedTuple):
    """One program of the environment, its fixed arguments, and what it adds to the surroundings."""

    name: str
    program: str
    arguments: tuple[str, ...] = ()
    surroundings: tuple[tuple[str, str], ...] = ()


class Command(NamedTuple):
    """Stages run in turn, the steps of a stage at once; `chosen` alone takes extra arguments."""

    summary: str
    stages: tuple[tuple[Step, ...], ...]
    chosen: Step | None = None


def module(name: str, *arguments: str) -> Step:
    """Run a module with the Python of the environment."""
    return Step(name, "python", ("-m", name, *arguments))


CHECKS = (
    Step("types", "mypy"),
    Step("imports", "lint-imports", ("--no-logo",)),
    Step("sizes", "python", ("-m", "tests.docs.sizes")),
    Step("lint", "ruff", ("check", ".")),
    Step("format", "ruff", ("format", "--check", ".")),
)
# Four workers are enough: every further one costs its own start-up and collection.
ALL_TESTS = Step("tests", "pytest", ("-n", "auto", "--maxprocesses", "4"))
SOME_TESTS = Step("tests", "pytest")
SOAK = (("BOOMTOWN_SOAK", "1"),)
SOAK_TESTS = Step("soak", "pytest", ("-m", "soak or hypothesis"), SOAK)
PLAY = Step("game", "boomtown", ("play",))
GOLDEN = module("tests.golden")
BENCH = module("tests.bench")
MUTANTS = module("tests.mutants")

COMMANDS = {
    "serve": Command("play in the terminal", ((PLAY,),), PLAY),
    "test": Command(
        "check, then every test; with arguments, only the tests they choose",
        (CHECKS, (ALL_TESTS,)),
        SOME_TESTS,
    ),
    "check": Command("format, lint, types, imports and sizes", (CHECKS,)),
    "golden": Command("write the golden games again; read the diff", ((GOLDEN,),), GOLDEN),
    "bench": Command("measure the speed of the rules", ((BENCH,),), BENCH),
    "soak": Command("the long tests, at full size", ((SOAK_TESTS,),), SOAK_TESTS),
    "mutants": Command("spoil the rules bit by bit: what tests miss", ((MUTANTS,),), MUTANTS),
}


class Setup(NamedTuple):
    """A step of making the environment, done again whenever one of its inputs changes."""

    name: str
    inputs: Callable[[], bytes]
    make: Callable[[], None]


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


def install_requirements() -> None:
    """Install what the lock file names, and only files with the hashes it knows."""
    pip("--require-hashes", "--no-deps", "-r", "requirements.txt")


def install_project() -> None:
    """Install the project in place; its build backend is in the lock file already."""
    pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", ".")


def interpreter() -> bytes:
    """Name the interpreter and the place: an environment survives a change of neither."""
    return "\n".join((sys.version, sys.base_prefix, str(VENV))).encode()


SETUP = (
    Setup("environment", interpreter, make_environment),
    Setup("requirements", (ROOT / "requirements.txt").read_bytes, install_requirements),
    Setup("project", (ROOT / "pyproject.toml").read_bytes, install_project),
)


def stale(setup: Sequence[Setup]) -> Iterator[tuple[Setup, Path, str]]:
    """Yield the steps that have to run, each with its stamp's file and its new content."""
    digest = ""
    for step in setup:
        # A step stands on those before it, so its stamp covers their inputs too.
        digest = hashlib.sha256(digest.encode() + step.inputs()).hexdigest()
        stamp = VENV / "stamps" / step.name
        if not stamp.exists() or stamp.read_text() != digest:
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


def set_up() -> None:
    """Bring the environment up to date; nearly free when it is."""
    if not any(True for _ in stale(SETUP)):
        return
    with alone():
        for step, stamp, digest in stale(SETUP):
            print(f"set-up: {step.name}", flush=True)
            step.make()
            stamp.parent.mkdir(exist_ok=True)
            stamp.write_text(digest)


def command_line(step: Step, extra: Sequence[str] = ()) -> list[str]:
    """Spell a step out for the operating system."""
    return [str(BIN / step.program), *step.arguments, *extra]


def surroundings(step: Step) -> dict[str, str]:
    """Give the environment variables of a step: its own tools come first on the path."""
    path = os.pathsep.join((str(BIN), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV), **dict(step.surroundings)}


def run_alone(step: Step, extra: Sequence[str] = ()) -> int:
    """Run a step that owns the terminal; Ctrl-C reaches it too, and what it means is its affair."""
    with subprocess.Popen(command_line(step, extra), cwd=ROOT, env=surroundings(step)) as process:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()


def run_quietly(step: Step) -> int:
    """Run a step beside others: one line when all is well, everything it said when not."""
    start = time.monotonic()
    done = subprocess.run(
        command_line(step),
        cwd=ROOT,
        env=surroundings(step),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    verdict = "FAILED" if done.returncode else "ok"
    report = f"{step.name:<8} {verdict:<6} {time.monotonic() - start:5.1f} s\n"
    print(report + (done.stdout if done.returncode else ""), end="", flush=True)
    return done.returncode


def run_stage(stage: Sequence[Step]) -> int:
    """Run the steps of a stage at once; the worst exit code is the stage's."""
    if len(stage) == 1:
        return run_alone(stage[0])
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        return max(abs(code) for code in pool.map(run_quietly, stage))


def run_command(command: Command, extra: Sequence[str]) -> int:
    """Run every stage, also after a failed one, so that one run shows all there is to repair."""
    if extra and command.chosen:
        return run_alone(command.chosen, extra)
    return max([abs(run_stage(stage)) for stage in command.stages])


def usage() -> str:
    """List the commands, one line each."""
    lines = (f"  {name:<8} {command.summary}" for name, command in COMMANDS.items())
    return "\n".join(("usage: python3 run.py COMMAND [ARGUMENTS]", *lines))


def main(arguments: Sequence[str]) -> int:
    """Find the command, make the environment, run the command."""
    if sys.version_info < FLOOR:
        print("run.py: Boomtown needs Python 3.11 or later", file=sys.stderr)
        return USAGE
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is None or (arguments[1:] and command.chosen is None):
        print(usage(), file=sys.stderr)
        return USAGE
    try:
        set_up()
        return run_command(command, arguments[1:])
    except subprocess.CalledProcessError as error:
        print(f"run.py: set-up failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
