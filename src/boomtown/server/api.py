"""The requests under /api, and the address that a code leads to."""

import secrets
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Protocol, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boomtown.app.chance import LETTERS
from boomtown.app.names import named, shown
from boomtown.app.refusals import Refused, refused
from boomtown.app.seating import Chair
from boomtown.app.stored import Pass
from boomtown.protocol.decode import options_of
from boomtown.protocol.pages import Code, Lobby, NewRoom, Opened, Visit
from boomtown.server.answers import body_of, page, problem
from boomtown.server.catalog import box, catalog
from boomtown.server.hub import Hub
from boomtown.server.limits import Addresses
from boomtown.server.listing import entry_at, entry_of
from boomtown.server.logs import log_failure
from boomtown.server.people import address_of, hashed, same_site
from boomtown.server.table import Table

LISTED = 100
CODE_LENGTH = 10
CODE_SECONDS = 600


class Counter(Protocol):
    """Where requests come to: they are counted by address, and what goes wrong is measured."""

    hub: Hub
    requests: Addresses


C = TypeVar("C", bound=Counter)
Endpoint = Callable[[C, Request], Awaitable[Response]]


def guarded(endpoint: Endpoint[C]) -> Endpoint[C]:
    """Answer refusals; take changes only from our own pages, and only so many from an address."""

    @wraps(endpoint)
    async def answered(api: C, request: Request) -> Response:
        try:
            if not api.requests.allow(address_of(request)):
                raise refused("too_many")
            if request.method not in ("GET", "HEAD") and not same_site(request):
                raise refused("other_site")
            return await endpoint(api, request)
        except Refused as no:
            api.hub.metrics.refusals[no.reason.code] += 1
            return problem(no.reason)
        except ClientDisconnect:
            return problem(refused("not_understood").reason)
        except Exception:
            api.hub.metrics.failures += 1
            log_failure("request_failed", endpoint=endpoint.__name__)
            return problem(refused("failed").reason)

    return answered


class Api:
    """The endpoints; `person` of a request is the hash that the cookie stands for."""

    def __init__(self, hub: Hub) -> None:
        """Count requests by address."""
        self.hub = hub
        limits = hub.limits
        self.requests = Addresses(limits.requests, limits.requests_at_once)
        self.rooms = Addresses(limits.rooms, limits.rooms_at_once)

    def routes(self) -> list[Route]:
        """Return where everything is found."""
        return [
            Route("/api/catalog", self.get_catalog),
            Route("/api/editions/{edition}", self.get_box),
            Route("/api/lobby", self.get_lobby),
            Route("/api/rooms", self.post_room, methods=["POST"]),
            Route("/api/rooms/{room}", self.get_room),
            Route("/api/rooms/{room}/code", self.post_code, methods=["POST"]),
            Route("/seat/{code}", self.get_seat),
        ]

    @guarded
    async def get_catalog(self, request: Request) -> Response:
        """Everything a host can choose from."""
        del request
        return page(catalog())

    @guarded
    async def get_box(self, request: Request) -> Response:
        """What is printed in the box of an edition."""
        found = box(request.path_params["edition"])
        if found is None:
            raise refused("no_such_edition")
        return page(found)

    @guarded
    async def get_lobby(self, request: Request) -> Response:
        """Public rooms, and one's own."""
        store, person = self.hub.parts.store, request.state.person
        public = await store.listed(None, LISTED)
        yours = await store.listed(person, LISTED)
        now = self.hub.parts.clock.now()
        lists = [[entry_of(one, now) for one in rooms] for rooms in (public, yours)]
        return page(Lobby(*lists))

    @guarded
    async def post_room(self, request: Request) -> Response:
        """Open a room and sit down in it."""
        if self.hub.closing:
            raise refused("restart")
        if not self.rooms.allow(address_of(request)):
            raise refused("too_many")
        wanted: NewRoom = await body_of(request, NewRoom)
        host = Chair((request.state.person,), named(wanted.name), shown(wanted.city), wanted.colour)
        room = await self.hub.create(options_of(wanted.options), host)
        return page(Opened(room), 201)

    @guarded
    async def get_room(self, request: Request) -> Response:
        """What a visitor may know before going in."""
        table = await self._table(request)
        person = request.state.person
        return page(Visit(entry_at(table, person), table.room.seat_of(person)))

    @guarded
    async def post_code(self, request: Request) -> Response:
        """A code, good once, that carries one's seat to another device."""
        table = await self._table(request)
        seat = table.room.seat_of(request.state.person)
        if seat is None:
            raise refused("not_seated")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        expires = self.hub.parts.clock.now() + CODE_SECONDS * 1_000
        await self.hub.parts.store.put_pass(hashed(code), Pass(table.room.row.id, seat, expires))
        return page(Code(code, f"/seat/{code}", CODE_SECONDS), 201)

    @guarded
    async def get_seat(self, request: Request) -> Response:
        """Use a code, and go to the room."""
        code, now = request.path_params["code"], self.hub.parts.clock.now()
        found = await self.hub.parts.store.take_pass(hashed(code), now)
        if found is None:
            return RedirectResponse("/?code=bad", 303)
        try:
            await self.hub.share(found.room, found.seat, request.state.person)
        except Refused as no:
            # Whoever sits there already is shown the own seat; else the seat is not there any more.
            if no.reason.code != "already_seated":
                return RedirectResponse("/?code=bad", 303)
        return RedirectResponse(f"/r/{found.room}", 303)

    async def _table(self, request: Request) -> Table:
        table = await self.hub.table(request.path_params["room"])
        if table is None:
            raise refused("no_room")
        return table
