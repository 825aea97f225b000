"""Answers to requests: JSON of the protocol's pages, and refusals with a status."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boomtown.app.refusals import refused
from boomtown.protocol.figures import figures
from boomtown.protocol.pages import Problem
from boomtown.rules.reasons import Reason

JSON = "application/json"
STATUS = {
    "no_room": 404,
    "no_record": 404,
    "no_such_edition": 404,
    "bad_code": 404,
    "not_seated": 403,
    "no_spectators": 403,
    "no_aids": 403,
    "locked": 403,
    "other_site": 403,
    "already_seated": 409,
    "game_not_over": 409,
    "no_replay": 409,
    "too_large": 413,
    "too_many": 429,
    "odds_later": 503,
    "restart": 503,
    "failed": 500,
}
LARGEST_BODY = 16 * 1024


def page(content: msgspec.Struct | bytes, status: int = 200) -> Response:
    """Return a page of the protocol; what it says now may be otherwise in a moment."""
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, {"cache-control": "no-store"}, JSON)


def problem(why: Reason) -> Response:
    """Return a refusal."""
    return page(Problem(why.code, figures(why.params)), STATUS.get(why.code, 400))


async def body_of(request: Request, kind: type[Any]) -> Any:
    """Return what a request carries; raises `Refused`."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > LARGEST_BODY:
            raise refused("too_large")
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("not_understood", problem=str(error)[:200]) from error
