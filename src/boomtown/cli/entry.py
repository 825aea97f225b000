"""The way in: finds the command, and turns whatever goes wrong into one line (exit code 2)."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import boomtown
from boomtown.cli.commands import Command
from boomtown.cli.commands.arena import ARENA
from boomtown.cli.commands.bots import BOTS
from boomtown.cli.commands.check import CHECK
from boomtown.cli.commands.edition import EDITION
from boomtown.cli.commands.odds import ODDS
from boomtown.cli.commands.perft import PERFT
from boomtown.cli.commands.play import PLAY
from boomtown.cli.commands.replay import REPLAY
from boomtown.cli.commands.score import SCORE
from boomtown.cli.commands.serve import SERVE
from boomtown.cli.commands.simulate import SIMULATE
from boomtown.cli.commands.verify import VERIFY
from boomtown.cli.faults import FAULT, Fault
from boomtown.cli.terminal import complain, say

COMMANDS: tuple[Command, ...] = (
    PLAY,
    SERVE,
    REPLAY,
    ODDS,
    VERIFY,
    SCORE,
    CHECK,
    PERFT,
    SIMULATE,
    ARENA,
    BOTS,
    EDITION,
)


class _Parser(argparse.ArgumentParser):
    """Reports a wrong option like any other fault, on one line."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse would print with its usage."""
        raise Fault(f"{self.prog.removeprefix('boomtown').strip()}: {message}".removeprefix(": "))


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    top = _Parser(
        prog="boomtown",
        description="The game of house numbers, fences and pools, at the terminal.",
        epilog=_examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"boomtown {boomtown.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", title="commands", parser_class=_Parser)
    for command in COMMANDS:
        part = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.summary.capitalize() + ".",
            epilog=f"example: {command.example}",
            allow_abbrev=False,
        )
        command.options(part)
        part.set_defaults(run=command.run)
    return top


def _examples() -> str:
    lines = (f"  {command.example}" for command in COMMANDS)
    return "\n".join(("examples:", *lines, "", "boomtown COMMAND --help tells more."))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout:
            sys.stdout.flush()
    except Fault as fault:
        complain(str(fault))
    except KeyboardInterrupt:
        complain("interrupted")
    except BrokenPipeError:
        _drop_output()
        complain("nobody reads the output any more")
    except OSError as error:
        complain(f"input or output failed: {error.strerror or error}")
    else:
        return code
    return FAULT


def _run(arguments: Sequence[str]) -> int:
    top = parser()
    try:
        args = top.parse_args(arguments)
    except SystemExit as done:  # --help and --version end this way
        return int(done.code or 0)
    if not hasattr(args, "run"):
        say(top.format_help().splitlines())
        return 0
    code: int = args.run(args)
    return code


def _drop_output() -> None:
    """Point standard output elsewhere, so that closing it at the end cannot fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
