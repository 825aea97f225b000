"""A socket: who comes in, what is read from it, how it ends."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from boomtown.app.refusals import refused
from boomtown.protocol.decode import Misunderstood, command_of, id_of
from boomtown.protocol.encode import explained
from boomtown.protocol.tables import encode
from boomtown.server.client import NORMAL, TRY_AGAIN, Client
from boomtown.server.hub import Hub, farewell
from boomtown.server.limits import Bucket
from boomtown.server.logs import log_failure, short
from boomtown.server.people import address_of, cookie, hashed, new_token, same_site, token_of
from boomtown.server.table import Table

LARGEST_MESSAGE = 8 * 1024
# So many messages that came too fast are answered; after that the connection ends.
PATIENCE = 50
# Farewells after which it is worth coming back, and how long one may take to be sent.
AGAIN = ("restart", "too_many", "crowded", "failed", "slow")
LAST_WORDS = 1.0


class Sockets:
    """The application behind /ws/{room}; with ?screen it tells nothing that is for one seat."""

    def __init__(self, hub: Hub) -> None:
        """Count sockets by address."""
        self._hub = hub
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its first moment to its last."""
        connection = HTTPConnection(scope)
        if not same_site(connection):
            await send({"type": "websocket.close", "code": 1008, "reason": "other_site"})
            return
        token = token_of(connection) or new_token()
        fresh = cookie(token, scope["scheme"]) if token_of(connection) is None else None
        headers = [(b"set-cookie", fresh.encode())] if fresh else []
        await receive()
        await send({"type": "websocket.accept", "headers": headers})
        screen = "screen" in connection.query_params
        client = Client(self._hub.next_number(), hashed(token), send, screen=screen)
        address = address_of(connection)
        self._open[address] += 1
        try:
            await self._admit(client, address, scope["path_params"]["room"], receive)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _admit(self, client: Client, address: str, room: str, receive: Receive) -> None:
        """Serve a client, or say why not and close."""
        try:
            table, no = await self._table(client.person, address, room)
        except Exception:
            self._hub.metrics.failures += 1
            log_failure("room_not_read", room=short(room))
            table, no = None, "failed"
        if table is None:
            await _dismiss(client, no)
            return
        await self._serve(table, client, receive)
        if client.slow:
            with suppress(TimeoutError):
                await asyncio.wait_for(_dismiss(client, "slow"), LAST_WORDS)

    async def _table(self, person: str, address: str, room: str) -> tuple[Table | None, str]:
        """Return the table, or why there is none for this client."""
        limits, hub = self._hub.limits, self._hub
        if limits.sockets and self._open[address] > limits.sockets:
            return None, "too_many"
        if limits.everything and hub.sockets >= limits.everything:
            return None, "crowded"
        table = None if hub.closing else await hub.table(room)
        if hub.closing:
            return None, "restart"
        if table is None:
            return None, "no_room"
        no = table.room.barred(person)
        return (None, no) if no else (table, "")

    async def _serve(self, table: Table, client: Client, receive: Receive) -> None:
        self._hub.enter(table, client)
        reading = asyncio.create_task(self._read(table, client, receive))
        pumping = client.start()
        try:
            await asyncio.wait((reading, pumping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hub.leave(table, client)
            for task in (reading, pumping):
                task.cancel()
            await asyncio.gather(reading, pumping, return_exceptions=True)

    async def _read(self, table: Table, client: Client, receive: Receive) -> None:
        limits = self._hub.limits
        bucket = Bucket(limits.messages, limits.messages_at_once)
        patience = PATIENCE
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if bucket.allows():
                client.hold()
                self._take(table, client, content_of(message))
                # An answer that is ready goes out from here: one switch of tasks less.
                await client.flush()
                continue
            patience -= 1
            if patience < 0:
                client.part(farewell("too_many"), TRY_AGAIN)
                return
            self._refuse(client, content_of(message), "too_many")

    def _take(self, table: Table, client: Client, content: bytes | str) -> None:
        if len(content) > LARGEST_MESSAGE:
            self._refuse(client, content, "too_large")
            return
        try:
            command = command_of(content)
        except Misunderstood as no:
            self._hub.metrics.refusals[no.reason.code] += 1
            client.tell(encode(explained(no.id, no.reason)))
            return
        self._hub.ask(table, client, command)

    def _refuse(self, client: Client, content: bytes | str, code: str) -> None:
        self._hub.metrics.refusals[code] += 1
        client.tell(encode(explained(id_of(content), refused(code).reason)))


async def _dismiss(client: Client, code: str) -> None:
    """Say goodbye to one who is not in a room; returns when that has been sent."""
    again = code in AGAIN
    client.part(farewell(code, again=again), TRY_AGAIN if again else NORMAL)
    await client.pump()


def content_of(message: Any) -> bytes | str:
    """Return what a message carries, text or bytes."""
    text: str | None = message.get("text")
    content: bytes = message.get("bytes") or b""
    return content if text is None else text
