"""One request without a client that would make its path or its body proper first."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp

Event = MutableMapping[str, Any]
NOTHING: Event = {"type": "http.request", "body": b"", "more_body": False}


@dataclass
class Asked:
    """What was answered."""

    sent: list[Event] = field(default_factory=list)

    @property
    def status(self) -> int:
        code: int = self.sent[0]["status"]
        return code

    @property
    def content(self) -> bytes:
        return b"".join(one.get("body", b"") for one in self.sent[1:])


async def asked(app: ASGIApp, method: str, path: str, *events: Event) -> Asked:
    """Send a request whose body comes in these events."""
    coming, answer = list(events or (NOTHING,)), Asked()
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"boomtown.test")],
        "client": ("6.6.6.6", 1),
        "server": ("boomtown.test", 80),
    }

    async def receive() -> Event:
        return coming.pop(0)

    async def send(message: Event) -> None:
        answer.sent.append(message)

    await app(scope, receive, send)
    return answer
