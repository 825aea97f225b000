"""The front end's files: hashed ones for ever, the page itself never from a cache."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HERE = Path(__file__).resolve()
# In a wheel the front end lies beside this file, in a working copy where it is built.
PLACES = (HERE.parent / "site", HERE.parents[3] / "web" / "dist")
FOREVER = "public, max-age=31536000, immutable"

NOT_BUILT = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Boomtown</title>
<p>The table is set, but its front end is not built: <code>npm run build</code> in <code>web</code>.
"""


class Hashed(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Let browsers keep what they have."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOREVER
        return response


class Fresh(StaticFiles):
    """Files that keep their names: asked for anew each time, and answered briefly if unchanged."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Let no browser run an old service worker."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


def folder(places: tuple[Path, ...] = PLACES) -> Path | None:
    """Return where the built front end is, if it is built."""
    return next((place for place in places if (place / "index.html").is_file()), None)


def routes(site: Path | None) -> list[BaseRoute]:
    """Return where its files are found; the addresses of rooms and games are one page."""

    async def index(request: Request) -> Response:
        del request
        if site is None:
            return HTMLResponse(NOT_BUILT)
        return FileResponse(site / "index.html", headers={"cache-control": "no-cache"})

    addresses = (
        "/",
        "/r/{room}",
        "/r/{room}/screen",
        "/g/{game}",
        "/you",
        "/first",
        "/share",
        "/rules",
        "/rules/{topic}",
    )
    pages: list[BaseRoute] = [Route(address, index) for address in addresses]
    if site is None:
        return pages
    assets = [Mount("/assets", Hashed(directory=site / "assets", check_dir=False))]
    return [*pages, *assets, Mount("/", Fresh(directory=site))]
