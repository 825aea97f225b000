"""How smooth the page is on a phone four times slower: `python -m tests.bench.page`.

First paint, total blocking time and layout shift of each screen, and the longest frame of a turn.
"""

import json
import sys
import tempfile
from pathlib import Path

from tests.browser.chromium import Missing
from tests.browser.driving import Server, run_script

LIMIT = 300.0
TARGETS = {
    "first paint, ms": 1_800,
    "blocking, ms": 200,
    "layout shift": 0.05,
    "longest frame, ms": 50,
    "longest task, ms": 50,
}
WIDTH = 18


def measured() -> list[dict[str, object]]:
    """Measure every screen in Chromium."""
    with tempfile.TemporaryDirectory() as place:
        server = Server("tests.browser.stage", Path(place))
        server.start()
        try:
            said = run_script("pace.mjs", server.base, limit=LIMIT)
        finally:
            server.stop()
    rows: list[dict[str, object]] = json.loads(said)
    return rows


def cell(row: dict[str, object], name: str) -> str:
    """Return a figure; one over its target has an exclamation mark."""
    if name not in row:
        return ""
    late = float(str(row[name])) > TARGETS[name]
    return f"{row[name]}{' !' if late else ''}"


def main() -> int:
    """Print the table."""
    try:
        rows = measured()
    except (Missing, AssertionError) as no:
        print(no, file=sys.stderr)
        return 1
    print("screen".ljust(WIDTH) + "".join(name.rjust(WIDTH) for name in TARGETS))
    print("at most".ljust(WIDTH) + "".join(str(most).rjust(WIDTH) for most in TARGETS.values()))
    for row in rows:
        cells = "".join(cell(row, name).rjust(WIDTH) for name in TARGETS)
        print(str(row["screen"]).ljust(WIDTH) + cells)
    return 0


if __name__ == "__main__":
    sys.exit(main())
