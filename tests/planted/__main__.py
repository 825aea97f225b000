"""Plant each fault, one at a time, and report those that no test notices.

`python -m tests.planted [WORDS]`: words choose among the faults. A copy of the package is spoiled,
never the package itself.
"""

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from signal import SIGXCPU
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.docs.pages import ROOT
from tests.planted import thoughts
from tests.planted.driver import NOTICED, PASSED
from tests.planted.listed import COMPILED, FAST, Fault, listed, spoiled

THOUGHTS = "thoughts"
AT_ONCE = min(2, os.cpu_count() or 1)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "server", "app", "cli", "remote", "push")


class Verdict(NamedTuple):
    """What became of a fault: noticed by which test, hung, missed, or never begun."""

    fault: Fault
    word: str
    told: str
    seconds: float


class Copies:
    """Copies of the package, each for one fault at a time."""

    def __init__(self, folder: Path) -> None:
        """Make them."""
        self.kept = folder / THOUGHTS
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(AT_ONCE):
            copy = folder / str(number)
            shutil.copytree(ROOT / "src" / "boomtown", copy / "boomtown", ignore=LEFT_OUT)
            self._free.put(copy)

    def tried(self, fault: Fault) -> Verdict:
        """Plant a fault in a copy, run its checks and mend the copy."""
        copy, start = self._free.get(), time.monotonic()
        file = copy / "boomtown" / "fast" / fault.file
        try:
            file.write_text(spoiled(fault), encoding="utf-8")
            word, told = self.checked(copy, fault.checks)
        finally:
            shutil.copyfile(FAST / fault.file, file)
            self._free.put(copy)
        return Verdict(fault, word, told, time.monotonic() - start)

    def checked(self, copy: Path, checks: tuple[str, ...]) -> tuple[str, str]:
        """Run checks on a copy; return what became of them, and what they said."""
        way = (COMPILED,) if checks[0] == COMPILED else ("plain",)
        command = [sys.executable, "-m", "tests.planted.driver", *way]
        command += [check for check in checks if check != COMPILED]
        around = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(copy), str(ROOT))),
            "PYTHONDONTWRITEBYTECODE": "1",
            thoughts.FILE: str(self.kept),
        }
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=around,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == -SIGXCPU:
            return "hung", ""
        if done.returncode == NOTICED:
            return "noticed", done.stdout.splitlines()[-1]
        if done.returncode == PASSED:
            return "MISSED", ""
        return "BROKEN", (done.stderr.splitlines() or [""])[-1]


def single(fault: Fault) -> Iterator[tuple[str, ...]]:
    """Yield each check of a fault alone."""
    compiled = (COMPILED,) * (COMPILED in fault.checks)
    yield from ((*compiled, check) for check in fault.checks if check != COMPILED)


def report(verdict: Verdict) -> None:
    """Print what became of a fault."""
    print(f"{verdict.word:<8}{verdict.seconds:5.1f} s  {verdict.fault}", flush=True)
    if verdict.told:
        print(f"{'':17}{verdict.told}", flush=True)


def main(words: list[str]) -> int:
    """Try the faults that have one of the words; 1 where one is missed, or none could be."""
    chosen = [fault for fault in listed() if not words or any(word in str(fault) for word in words)]
    with TemporaryDirectory() as folder, ThreadPoolExecutor(AT_ONCE) as pool:
        copies = Copies(Path(folder))
        if any(THOUGHTS in fault.checks for fault in chosen):
            thoughts.keep(copies.kept)
        for checks in sorted({check for fault in chosen for check in single(fault)}):
            word, told = copies.checked(Path(folder) / "0", checks)
            if word != "MISSED":
                print(f"without any fault {' '.join(checks)}: {word} {told}")
                return 1
        print("no check fails without a fault", flush=True)
        count = Counter[str]()
        for verdict in pool.map(copies.tried, chosen):
            report(verdict)
            count[verdict.word] += 1
    print(f"{len(chosen)} faults: " + ", ".join(f"{many} {word}" for word, many in count.items()))
    return 0 if set(count) <= {"noticed", "hung"} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
