"""The request for the odds of one's seat: worked out elsewhere, once a round."""

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.app.refusals import refused
from boomtown.app.turns import open_play
from boomtown.bots.workers.lane import GivenUp
from boomtown.protocol.chances import chances_page
from boomtown.protocol.pages import Chances
from boomtown.rules.rng import number
from boomtown.rules.view import View, view
from boomtown.server.answers import page
from boomtown.server.api import Api, guarded
from boomtown.server.logs import log, short

KEPT = 1_000

Asked = tuple[str, int, int]


class OddsRequests:
    """The endpoint; the odds of a round are kept, for a seat that asks again."""

    def __init__(self, api: Api) -> None:
        """Share the counts of requests with the others."""
        self.hub, self.requests = api.hub, api.requests
        self._kept: OrderedDict[Asked, asyncio.Future[Chances]] = OrderedDict()

    def routes(self) -> list[Route]:
        """Return where everything is found."""
        return [Route("/api/rooms/{room}/odds", self.get_odds)]

    @guarded
    async def get_odds(self, request: Request) -> Response:
        """The odds of one's seat in the open round."""
        table = await self.hub.table(request.path_params["room"])
        if table is None:
            raise refused("no_room")
        seat = table.room.seat_of(request.state.person)
        if seat is None:
            raise refused("not_seated")
        if not table.room.row.options.aids:
            raise refused("no_aids", "R13.3")
        return page(await self._chances(table.room.row.id, view(open_play(table.room).game, seat)))

    async def _chances(self, room: str, seen: View) -> Chances:
        assert seen.seat is not None
        key = room, seen.seat, seen.table.round
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(self._worked_out(room, seen))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            # Others may wait for the same: who goes away does not stop it.
            return await asyncio.shield(self._kept[key])
        except GivenUp as no:
            self._kept.pop(key, None)
            log("odds_given_up", room=short(room), why=no.why, trace=no.trace)
            raise refused("odds_later", "R13.3") from no

    async def _worked_out(self, room: str, seen: View) -> Chances:
        seed = number(0, seen.table.round, seen.seat or 0)
        found = await self.hub.parts.odds.odds(seen, seed, room)
        return chances_page(seen, found)
