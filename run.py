"""The commands of this project: `python3 run.py` lists them.

Needs Python 3.11 or later with pip, and nothing else: what else it takes comes into this folder.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

# Only syntax that older Pythons can read stands here and in tools, so that they reach the message.
from tools.setup import MORE, set_up
from tools.steps import Command, Step, module, run_command, script

if TYPE_CHECKING:
    from collections.abc import Sequence

FLOOR = (3, 11)
USAGE = 2
INTERRUPTED = 130

CHECKS = (
    Step("types", "mypy"),
    script("web types", "types"),
    script("web lint", "lint"),
    script("web rest", "rest"),
    Step("imports", "lint-imports", ("--no-logo",)),
    module("tests.docs.sizes")._replace(name="sizes"),
    Step("lint", "ruff", ("check", ".")),
    Step("format", "ruff", ("format", "--check", ".")),
)
WEB_TESTS = script("web tests", "test")
# Four workers are enough: every further one costs its own start-up and collection.
SPREAD = ("-n", "auto", "--maxprocesses", "4")
ALL_TESTS = Step("tests", "pytest", SPREAD)
SOME_TESTS = Step("tests", "pytest")
SOAK = (("BOOMTOWN_SOAK", "1"),)
PLANTED = module("tests.planted")
SOAK_TESTS = Step("soak", "pytest", (*SPREAD, "-m", "soak or hypothesis"), SOAK)
SERVE = Step("server", "boomtown", ("serve",))
PLAY = Step("game", "boomtown", ("play",))
GOLDEN = module("tests.golden")
BENCH = module("tests.bench")
FAST = module("tests.bench.fast")
LOAD = module("tests.bench.load")
FIRST = module("tests.bench.first_turn")
BENCHES = ((BENCH,), (FAST,), (LOAD,), (FIRST,))
SHOTS = module("tests.browser.shots")
GALLERY = module("tests.browser.gallery")
MUTANTS = module("tests.mutants")

COMMANDS = {
    "serve": Command("open the table for browsers", ((SERVE,),), SERVE),
    "test": Command(
        "check, then every test; with arguments, only the tests they choose",
        (CHECKS, (WEB_TESTS,), (ALL_TESTS,)),
        SOME_TESTS,
    ),
    "check": Command("format, lint, types, imports and sizes", (CHECKS,)),
    "play": Command("play in the terminal", ((PLAY,),), PLAY),
    "golden": Command("write the golden games again; read the diff", ((GOLDEN,),), GOLDEN),
    "shots": Command("take a picture of every screen", ((SHOTS,),), SHOTS),
    "gallery": Command("take the pictures of docs/gallery.md again", ((GALLERY,),)),
    "bench": Command(
        "measure rules, fast engine and table", ((BENCH,), (FAST,), (LOAD,), (FIRST,)), BENCH
    ),
    "soak": Command("the long tests, at full size", ((SOAK_TESTS,), (PLANTED,)), SOAK_TESTS),
    "mutants": Command("spoil the rules bit by bit: what tests miss", ((MUTANTS,),), MUTANTS),
}


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
        set_up(MORE.get(arguments[0], ()))
        return run_command(command, arguments[1:])
    except subprocess.CalledProcessError as error:
        print(f"run.py: set-up failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
