"""A server of its own for a measurement, and what both sides use of the machine."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

NO_LIMITS = "messages=0, requests=0, rooms=0, sockets=0, everything=0"
TICKS = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1024 * 1024
START = 20.0


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: where, and its process."""

    host: str
    process: int

    def cpu(self) -> float:
        """Return the processor seconds it has used."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return the megabytes it holds."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


@contextmanager
def server(port: int = 8765) -> Iterator[Server]:
    """Run a server on an SQLite file in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {
            **os.environ,
            "BOOMTOWN_DATABASE": f"sqlite:{folder}/load.sqlite",
            "BOOMTOWN_LIMITS": NO_LIMITS,
        }
        line = [sys.executable, "-m", "boomtown.server", "--host", "127.0.0.1"]
        process = subprocess.Popen(
            [*line, "--port", str(port)], env=surroundings, stdout=subprocess.DEVNULL
        )
        try:
            _wait(f"http://127.0.0.1:{port}/healthz")
            yield Server(f"127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()
            process.wait(START)


def _wait(address: str) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(address)
