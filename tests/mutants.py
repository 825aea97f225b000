"""Change the rules a little at a time, and report which changes the quick tests do not notice."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.docs.pages import ROOT

FOLDER = ROOT / "mutants"
MUTMUT = (sys.executable, "-m", "mutmut")

# What mutmut calls a change that some test noticed: a red test, an endless loop, a crash.
NOTICED = ("killed", "timeout", "segfault")


def run(names: list[str]) -> int:
    """Try the named changes, or all; the moving counter is for a terminal, else for a file."""
    line = [*MUTMUT, "run", *names]
    if sys.stdout.isatty():
        return subprocess.run(line, cwd=ROOT, check=False).returncode
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / "run.log").open("w", encoding="utf-8") as log:
        return subprocess.run(line, cwd=ROOT, check=False, stdout=log).returncode


def ask(*arguments: str) -> str:
    """Return what mutmut says about the changes tried so far."""
    done = subprocess.run(
        [*MUTMUT, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    return done.stdout


def left_by_module(results: str) -> Counter[str]:
    """Count, a module, the changes that no test noticed.

    >>> left_by_module("a.street.x_fits__mutmut_1: survived\\na.street.x_fits__mutmut_2: no tests")
    Counter({'a.street': 2})
    """
    names = (line.partition(":")[0].strip() for line in results.splitlines() if "__mutmut_" in line)
    return Counter(name.rpartition(".x")[0] for name in names)


def summary(figures: Path) -> str:
    """Say how many changes were noticed, and where the others are."""
    count: dict[str, int] = json.loads(figures.read_text(encoding="utf-8"))
    noticed = sum(count[kind] for kind in NOTICED)
    tried = max(1, count["total"] - count["skipped"])
    head = f"{noticed} of {tried} changes noticed: {noticed / tried:.1%}"
    left = left_by_module(ask("results")).most_common()
    return "\n".join((head, *(f"{number:5} left in {module}" for module, number in left)))


def main(names: list[str]) -> int:
    """Run the changes and print the summary; only a run that could not finish is a failure."""
    code = run(names)
    if code == 0:
        ask("export-cicd-stats")
        print(summary(FOLDER / "mutmut-cicd-stats.json"))
        print("each of them: .venv/bin/mutmut results, then .venv/bin/mutmut show NAME")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
