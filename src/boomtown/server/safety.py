"""Around every request: who it is from, and headers that leave a page little it could do wrong."""

from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.server.people import cookie, hashed, new_token, token_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # A front end places houses by style attributes; they cannot run anything.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # The address of a room is the key to it: it must not travel to other sites.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# Browsers ask for some of these without the cookie that they have.
WITHOUT_COOKIE = (
    "/healthz",
    "/metrics",
    "/assets/",
    "/icon",
    "/sw.js",
    "/en.webmanifest",
    "/de.webmanifest",
    "/fr.webmanifest",
)


class Safety:
    """Knows people by their cookie, gives one to those without, and adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; sockets look after themselves."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        known = token_of(connection)
        token = known or new_token()
        scope.setdefault("state", {})["person"] = hashed(token)
        needless = known is not None or scope["path"].startswith(WITHOUT_COOKIE)
        fresh = None if needless else cookie(token, scope["scheme"])

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add(message, fresh)
            await send(message)

        await self._app(scope, receive, with_headers)


def _add(message: MutableMapping[str, Any], fresh: str | None) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if fresh is not None:
        headers.append("set-cookie", fresh)
        headers["cache-control"] = "no-store"
