"""A push service that keeps what it is given, and answers as a test wants."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from boomtown.push.post import Unsent
from tests.push.browser import Browser

CREATED = 201
NO_ANSWER = 0
NEVER = -1


class Given(NamedTuple):
    """A message as it was handed over."""

    endpoint: str
    headers: Mapping[str, str]
    body: bytes


class Service:
    """The service of every browser in a test."""

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.answers: dict[str, int] = {}
        self.tries: Counter[str] = Counter()

    async def __call__(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        self.tries[endpoint] += 1
        status = self.answers.get(endpoint, CREATED)
        if status == NO_ANSWER:
            raise Unsent("no answer")
        if status == NEVER:
            await asyncio.Event().wait()
        if status == CREATED:
            self.given.append(Given(endpoint, headers, body))
        return status

    def told(self, browser: Browser) -> list[dict[str, object]]:
        """Return what a browser reads of all that was handed over for it."""
        own = [one.body for one in self.given if one.endpoint == browser.endpoint]
        return [msgspec.json.decode(browser.reads(body)) for body in own]
