"""Bytes on a real socket that are no good frames, too large, or never end."""

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote.visitor import Visitor
from boomtown.server.sockets import LARGEST_MESSAGE
from tests.remote.served import HERE, Served, served

pytestmark = pytest.mark.slow
TEXT, CONTINUED, CLOSE, PING = 1, 0, 8, 9
FINAL, MASKED = 0x80, 0x80
TOO_BIG, NO_PROTOCOL, NO_TEXT = 1009, 1002, 1007
MIDDLE, LARGE = 126, 127


def frame(kind: int, content: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """Return a frame; it is masked with zeros."""
    size, mask = len(content), MASKED if masked else 0
    first = bytes((kind | (FINAL if final else 0),))
    if size < MIDDLE:
        head = first + bytes((size | mask,))
    elif size < 1 << 16:
        head = first + bytes((MIDDLE | mask,)) + struct.pack("!H", size)
    else:
        head = first + bytes((LARGE | mask,)) + struct.pack("!Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + content


class Raw:
    """A connection that says bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def shake(self, path: str, *headers: str) -> bytes:
        """Ask for a socket; return the head of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]
        self.writer.write("\r\n".join(lines).encode("latin-1"))
        return await self.reader.readuntil(b"\r\n\r\n")

    async def close_code(self) -> int | None:
        """Read to the end; return the code of the last close frame."""
        code = None
        while head := await self.reader.read(2):
            size = head[1]
            if size == MIDDLE:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            content = await self.reader.readexactly(size)
            if head[0] & 15 == CLOSE and content:
                (code,) = struct.unpack("!H", content[:2])
        return code


@asynccontextmanager
async def raw(home: Served) -> AsyncIterator[Raw]:
    """Connect until the block ends."""
    reader, writer = await asyncio.open_connection(HERE, home.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def opened(home: Served) -> str:
    """Open a room from here; return its path."""
    wanted = NewRoom(Options(), "Ada")
    return "/ws/" + await asyncio.to_thread(Visitor(home.address).open_room, wanted)


BIG = b"x" * (2 * LARGEST_MESSAGE + 1)
BAD: dict[str, tuple[bytes, int]] = {
    "a message that is too large": (frame(TEXT, BIG), TOO_BIG),
    "a size that no message has": (bytes((FINAL | TEXT, MASKED | LARGE)) + b"\x7f" * 8, TOO_BIG),
    "pieces that are too large together": (
        frame(TEXT, b"x" * 9_000, final=False) + frame(CONTINUED, b"x" * 9_000),
        TOO_BIG,
    ),
    "a frame that is not masked": (frame(TEXT, b"{}", masked=False), NO_PROTOCOL),
    "a kind that does not exist": (frame(3, b"{}"), NO_PROTOCOL),
    "a piece of nothing": (frame(CONTINUED, b"{}"), NO_PROTOCOL),
    "a large sign of life": (frame(PING, b"x" * 126), NO_PROTOCOL),
    "text that is none": (frame(TEXT, b"\xff\xfe"), NO_TEXT),
}


@pytest.mark.parametrize(("content", "code"), BAD.values(), ids=BAD)
async def test_a_bad_frame_ends_its_connection_and_no_other(content: bytes, code: int) -> None:
    async with served() as home:
        path = await opened(home)
        async with raw(home) as good, raw(home) as bad:
            for one in (good, bad):
                assert (await one.shake(path)).startswith(b"HTTP/1.1 101")
            bad.writer.write(content)
            assert await asyncio.wait_for(bad.close_code(), 10) == code
            good.writer.write(frame(TEXT, b'{"t":"ping","id":"x"}'))
            while b'"id":"x"' not in await good.reader.read(65_536):
                pass
            assert home.hub.metrics.failures == 0
