"""How soon bots play after `run.py serve`: `python -m tests.bench.first_turn [BOT …]`.

For each bot a fresh server, and right after its first answer a room with three of them.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.request import urlopen

import msgspec

from boomtown.bots import roster
from boomtown.protocol.choices import Options
from tests.bench.load.people import opened
from tests.bench.load.socket import Socket, connected
from tools.places import ROOT

HOST = "127.0.0.1:8766"
BOTS = 3
PATIENCE = 120.0


class Turns(NamedTuple):
    """Seconds until the first bot's turn and until all were in, and who decided them."""

    first: float
    last: float
    decided: Counter[str]


@contextmanager
def served() -> Iterator[float]:
    """Run a server as everybody does; yield the seconds to its first answer."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {**os.environ, "BOOMTOWN_DATABASE": f"sqlite:{folder}/first.sqlite"}
        surroundings["BOOMTOWN_LIMITS"] = "messages=0, requests=0, rooms=0, sockets=0, everything=0"
        name, _, port = HOST.partition(":")
        line = [sys.executable, "run.py", "serve", "--host", name, "--port", port]
        began = time.perf_counter()
        # In a group of its own, so that the signal reaches the server behind run.py.
        process = subprocess.Popen(
            line, cwd=ROOT, env=surroundings, stdout=subprocess.DEVNULL, start_new_session=True
        )
        try:
            while not _answers():
                time.sleep(0.01)
            yield time.perf_counter() - began
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(PATIENCE)
            while _listens():
                time.sleep(0.05)


def _listens() -> bool:
    """Whether there is still a server: it says goodbye after run.py has gone."""
    name, _, port = HOST.partition(":")
    with socket.socket() as tried:
        return tried.connect_ex((name, int(port))) == 0


def _answers() -> bool:
    try:
        with urlopen(f"http://{HOST}/healthz", timeout=PATIENCE):
            return True
    except OSError:
        return False


def decided() -> Counter[str]:
    """Return how many turns each bot has decided."""
    with urlopen(f"http://{HOST}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    head = 'boomtown_bot_turns_total{bot="'
    found = (line.removeprefix(head).split('"} ') for line in lines if line.startswith(head))
    return Counter({bot: int(count) for bot, count in found})


async def turns(bot: str) -> Turns:
    """Open a room, let bots sit down, and measure from the start of the game."""
    room, cookie = await asyncio.to_thread(opened, HOST, Options(seats=BOTS + 1))
    heard: list[float] = []
    done = asyncio.Event()

    def hear(content: bytes) -> None:
        if msgspec.json.decode(content)["t"] == "confirmed":
            heard.append(time.perf_counter())
            if len(heard) == BOTS:
                done.set()

    before = await asyncio.to_thread(decided)
    line = await connected(HOST, f"/ws/{room}", cookie, hear)
    commands = [{"t": "hello"}, *[{"t": "add_bot", "bot": bot}] * BOTS, {"t": "start"}]
    began = _say(line, commands)
    await asyncio.wait_for(done.wait(), PATIENCE)
    after = await asyncio.to_thread(decided)
    return Turns(heard[0] - began, heard[-1] - began, after - before)


def _say(line: Socket, commands: list[dict[str, Any]]) -> float:
    for number, command in enumerate(commands):
        line.send(msgspec.json.encode({"id": f"c{number}", **command}))
    return time.perf_counter()


async def measured(bot: str) -> str:
    """Measure at once, then until the bot itself plays."""
    began = time.perf_counter()
    first = await turns(bot)
    again, ready = first, time.perf_counter()
    while set(again.decided) != {bot}:
        again, ready = await turns(bot), time.perf_counter()
    stood_in = ", ".join(f"{count} by {name}" for name, count in first.decided.items())
    return (
        f"first turn after {first.first:.2f} s, all {BOTS} after {first.last:.2f} s ({stood_in});"
        f" itself {ready - began:.2f} s after the first answer: {again.last:.2f} s for {BOTS}"
    )


def main() -> None:
    """Measure each bot."""
    for bot in sys.argv[1:] or roster():
        with served() as answered:
            print(f"{bot}: server answers after {answered:.2f} s; {asyncio.run(measured(bot))}")


if __name__ == "__main__":
    main()
