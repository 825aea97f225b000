"""The requests about finished games: looking at them again, proving them, playing on from them."""

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boomtown.app.branching import Wish, branched, new_room
from boomtown.app.chronicle import record_text
from boomtown.app.names import named, shown
from boomtown.app.refusals import Refused, refused
from boomtown.app.seating import seat_of
from boomtown.app.stored import GameRow, StoredRoom
from boomtown.protocol.games import Proof, Towns, WhatIf
from boomtown.protocol.over import game_page, town
from boomtown.protocol.pages import Opened
from boomtown.protocol.replays import form
from boomtown.rules.commitment import Deal
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import ReplayError
from boomtown.server.answers import JSON, body_of, page
from boomtown.server.api import Api, guarded
from boomtown.server.archive import Archive, Volume
from boomtown.server.logs import log, short
from boomtown.server.people import address_of
from boomtown.server.table import tools_of

LISTED = 50
LATEST = 1 << 62
YEAR = 365 * 24 * 3_600

Over = tuple[StoredRoom, GameRow]


class Games:
    """The endpoints; whoever a room lets in may look at its game once it is over."""

    def __init__(self, api: Api) -> None:
        """Share the counts of requests with the others."""
        self.hub, self.requests, self.rooms = api.hub, api.requests, api.rooms
        self.store = api.hub.parts.store
        self.archive = Archive(self.store)
        self.form = form()

    def routes(self) -> list[Route]:
        """Return where everything is found."""
        return [
            Route("/api/games", self.get_games),
            Route("/api/games/{game}", self.get_game),
            Route("/api/games/{game}/rounds/{form}", self.get_rounds),
            Route("/api/games/{game}/sheets/{form}/{page:int}", self.get_sheets),
            Route("/api/games/{game}/proof", self.get_proof),
            Route("/api/games/{game}/what-if", self.post_what_if, methods=["POST"]),
            Route("/api/rooms/{game}/record", self.get_record),
        ]

    @guarded
    async def get_games(self, request: Request) -> Response:
        """One's own finished games."""
        before = _number(request, "before") or LATEST
        found = await self.store.finished(request.state.person, before, LISTED)
        following = found[-1].room.changed if len(found) == LISTED else 0
        return page(Towns([town(one) for one in found], following))

    @guarded
    async def get_game(self, request: Request) -> Response:
        """A finished game, as it is shown first."""
        stored, game = await self._over(request)
        chronicle, scores = await self._volume(game.id)
        seat = seat_of(stored.chairs, request.state.person)
        first = _number(request, "first")
        shown_first = game_page(stored, chronicle, scores, seat, first)
        paths = {name: f"/api/games/{game.id}/{name}/{self.form}" for name in ("rounds", "sheets")}
        return page(
            msgspec.structs.replace(shown_first, table=paths["rounds"], sheets=paths["sheets"])
        )

    @guarded
    async def get_rounds(self, request: Request) -> Response:
        """The table of a game, round by round."""
        stored, game = await self._over(request)
        await self._volume(game.id)
        return self._packed(request, stored, await self.archive.rounds(game.id))

    @guarded
    async def get_sheets(self, request: Request) -> Response:
        """What a page of seats did, round by round."""
        stored, game = await self._over(request)
        await self._volume(game.id)
        at = request.path_params["page"]
        return self._packed(request, stored, await self.archive.sheets(game.id, at))

    @guarded
    async def get_proof(self, request: Request) -> Response:
        """Whether the cards were as promised, and every turn as the rules have it."""
        _, game = await self._over(request)
        deal = parse_record(game.record).deal
        try:
            chronicle, _ = await self.archive.volume(game.id)
        except ReplayError as no:
            return page(_proof(deal, problem=no))
        return page(_proof(deal, len(chronicle.chapters), chronicle.turns))

    @guarded
    async def post_what_if(self, request: Request) -> Response:
        """A new game that goes on from a round of this one."""
        if self.hub.closing:
            raise refused("restart")
        if not self.rooms.allow(address_of(request)):
            raise refused("too_many")
        wanted: WhatIf = await body_of(request, WhatIf)
        stored, game = await self._whole(request)
        person, name, city = request.state.person, named(wanted.name), shown(wanted.city)
        wish = Wish(person, wanted.seat, wanted.round, name, city, wanted.colour, wanted.bot)
        room = new_room(stored, game, wish, tools_of(self.hub.parts))
        await self.store.save(list(branched(stored, game, wish, room)))
        log("what_if", room=short(room.id), game=short(game.id), round=wish.round)
        return page(Opened(room.id), 201)

    @guarded
    async def get_record(self, request: Request) -> Response:
        """The record of a finished game, with what follows from it."""
        try:
            stored, game = await self._whole(request)
        except Refused as no:
            if no.reason.code == "game_not_over":
                raise refused("no_record") from no
            raise
        text = await asyncio.to_thread(record_text, stored, game)
        name = f'attachment; filename="boomtown-{game.id}.game"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def _over(self, request: Request) -> Over:
        """Return the outline of a game; raises `Refused` where it goes on, or is not to be seen."""
        stored = await self.store.outline(request.path_params["game"])
        if stored is None:
            raise refused("no_room")
        inside = seat_of(stored.chairs, request.state.person) is not None
        if not (inside or stored.room.options.spectators):
            raise refused("no_spectators")
        if stored.game is None or stored.room.status != "ended":
            raise refused("game_not_over")
        return stored, stored.game

    async def _whole(self, request: Request) -> Over:
        """Return all of a game that is over."""
        _, game = await self._over(request)
        stored = await self.store.room(game.id)
        if stored is None:
            raise refused("no_room")
        return stored, game

    async def _volume(self, game: str) -> Volume:
        try:
            return await self.archive.volume(game)
        except ReplayError as no:
            raise refused("no_replay", problem=str(no)) from no

    def _packed(self, request: Request, stored: StoredRoom, content: bytes) -> Response:
        """Answer with what never changes, for ever; what has another form by now is not kept."""
        whose = "public" if stored.room.options.spectators else "private"
        current = request.path_params["form"] == self.form
        kept = f"{whose}, max-age={YEAR}, immutable" if current else "no-store"
        headers = {"cache-control": kept, "vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(content, 200, {**headers, "content-encoding": "gzip"}, JSON)
        return Response(gzip.decompress(content), 200, headers, JSON)


def _number(request: Request, name: str) -> int:
    """Return a number that the address asks for; what is none counts as 0."""
    given = request.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 16 else 0


def _proof(
    deal: Deal, rounds: int = 0, turns: int = 0, problem: ReplayError | None = None
) -> Proof:
    return Proof(
        promised=not deal.known,
        kept=deal.kept,
        commitment=deal.commitment or "",
        seed=str(deal.seed),
        nonce=deal.nonce or "",
        rounds=rounds,
        turns=turns,
        problem=problem.problem if problem else "",
        round=problem.round if problem else 0,
        seat=problem.seat if problem else 0,
    )
