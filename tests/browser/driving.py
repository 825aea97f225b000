"""What browser tests stand on: a server of their own, and scripts of Node with a time limit."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from http.client import HTTPConnection
from pathlib import Path

from tests.browser.chromium import VARIABLE, chromium
from tools.node import node

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Scripts play faster than people, and all from one address.
NO_LIMITS = "messages=0, requests=0, rooms=0, sockets=0"
PATIENCE = 20.0
LIMIT = 90.0
PLEASE = "please "


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process on a port of its own; what it says goes into a file."""

    def __init__(self, module: str, folder: Path) -> None:
        """Choose port and files; nothing runs yet."""
        self._module, self._log = module, folder / "server.log"
        self._database = f"sqlite:{folder / 'tables.sqlite'}"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Where it is found."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, and return once it answers."""
        line = [sys.executable, "-m", self._module, "--host", "127.0.0.1"]
        surroundings = {"BOOMTOWN_DATABASE": self._database, "BOOMTOWN_LIMITS": NO_LIMITS}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*line, "--port", str(self._port)],
                cwd=ROOT,
                env={**os.environ, **surroundings},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"no server: {self.said()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=1)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """End it like a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a person does, with time to say goodbye."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def said(self) -> str:
        """Return what it has printed."""
        return self._log.read_text(encoding="utf-8", errors="replace")


class ScriptError(AssertionError):
    """A script that did not end well, with all it said."""


def run_script(
    program: str,
    *arguments: str,
    asked: Mapping[str, Callable[[], None]] | None = None,
    limit: float = LIMIT,
) -> str:
    """Run a script of this folder to its end; return what it printed.

    A line `please NAME` asks for `asked[NAME]` and is answered with a line.
    """
    with _started(program, *arguments) as process:
        # The browser ends with the script: playwright holds it by a pipe.
        timer = threading.Timer(limit, process.kill)
        timer.start()
        try:
            said = _listened(process, asked or {})
        finally:
            timer.cancel()
            process.kill()
    if process.returncode:
        late = f" (more than {limit:.0f} s)" if process.returncode < 0 else ""
        raise ScriptError(f"{program} {' '.join(arguments)} failed{late}:\n{said}")
    return said


def _started(program: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(Path(node().folder) / "node"), str(HERE / program), *arguments],
        env={**os.environ, VARIABLE: chromium()},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _listened(process: subprocess.Popen[str], asked: Mapping[str, Callable[[], None]]) -> str:
    """Grant what the script asks for, and return the rest of what it says."""
    assert process.stdin is not None
    assert process.stdout is not None
    said = []
    for text in process.stdout:
        if text.startswith(PLEASE):
            asked[text.removeprefix(PLEASE).strip()]()
            process.stdin.write("done\n")
            process.stdin.flush()
        else:
            said.append(text)
    process.wait()
    return "".join(said)
