"""`python -m tests.conformance [PATH…]`: judge case files or folders of them, and report."""

import sys
from pathlib import Path

from tests.conformance.cases import DEFAULT_FOLDER
from tests.conformance.report import judged, lines


def main(arguments: list[str]) -> int:
    """Print the report; 1 if a case failed or a line is broken, 2 if there is nothing to read."""
    paths = [Path(argument) for argument in arguments] or [DEFAULT_FOLDER]
    missing = [str(path) for path in paths if not path.exists()]
    if missing:
        print(f"not there: {', '.join(missing)}", file=sys.stderr)
        return 2
    report = judged(paths)
    print("\n".join(lines(report)))
    return 1 if report.failures or report.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
