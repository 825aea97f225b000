"""A server whose rooms are scenes: whoever opens one finds it at its moment, every time anew."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from boomtown.app.told import FarewellTold
from boomtown.bots.odds.process import OddsHere
from boomtown.protocol.chances import chances_page
from boomtown.protocol.encode import frames
from boomtown.protocol.pages import Chances, Code, Entry, Lobby, Notices
from boomtown.rules.view import view
from boomtown.server import site
from boomtown.server.answers import page
from boomtown.server.catalog import box, catalog
from boomtown.server.safety import Safety
from tests.browser.archives import Archives
from tests.browser.gathering import Scene
from tests.browser.scenes import SCENES

# The connection of whoever looks on; those of the scene itself count from 0.
VISITOR = 1_000
HOUR = 3_600_000
YOURS = Entry(
    room="maple-owl-42",
    host="Ada",
    status="running",
    edition="2018",
    mode="standard",
    sheet="classic",
    advanced=True,
    roundabouts=True,
    seats=4,
    taken=4,
    round=20,
    tempo="round",
    seconds=60,
    spectators=True,
    names=["Ada", "Bruno", "Cleo", "Dev"],
    turn=True,
    open=18_000,
    left=42_000,
)


def entry(**changes: object) -> Entry:
    """Return the room of the pictures with changes."""
    fields = {name: getattr(YOURS, name) for name in YOURS.__struct_fields__}
    return Entry(**{**fields, **changes})


LOBBY = Lobby(
    [
        entry(room="plum-fox-7", host="Bruno", status="lobby", taken=2, round=0, turn=False),
        entry(room="fir-hare-3", host="Wilhelmina of the Lake", mode="expert", seats=6, turn=False),
        entry(room="oak-jay-12", host="Dev", status="lobby", seats=0, taken=17, round=0),
    ],
    [
        YOURS,
        entry(
            room="fig-doe-5",
            host="Grandmother Clementine",
            tempo="days",
            seconds=3,
            round=7,
            open=26 * HOUR,
            left=46 * HOUR,
        ),
        entry(room="elm-cat-9", tempo="days", seconds=3, mode="standard", turn=False),
        entry(
            room="ash-bee-1",
            status="ended",
            edition="2023",
            mode="aaa",
            seats=1,
            taken=1,
            turn=False,
        ),
    ],
)


async def answered(socket: WebSocket, scene: Scene) -> None:
    """Bring a visitor into a scene, and tell what the room says to it."""
    made = scene.table
    made.room.enter(VISITOR, scene.person, screen="screen" in socket.query_params)
    heard = made.heard[VISITOR] = []
    while True:
        made.send_raw(VISITOR, (await socket.receive_text()).encode())
        for frame in heard:
            await socket.send_text(frame.decode())
        heard.clear()


async def room(socket: WebSocket) -> None:
    """Serve one visitor."""
    await socket.accept()
    scene = SCENES.get(socket.path_params["room"])
    if scene is None:
        farewell = frames(FarewellTold("no_room", again=False)).frame(None)
        await socket.send_text(farewell.decode())
        return
    try:
        await answered(socket, scene())
    except WebSocketDisconnect:
        return


async def health(request: Request) -> Response:
    """Be there."""
    return PlainTextResponse("ok")


async def lobby(request: Request) -> Response:
    """List the rooms of the pictures."""
    return page(LOBBY)


async def choices(request: Request) -> Response:
    """List everything a host can choose."""
    return page(catalog())


async def notices(request: Request) -> Response:
    """Have a key for notices, and send none."""
    return page(Notices("B" * 87))


async def edition(request: Request) -> Response:
    """Show what is in a box."""
    return page(box(request.path_params["edition"]) or b"{}")


async def chances() -> Chances:
    """Work out the odds of one scene's seat."""
    scene = SCENES["street"]()
    play, seat = scene.table.room.play, scene.table.room.seat_of(scene.person)
    assert play is not None
    seen = view(play.game, seat)
    return chances_page(seen, await OddsHere().odds(seen, 1, ""))


async def odds(request: Request) -> Response:
    """Show the odds of that seat, whichever asks: all have rooms of one name."""
    state = request.app.state
    # Once for all who ask: where nothing is compiled yet, it takes a while.
    if not hasattr(state, "odds"):
        state.odds = asyncio.create_task(chances())
    return page(await state.odds)


async def code(request: Request) -> Response:
    """Give out a code that leads nowhere."""
    return page(Code("k7m2qx94zt", "/seat/k7m2qx94zt", 600), 201)


def application() -> Starlette:
    """Return the server's pages, with scenes behind its sockets."""
    archives = Archives()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await archives.fill()
        yield

    routes = [
        Route("/healthz", health),
        Route("/api/lobby", lobby),
        Route("/api/catalog", choices),
        Route("/api/me/notices", notices),
        Route("/api/editions/{edition}", edition),
        Route("/api/rooms/{room}/odds", odds),
        Route("/api/rooms/{room}/code", code, methods=["POST"]),
        *archives.routes(),
        WebSocketRoute("/ws/{room}", room),
        *site.routes(site.folder()),
    ]
    return Starlette(routes=routes, middleware=[Middleware(Safety)], lifespan=lifespan)


def main(arguments: Sequence[str]) -> None:
    """Serve until ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    chosen = parser.parse_args(arguments)
    uvicorn.run(
        application(),
        host=chosen.host,
        port=chosen.port,
        ws="websockets-sansio",
        log_level="warning",
    )


if __name__ == "__main__":
    main(sys.argv[1:])
