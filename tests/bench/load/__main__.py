"""`python -m tests.bench.load [NAME …]`: steady, confirms, drafts, crowd, large; all by default."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from tests.bench.load.machine import Server, server
from tests.bench.load.measures import crowd, flat_out, steady

MEASURES: dict[str, Callable[[Server], Coroutine[Any, Any, str]]] = {
    "steady": lambda server: steady(server, 500, 30),
    "confirms": lambda server: flat_out(server, 500, drafts=False),
    "drafts": lambda server: flat_out(server, 250, drafts=True),
    "crowd": lambda server: crowd(server, 1_000, 200),
    "large": lambda server: crowd(server, 5_000, 200),
}

for name in sys.argv[1:] or MEASURES:
    with server() as here:
        print(f"{name}: {asyncio.run(MEASURES[name](here))}", flush=True)
