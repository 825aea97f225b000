"""Who somebody is: a random token in a cookie; rooms and storage only know its hash."""

import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection

COOKIE = "boomtown"
YEAR = 365 * 24 * 3_600
TOKEN_BYTES = 24
LENGTHS = range(16, 65)


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token that a connection brings."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) in LENGTHS else None


def hashed(token: str) -> str:
    """Return what is kept of a token or a code."""
    return sha256(token.encode()).hexdigest()[:32]


def cookie(token: str, scheme: str) -> str:
    """Return the header that gives a browser its token; `Secure` where that can work."""
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def no_cookie() -> str:
    """Return the header that takes a browser's token away."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def address_of(connection: HTTPConnection) -> str:
    """Return where a connection comes from."""
    return connection.client.host if connection.client else ""


def same_site(connection: HTTPConnection) -> bool:
    """Whether our own pages sent this; programs send no origin, and have no cookies of others."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = connection.headers.get("host")
    return host is not None and origin.partition("://")[2] == host
