"""Running the programs that a command is made of, alone or several at once."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from tools.front_end import npm_line, with_node
from tools.places import BIN, ROOT, VENV

if TYPE_CHECKING:
    from collections.abc import Sequence


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


def script(name: str, script: str) -> Step:
    """Run a script of the front end."""
    return Step(name, "npm", ("run", "-s", script))


def command_line(step: Step, extra: Sequence[str] = ()) -> list[str]:
    """Spell a step out for the operating system."""
    if step.program == "npm":
        return npm_line(*step.arguments, *extra)
    return [str(BIN / step.program), *step.arguments, *extra]


def surroundings(step: Step) -> dict[str, str]:
    """Give the environment variables of a step: its own tools come first on the path."""
    path = os.pathsep.join((str(BIN), with_node(os.environ.get("PATH", ""))))
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
    report = f"{step.name:<9} {verdict:<6} {time.monotonic() - start:5.1f} s\n"
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
