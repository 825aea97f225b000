"""The requests about oneself: everything that is stored as one file, and having it erased."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.app.refusals import refused
from boomtown.protocol.games import Forget, Forgotten
from boomtown.server.answers import JSON, body_of, page
from boomtown.server.api import Api, guarded
from boomtown.server.drawers import Drawer, NoticeDrawer, Seats, Words
from boomtown.server.logs import log
from boomtown.server.people import no_cookie

FORMAT = "boomtown about you 1"
FILE = "boomtown-about-you.json"


class Personal:
    """The endpoints under /api/me; a person is whoever brings the cookie."""

    def __init__(self, api: Api) -> None:
        """Share the counts of requests with the others."""
        self.hub, self.requests = api.hub, api.requests
        # Notices first: they are found by the seats.
        self.drawers: list[Drawer] = [NoticeDrawer(api.hub), Seats(api.hub), Words(api.hub)]

    def routes(self) -> list[Route]:
        """Return where everything is found."""
        return [
            Route("/api/me/export", self.get_export),
            Route("/api/me/forget", self.post_forget, methods=["POST"]),
        ]

    @guarded
    async def get_export(self, request: Request) -> Response:
        """Everything that is stored about whoever asks, as one file."""
        person: str = request.state.person
        drawers = {one.name: await one.contents(person) for one in self.drawers}
        now = self.hub.parts.clock.now()
        content = msgspec.json.encode({"format": FORMAT, "made": now, "you": person, **drawers})
        name = f'attachment; filename="{FILE}"'
        headers = {"cache-control": "no-store", "content-disposition": name}
        return Response(msgspec.json.format(content, indent=1), 200, headers, JSON)

    @guarded
    async def post_forget(self, request: Request) -> Response:
        """Erase everything that is stored about whoever asks, and their token."""
        wanted: Forget = await body_of(request, Forget)
        if not wanted.sure:
            raise refused("not_sure")
        if self.hub.closing:
            raise refused("restart")
        person: str = request.state.person
        sittings = await self.hub.parts.store.sittings(person)
        running = sum(one.room.status in ("running", "paused") for one in sittings)
        for drawer in self.drawers:
            await drawer.empty(person)
        log("forgotten", rooms=len(sittings))
        answer = page(Forgotten(len(sittings), running))
        answer.headers.append("set-cookie", no_cookie())
        return answer
