"""Start the command line as a module: `python -m boomtown.cli`."""

import sys

from boomtown.cli.entry import main

if __name__ == "__main__":
    sys.exit(main())
