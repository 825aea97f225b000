"""`python -m boomtown.server`: what `boomtown serve` starts."""

import sys

from boomtown.server.start import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
