"""The requests by which a browser asks for notices, or asks to be left alone."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.app.notices import Device
from boomtown.app.refusals import refused
from boomtown.protocol.pages import Device as DevicePart
from boomtown.protocol.pages import Notices as NoticesPart
from boomtown.push.encoding import bytes_of
from boomtown.push.encrypt import receiver_of
from boomtown.push.services import allowed
from boomtown.server.answers import body_of, page
from boomtown.server.api import Api, guarded

HOST = re.compile(r"[a-z0-9.-]{1,253}")


class DeviceRequests:
    """The endpoints under /api/me/notices; whose browser it is, only the cookie says."""

    def __init__(self, api: Api) -> None:
        """Share the counts of requests with the others."""
        self.hub, self.requests = api.hub, api.requests
        self._push, self._devices = api.hub.parts.push, api.hub.parts.store.devices

    def routes(self) -> list[Route]:
        """Return where everything is found."""
        return [
            Route("/api/me/notices", self.get_notices),
            Route("/api/me/notices", self.post_notices, methods=["POST"]),
            Route("/api/me/notices/off", self.post_off, methods=["POST"]),
        ]

    @guarded
    async def get_notices(self, request: Request) -> Response:
        """The key to ask a push service with, and whether this browser is told."""
        return page(await self._answer(request))

    @guarded
    async def post_notices(self, request: Request) -> Response:
        """Tell this browser from now on."""
        wanted: DevicePart = await body_of(request, DevicePart)
        if not self._push.services:
            raise refused("no_notices")
        if not allowed(wanted.endpoint, self._push.services):
            raise refused("no_such_service")
        try:
            receiver_of(bytes_of(wanted.key), bytes_of(wanted.secret))
        except ValueError as error:
            raise refused("bad_device") from error
        device = Device(
            person=request.state.person,
            endpoint=wanted.endpoint,
            key=wanted.key,
            secret=wanted.secret,
            language=wanted.language,
            site=_site(request),
            since=self.hub.parts.clock.now(),
        )
        await self._devices.put(device)
        return page(await self._answer(request))

    @guarded
    async def post_off(self, request: Request) -> Response:
        """Tell this browser nothing any more."""
        await self._devices.drop(request.state.person)
        return page(await self._answer(request))

    async def _answer(self, request: Request) -> NoticesPart:
        key = self._push.keys.public if self._push.services else ""
        return NoticesPart(key, await self._devices.of(request.state.person) is not None)


def _site(request: Request) -> str:
    """Return the name that this table is known by; services want to know who sends."""
    name = request.headers.get("host", "").rpartition("@")[2].partition(":")[0].lower()
    return name if HOST.fullmatch(name) else "localhost"
