"""A server whose front end is a copy that a test may change, as an update would."""

import os
import sys
from pathlib import Path

from boomtown.server import site
from boomtown.server.start import main

VARIABLE = "BOOMTOWN_TEST_SITE"

if __name__ == "__main__":
    site.folder.__defaults__ = ((Path(os.environ[VARIABLE]),),)
    sys.exit(main(sys.argv[1:]))
