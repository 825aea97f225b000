"""The application: requests, sockets, files, and its beginning and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from boomtown.bootstrap import Parts
from boomtown.server import site
from boomtown.server.api import Api
from boomtown.server.hub import Hub
from boomtown.server.limits import Limits
from boomtown.server.safety import Safety
from boomtown.server.sockets import Sockets

PROMETHEUS = "text/plain; version=0.0.4"


def application(
    parts: Parts, limits: Limits | None = None, files: Path | None = None
) -> tuple[Starlette, Hub]:
    """Return the application and the hub inside it."""
    hub = Hub(parts, limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await hub.start()
        yield
        await hub.close()

    routes = [
        *_health(hub),
        WebSocketRoute("/ws/{room}", Sockets(hub)),
        *Api(hub).routes(),
        *site.routes(files),
    ]
    middleware = [Middleware(Safety), Middleware(GZipMiddleware, minimum_size=1_000)]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan), hub


def _health(hub: Hub) -> list[Route]:
    async def healthz(request: Request) -> Response:
        del request
        return PlainTextResponse("closing" if hub.closing else "ok", 503 if hub.closing else 200)

    async def metrics(request: Request) -> Response:
        del request
        text = hub.metrics.text(len(hub.tables), hub.sockets)
        return PlainTextResponse(text, media_type=PROMETHEUS)

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
