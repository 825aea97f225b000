"""One person before a server: requests, and the cookie that says who it is."""

from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from boomtown.protocol.pages import Catalog, Code, Lobby, NewRoom, Opened, Problem, Visit

T = TypeVar("T")
PATIENCE = 10.0
SEE_OTHER = 303


class _Stay(HTTPRedirectHandler):
    """Goes nowhere else: a first answer that sets the cookie must not be passed over."""

    def redirect_request(self, *_: Any) -> None:
        """Follow no redirection."""


class Turned(Exception):  # noqa: N818 - reads as what it says
    """A request that the server turned down."""

    def __init__(self, status: int, problem: Problem) -> None:
        """Keep what it said."""
        super().__init__(f"{status} {problem.code}")
        self.status = status
        self.problem = problem


class Visitor:
    """Asks a server at an address such as http://localhost:8000."""

    def __init__(self, address: str, cookie: str = "") -> None:
        """Be nobody yet, or who the cookie says."""
        self.address = address.rstrip("/")
        self.cookie = cookie
        self._opener = build_opener(_Stay)

    def open_room(self, wanted: NewRoom) -> str:
        """Open a room and return its id."""
        return msgspec.json.decode(self._ask("/api/rooms", wanted), type=Opened).room

    def lobby(self) -> Lobby:
        """Return public rooms and one's own."""
        return msgspec.json.decode(self._ask("/api/lobby"), type=Lobby)

    def catalog(self) -> Catalog:
        """Return everything a host can choose from."""
        return msgspec.json.decode(self._ask("/api/catalog"), type=Catalog)

    def visit(self, room: str) -> Visit:
        """Return what a visitor may know of a room."""
        return msgspec.json.decode(self._ask(f"/api/rooms/{room}"), type=Visit)

    def code(self, room: str) -> Code:
        """Return a code that carries one's seat to another device."""
        return msgspec.json.decode(self._ask(f"/api/rooms/{room}/code", b""), type=Code)

    def record(self, room: str) -> str:
        """Return the record of a finished game."""
        return self._ask(f"/api/rooms/{room}/record").decode()

    def use(self, code: Code) -> None:
        """Take a seat over with a code."""
        if self._ask(code.path).endswith(b"?code=bad"):
            raise Turned(SEE_OTHER, Problem("bad_code"))

    def _ask(self, path: str, content: Any = None) -> bytes:
        body = content if content is None or content == b"" else msgspec.json.encode(content)
        headers = {"cookie": self.cookie} if self.cookie else {}
        request = Request(self.address + path, body, headers)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get("set-cookie"))
                found: bytes = answer.read()
        except HTTPError as error:
            if error.code == SEE_OTHER:
                self._keep(error.headers.get("set-cookie"))
                return str(error.headers["location"]).encode()
            problem = msgspec.json.decode(error.read(), type=Problem)
            raise Turned(error.code, problem) from error
        return found

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]
