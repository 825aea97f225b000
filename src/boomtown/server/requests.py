"""What a table is asked for, by people, bots, clocks and other nodes."""

import asyncio
from typing import NamedTuple

from boomtown.app import commands
from boomtown.app.told import Told
from boomtown.server.client import Client


class Asked(NamedTuple):
    """A command, who sent it, when it came in."""

    client: Client
    command: commands.Command
    at: float


class Entered(NamedTuple):
    """A client has come."""

    client: Client


class Left(NamedTuple):
    """A client has gone."""

    client: Client


class Wanted(NamedTuple):
    """Somebody who is not in the room wants something of it; `done` hears how that went."""

    person: str
    command: commands.Command
    done: asyncio.Future[Told]


class Reload(NamedTuple):
    """Another node has changed the room in the store."""


Request = Asked | Entered | Left | Wanted | Reload | commands.Thought | commands.Tick
