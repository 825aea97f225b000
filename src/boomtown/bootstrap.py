"""The one place that picks implementations: storage, news, bots, by what the surroundings say."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from boomtown.app.chance import SystemChance, SystemClock
from boomtown.app.news import LocalBus
from boomtown.app.ports import BotRunner, Bus, Chance, Clock, OddsRunner, Store
from boomtown.bots.odds.process import OddsHere, OddsProcess
from boomtown.bots.pool import BotProcesses, BotsHere
from boomtown.push.keys import BadKey, Keys, keys_in, new_keys
from boomtown.push.post import Post, TlsPost
from boomtown.push.services import KNOWN, VARIABLE, services_of
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore, Unusable

DATABASE = "BOOMTOWN_DATABASE"
BOTS = "BOOMTOWN_BOTS"
DEFAULT_DATABASE = "sqlite:boomtown.sqlite"
KEY_FILE = ".push-key"


@dataclass(frozen=True, slots=True)
class Push:
    """How notices reach browsers; without services there are none."""

    keys: Keys = field(default_factory=new_keys)
    services: tuple[str, ...] = KNOWN
    post: Post = field(default_factory=TlsPost)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a table over the network is made of."""

    store: Store
    bots: BotRunner
    bus: Bus = field(default_factory=LocalBus)
    clock: Clock = field(default_factory=SystemClock)
    chance: Chance = field(default_factory=SystemChance)
    push: Push = field(default_factory=Push)
    odds: OddsRunner = field(default_factory=OddsHere)


class BadSetting(Exception):  # noqa: N818 - reads as what it says
    """A variable of the surroundings that names nothing we have."""


def parts(surroundings: Mapping[str, str] = os.environ) -> Parts:
    """Return the parts that the surroundings ask for."""
    database = surroundings.get(DATABASE, DEFAULT_DATABASE)
    return Parts(
        store=store_of(database),
        bots=bots_of(surroundings.get(BOTS, "")),
        odds=OddsHere() if surroundings.get(BOTS) == "0" else OddsProcess(),
        push=push_of(database, surroundings.get(VARIABLE, "")),
    )


def store_of(database: str) -> Store:
    """Return the store that `memory:` or `sqlite:FILE` names."""
    kind, _, place = database.partition(":")
    if kind == "memory":
        return MemoryStore()
    if kind == "sqlite" and place:
        try:
            return SqliteStore(place)
        except Unusable as error:
            raise BadSetting(str(error)) from error
    raise BadSetting(f"{DATABASE} is memory: or sqlite:FILE, not {database}")


def push_of(database: str, services: str) -> Push:
    """Return how notices are sent; their key lies beside the database that holds who wants them."""
    place = database.partition(":")[2]
    try:
        wanted = services_of(services)
        keys = keys_in(Path(f"{place}{KEY_FILE}")) if place and wanted else new_keys()
    except (BadKey, ValueError) as error:
        raise BadSetting(str(error)) from error
    return Push(keys, wanted)


def bots_of(workers: str) -> BotRunner:
    """Return where bots think: so many processes, `0` for none; one core is left to the table."""
    if not workers:
        return BotProcesses(max((os.cpu_count() or 2) - 1, 1))
    if not workers.isdecimal():
        raise BadSetting(f"{BOTS} is a number of processes, not {workers}")
    return BotProcesses(int(workers)) if int(workers) else BotsHere()
