"""Finished games on the stage, behind the server's own requests for them."""

import os
from collections.abc import Iterator
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.app.stored import Origin, StoredRoom
from boomtown.bootstrap import Parts
from boomtown.bots.pool import BotsHere
from boomtown.protocol.games import Towns
from boomtown.protocol.over import town
from boomtown.rules.record_reader import parse_record
from boomtown.rules.settings import Settings
from boomtown.server.answers import page
from boomtown.server.api import Api
from boomtown.server.games import LATEST, LISTED, Games
from boomtown.server.hub import Hub
from boomtown.server.limits import VARIABLE, limits_of
from boomtown.server.personal import Personal
from boomtown.storage.memory import MemoryStore
from tests.golden.games import FOLDER, played
from tests.golden.stored import stored, writes

# Those who sit on the first seat of every game.
OWNER = "p0"
DAY = 24 * 3_600_000
STANDARD = Settings(edition="2018", mode="standard", advanced=True, roundabouts=True)
FOUR, SIX = ("plum-fox-7", 7, 4), ("fir-hare-3", 9, 6)
GOLDEN = {
    "oak-jay-12": "2018-expert-classic-advanced",
    "ash-bee-1": "2023-aaa-blueprint-roundabouts",
    "elm-cat-9": "2018-solo-classic-advanced-roundabouts",
}


def finished() -> Iterator[StoredRoom]:
    """Yield the games of the pictures, the latest first."""
    for name, seed, seats in (FOUR, SIX):
        yield stored(played(replace(STANDARD, seats=seats), seed), name)
    for name, golden in GOLDEN.items():
        yield stored(parse_record((FOLDER / f"{golden}.game").read_text("utf-8")), name)


def origin(room: StoredRoom) -> Origin | None:
    """Return where a game comes from: one of them is a what-if."""
    return Origin(FOUR[0], 19, 1) if room.room.id == "oak-jay-12" else None


class Archives:
    """A store with finished games, and what is asked about them and about oneself."""

    def __init__(self) -> None:
        """Begin without any."""
        self.store = MemoryStore()
        hub = Hub(Parts(self.store, BotsHere()), limits_of(os.environ.get(VARIABLE, "")))
        self.api = Api(hub)

    async def fill(self) -> None:
        """Put the games there, a day between each and the next."""
        for day, room in enumerate(finished()):
            changed = room.room.changed - day * DAY
            row = replace(room.room, changed=changed, origin=origin(room))
            await self.store.save(list(writes(replace(room, room=row))))

    def routes(self) -> list[Route]:
        """Return the server's own, but everybody is the owner of all games."""
        return [
            Route("/api/games", self.get_towns),
            *Games(self.api).routes(),
            *Personal(self.api).routes(),
        ]

    async def get_towns(self, request: Request) -> Response:
        """List all of them."""
        del request
        found = await self.store.finished(OWNER, LATEST, LISTED)
        return page(Towns([town(one) for one in found], 0))
