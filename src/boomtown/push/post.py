"""Handing one message to a push service: resolved, looked at, connected, all within a time."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol
from urllib.parse import urlsplit

from boomtown.push.services import reachable

PATIENCE = 10.0
LONGEST_LINE = 4_096
PORT = 443


class Unsent(Exception):  # noqa: N818 - reads as what it says
    """A message that did not reach its service, and why."""


class Post(Protocol):
    """What carries messages; returns the status that the service answers."""

    async def __call__(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message; raises `Unsent`."""


@dataclass(frozen=True, slots=True)
class TlsPost:
    """The post to services in the world.

    What a name stands for is asked once, and that address is connected to: a name that leads
    elsewhere by the second question leads nowhere.
    """

    may: Callable[[str], bool] = reachable
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    patience: float = PATIENCE

    async def __call__(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message; follows no redirection, and reads no more than the first line."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._exchange(endpoint, headers, body)
        except TimeoutError as late:
            raise Unsent(f"no answer within {self.patience:.0f} s") from late
        except (OSError, ValueError, EOFError) as error:
            raise Unsent(str(error)[:200]) from error

    async def _exchange(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or PORT
        address = await self._address(host, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            limit=LONGEST_LINE,
            ssl=self.context,
            server_hostname=host,
        )
        try:
            target = parts.path + (f"?{parts.query}" if parts.query else "")
            writer.write(_request(target or "/", parts.netloc, headers, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        if not addresses or not all(map(self.may, addresses)):
            raise Unsent(f"{host} is not out in the world")
        return addresses[0]


def _request(target: str, host: str, headers: Mapping[str, str], body: bytes) -> bytes:
    whole = {"host": host, "content-length": str(len(body)), "connection": "close", **headers}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in whole.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    """Read the status from the first line of an answer."""
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("the answer is not one of the web")
    return int(rest[:3])
