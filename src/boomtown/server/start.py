"""Starting and stopping the server: arguments, socket, uvicorn, farewell."""

import argparse
import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette

from boomtown.bootstrap import DATABASE, DEFAULT_DATABASE, BadSetting, parts
from boomtown.bots import left_out
from boomtown.server import logs, site
from boomtown.server.address import welcome
from boomtown.server.asgi import application
from boomtown.server.catalog import catalog
from boomtown.server.hub import Hub
from boomtown.server.limits import VARIABLE, limits_of
from boomtown.server.sockets import LARGEST_MESSAGE

PORT = 8_000
TRIES = 10
# Time for the farewell to reach those who take their messages.
FAREWELL = 0.3
PATIENCE = 5
BACKLOG = 4_096
LEVELS = ("debug", "info", "warning", "error")
# Small collections, often: one of 20,000 young values stopped everybody for 100 ms and more. What
# lives on is frozen values without circles, so that the oldest need hardly ever be looked through.
GENERATIONS = (500, 10, 100_000)


class Server(uvicorn.Server):
    """A server that says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, hub: Hub, said: str) -> None:
        """Know the hub, and what to say when ready."""
        super().__init__(config)
        self._hub = hub
        self._said = said

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, keep what never changes out of the collector's way, say where we are."""
        catalog()
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GENERATIONS)
        if self.started:
            sys.stdout.write(self._said)
            sys.stdout.flush()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; having stopped as it asked is no failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, finish what came in, then close."""
        self._hub.farewell()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def parser() -> argparse.ArgumentParser:
    """Return what can be said on the command line."""
    made = argparse.ArgumentParser("boomtown serve", description="Open a table for the network.")
    made.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")
    made.add_argument("--port", type=int, default=0, help=f"(default: {PORT}, or the next free)")
    made.add_argument("--certificate", help="file of a TLS certificate, for https")
    made.add_argument("--key", help="file of its key")
    made.add_argument("--log", default="warning", choices=LEVELS, help="how much to tell")
    made.epilog = (
        f"{DATABASE}=sqlite:FILE keeps the games (default: {DEFAULT_DATABASE}); memory: forgets"
        f" them. {VARIABLE} changes limits, as in sockets=0."
    )
    return made


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens: on the port asked for, or on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port else range(PORT, PORT + TRIES)
    problem: Exception | None = None
    for one in ports:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, one))
        except (OSError, OverflowError) as error:
            bound.close()
            problem = error
        else:
            bound.set_inheritable(True)
            return bound
    raise SystemExit(f"boomtown serve: cannot listen on {host}: {problem}")


def main(arguments: Sequence[str]) -> int:
    """Serve until told to stop."""
    chosen = parser().parse_args(arguments)
    if chosen.key and not chosen.certificate:
        parser().error("--key is of no use without --certificate")
    logs.begin(chosen.log)
    for one in left_out():
        logs.log("bot_left_out", logging.WARNING, bot=one.name, why=one.why)
    try:
        limits = limits_of(os.environ.get(VARIABLE, ""))
        app, hub = application(parts(), limits, site.folder())
    except (BadSetting, ValueError) as error:
        raise SystemExit(f"boomtown serve: {error}") from error
    config = configured(app, chosen)
    bound = listening(chosen.host, chosen.port)
    scheme = "https" if config.is_ssl else "http"
    server = Server(config, hub, welcome(chosen.host, bound.getsockname()[1], scheme))
    server.run([bound])
    return 0 if server.started else 1


def configured(app: Starlette, chosen: argparse.Namespace) -> uvicorn.Config:
    """Return how the application is served."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ssl_certfile=chosen.certificate,
        ssl_keyfile=chosen.key,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        backlog=BACKLOG,
    )
    try:
        config.load()
    except OSError as error:
        raise SystemExit(f"boomtown serve: cannot use the certificate: {error}") from error
    return config
