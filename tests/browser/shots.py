"""A picture of every screen, phone and desktop, light and dark, German and French, into /shots.

`python -m tests.browser.shots written slip` takes those screens whose names have one of the words.
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.browser.chromium import Missing
from tests.browser.driving import ROOT, Server, run_script

FOLDER = ROOT / "shots"
LIMIT = 1800.0


def shots(folder: Path, *words: str) -> str:
    """Take the pictures; return what the script says: their names."""
    with tempfile.TemporaryDirectory() as place:
        server = Server("tests.browser.stage", Path(place))
        server.start()
        try:
            return run_script("shots.mjs", server.base, str(folder), *words, limit=LIMIT)
        finally:
            server.stop()


def main(words: Sequence[str]) -> int:
    """Take them all anew, or some of them again."""
    if not words:
        shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        said = shots(FOLDER, *words)
    except (Missing, AssertionError) as no:
        print(no, file=sys.stderr)
        return 1
    print(said, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
