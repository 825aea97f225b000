"""The pictures of docs/gallery.md, taken again: small files that stay in the repository."""

import shutil
import sys
import tempfile
from pathlib import Path

from tests.browser.chromium import Missing
from tests.browser.driving import ROOT, Server, run_script

FOLDER = ROOT / "docs" / "gallery"
LIMIT = 300.0


def main() -> int:
    """Take them all; those that are not taken any more go."""
    with tempfile.TemporaryDirectory() as place:
        taken = Path(place) / "taken"
        server = Server("tests.browser.stage", Path(place))
        server.start()
        try:
            print(run_script("gallery.mjs", server.base, str(taken), limit=LIMIT), end="")
        except (Missing, AssertionError) as no:
            print(no, file=sys.stderr)
            return 1
        finally:
            server.stop()
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(taken, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
