"""How smooth the page is on a phone four times slower: `python -m tests.bench.page`.

First paint, total blocking time and layout shift of each screen, and the longest frame of a turn;
then how soon a tap on a house is answered, at full speed and four times slower.
"""

import json
import sys
import tempfile
from collections.abc import Mapping
from math import inf
from pathlib import Path

from tests.browser.chromium import Missing
from tests.browser.driving import Server, run_script

LIMIT = 300.0
SCREENS = {
    "first paint, ms": 1_800,
    "blocking, ms": 200,
    "layout shift": 0.05,
    "longest frame, ms": 50,
    "longest task, ms": 50,
}
TAPS = {"middle, ms": 100, "worst, ms": 100, "slow middle, ms": inf, "slow worst, ms": inf}
SCRIPTS: Mapping[str, Mapping[str, float]] = {"pace.mjs": SCREENS, "taps.mjs": TAPS}
NAMES, WIDTH = 28, 18
Rows = list[dict[str, object]]


def measured() -> dict[str, Rows]:
    """Measure every screen and tap in Chromium."""
    with tempfile.TemporaryDirectory() as place:
        server = Server("tests.browser.stage", Path(place))
        server.start()
        try:
            return {
                script: json.loads(run_script(script, server.base, limit=LIMIT))
                for script in SCRIPTS
            }
        finally:
            server.stop()


def cell(row: Mapping[str, object], name: str, most: float) -> str:
    """Return a figure; one over its target has an exclamation mark."""
    if name not in row:
        return ""
    return f"{row[name]}{' !' if float(str(row[name])) > most else ''}"


def limit(most: float) -> str:
    """Return a target, where there is one."""
    return "" if most == inf else str(most)


def table(rows: Rows, targets: Mapping[str, float]) -> str:
    """Return the rows under their targets."""
    lines = [
        "".ljust(NAMES) + "".join(name.rjust(WIDTH) for name in targets),
        "at most".ljust(NAMES) + "".join(limit(most).rjust(WIDTH) for most in targets.values()),
    ]
    for row in rows:
        cells = "".join(cell(row, name, most).rjust(WIDTH) for name, most in targets.items())
        lines.append(str(row["screen"]).ljust(NAMES) + cells)
    return "\n".join(lines)


def main() -> int:
    """Print the tables."""
    try:
        rows = measured()
    except (Missing, AssertionError) as no:
        print(no, file=sys.stderr)
        return 1
    print("\n\n".join(table(rows[script], targets) for script, targets in SCRIPTS.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
