"""`boomtown serve`: the table over the network, in a program of its own."""

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec

from boomtown.cli.commands import Command
from boomtown.cli.faults import Fault

NEEDED = ("msgspec", "segno", "starlette", "uvicorn", "websockets")
PASSED_ON = ("host", "port", "certificate", "key", "log")


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="where to listen (default: everywhere)")
    parser.add_argument("--port", help="(default: 8000, or the next free one)")
    parser.add_argument("--certificate", metavar="FILE", help="a TLS certificate, for https")
    parser.add_argument("--key", metavar="FILE", help="its key")
    parser.add_argument("--log", metavar="LEVEL", help="debug, info, warning (default) or error")


def _run(args: argparse.Namespace) -> int:
    if any(find_spec(name) is None for name in NEEDED):
        raise Fault("serve needs further packages: pip install 'boomtown[server]'")
    given = [(name, getattr(args, name)) for name in PASSED_ON]
    options = [part for name, value in given if value for part in (f"--{name}", value)]
    return launch([sys.executable, "-m", "boomtown.server", *options])


def launch(line: list[str]) -> int:
    """Become the server, so that signals reach it; where that cannot be, wait for its end."""
    if os.name == "posix":
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode


SERVE = Command(
    "serve",
    "open a table for browsers in the network",
    "boomtown serve --port 8000",
    _options,
    _run,
)
