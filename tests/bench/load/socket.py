"""A socket that costs the generator little: the few frames of RFC 6455 that a server needs."""

import asyncio
import base64
import os
from collections.abc import Callable

SMALL, MIDDLE, LARGE = 125, 126, 127
FINAL, MASKED = 0x80, 0x80
TEXT, PING, PONG = 1, 9, 10


class Socket(asyncio.Protocol):
    """Sends texts, hands every text it gets to `hear`; masks with zeros, which is masking too."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        """Know what to ask for."""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        self.cookie = cookie
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("turned away"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done() and not self._greeted():
            return
        while (frame := self._frame()) is not None:
            self._hear(frame)

    def _greeted(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionError(head[:40].decode()))
            return False
        for line in head.decode().split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        self._buffer = bytearray(rest)
        self.ready.set_result(None)
        return True

    def _frame(self) -> bytes | None:
        """Return the next text, None if it is not all here; a ping is answered on the way."""
        buffer = self._buffer
        while len(buffer) >= 2:
            size, start = _size(buffer)
            if len(buffer) < start + size:
                return None
            kind, content = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == TEXT:
                return content
            if kind == PING:
                self._write(PONG, content)
        return None

    def send(self, content: bytes) -> None:
        """Send a text; nothing once the server has hung up."""
        if not self.lost:
            self._write(TEXT, content)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        if size <= SMALL:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | MIDDLE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


def _size(buffer: bytearray) -> tuple[int, int]:
    """Return the length of a frame's content, and where it begins."""
    size = buffer[1]
    if size == MIDDLE:
        return int.from_bytes(buffer[2:4], "big"), 4
    if size == LARGE:
        return int.from_bytes(buffer[2:10], "big"), 10
    return size, 2


async def connected(host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
    """Connect to a server on this machine."""
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(host, path, cookie, hear), name, int(port)
    )
    await socket.ready
    return socket
