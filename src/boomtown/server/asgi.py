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
from starlette.websockets import WebSocket

from boomtown.bootstrap import Parts
from boomtown.server import site
from boomtown.server.api import Api
from boomtown.server.devices import DeviceRequests
from boomtown.server.games import Games
from boomtown.server.hub import Hub
from boomtown.server.limits import Limits
from boomtown.server.odds import OddsRequests
from boomtown.server.personal import Personal
from boomtown.server.safety import HEADERS, Safety
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
        WebSocketRoute("/{elsewhere:path}", _nowhere),
        *_requests(hub),
        *site.routes(files),
    ]
    middleware = [Middleware(Safety), Middleware(GZipMiddleware, minimum_size=1_000)]
    handlers = {Exception: _failed}
    app = Starlette(
        routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )
    return app, hub


async def _failed(request: Request, error: Exception) -> Response:
    """Say that something went wrong; this answer does not come past `Safety`."""
    del request, error
    return PlainTextResponse("failed", 500, HEADERS)


async def _nowhere(socket: WebSocket) -> None:
    """Turn a socket away that asks for what is not one; files could not."""
    await socket.close()


def _requests(hub: Hub) -> list[Route]:
    api = Api(hub)
    personal = [*Personal(api).routes(), *DeviceRequests(api).routes()]
    return [*api.routes(), *OddsRequests(api).routes(), *Games(api).routes(), *personal]


def _health(hub: Hub) -> list[Route]:
    async def healthz(request: Request) -> Response:
        del request
        return PlainTextResponse("closing" if hub.closing else "ok", 503 if hub.closing else 200)

    async def metrics(request: Request) -> Response:
        del request
        text = hub.metrics.text(len(hub.tables), hub.sockets)
        return PlainTextResponse(text, media_type=PROMETHEUS)

    return [Route("/healthz", healthz), Route("/metrics", metrics)]
