"""How good are the bots? `python3 -m bench.bots measure FILE`, then `… page FILE`.

The first plays every contest of docs/bots.md and keeps what each came to in the file, so that it
can be stopped and started again; the second writes the tables of the page from it. Needs nothing
but the standard library, and what the bots themselves need.
"""

import argparse
import datetime
import json
import os
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.bots_page import PAGE, rendered
from bench.bots_rows import SEED, Row, rows
from boomtown.arena.answer import answer_of
from boomtown.arena.contest import Contest
from boomtown.arena.tally import Tally
from boomtown.arena.workers import played
from boomtown.bots import roster
from boomtown.cli.progress import progress
from boomtown.editions import edition
from boomtown.rules.settings import ruleset


def measured(row: Row, jobs: int) -> dict[str, Any]:
    """Play a contest and return what is kept of it."""
    contest = Contest(ruleset(row.settings, edition(row.settings.edition)), row.entrants, SEED)
    tally, began = Tally(contest), time.perf_counter()
    for deal in progress(played(contest, row.deals, jobs), row.deals):
        tally.add(deal)
    answer = answer_of(tally, time.perf_counter() - began)
    return {
        "table": row.table,
        "line": row.line,
        "command": row.command,
        "machine": machine(),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "answer": answer,
    }


def machine() -> str:
    """Say what this runs on."""
    cores = os.cpu_count() or 1
    return f"{cores} cores {processor()}, Python {platform.python_version()}"


def processor() -> str:
    """Return the processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def measure(args: argparse.Namespace) -> None:
    """Play what the file lacks, and write the file after each contest."""
    kept: list[dict[str, Any]] = json.loads(args.file.read_text()) if args.file.exists() else []
    bots = [name for name in roster() if not args.bots or name in args.bots]
    for row in rows(bots, args.share):
        if (args.table and row.table not in args.table) or row.command in commands(kept):
            continue
        print(row.command, flush=True)
        fresh = measured(row, args.jobs)
        # A line measured with other deals gives way to this one.
        kept = [one for one in kept if not same_line(one, fresh)] + [fresh]
        args.file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def commands(kept: Sequence[dict[str, Any]]) -> set[str]:
    """Return what has been played."""
    return {one["command"] for one in kept}


def same_line(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two contests stand on one line of the page."""
    return all(one[key] == other[key] for key in ("table", "line")) and (
        one["answer"]["entrants"] == other["answer"]["entrants"]
    )


def write_page(args: argparse.Namespace) -> None:
    """Write the tables into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(rendered(page, json.loads(args.file.read_text())), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """Return what can be said on the command line."""
    made = argparse.ArgumentParser("bench.bots", description="Measure the bots.")
    parts = made.add_subparsers(required=True)
    playing = parts.add_parser("measure")
    playing.add_argument("file", type=Path)
    playing.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--share", type=float, default=1.0, help="of the deals")
    playing.add_argument("--bots", nargs="+", choices=list(roster()))
    playing.add_argument("--table", nargs="+", choices=["itself", "below", "solo", "aaa"])
    playing.set_defaults(run=measure)
    page = parts.add_parser("page")
    page.add_argument("file", type=Path)
    page.set_defaults(run=write_page)
    return made


if __name__ == "__main__":
    chosen = parser().parse_args()
    chosen.run(chosen)
