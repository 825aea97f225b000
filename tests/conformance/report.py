"""Judging many cases, and what is said about it: per run and kind, every failing id, times."""

import gc
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.conformance.cases import Broken, Case, Skipped, counted, files, read
from tests.conformance.form import Unreadable, rules
from tests.conformance.judge import verdict

EXPLAINED = ("transition_validity", "probe_transition", "generated_transition")


@dataclass(slots=True)
class Report:
    """What came of it: cases by (run, kind), reasons for skipping by kind, the slowest move."""

    passed: Counter[tuple[int, str]] = field(default_factory=Counter)
    failed: Counter[tuple[int, str]] = field(default_factory=Counter)
    skipped: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")
    seconds: float = 0.0


def judged(paths: Sequence[Path]) -> Report:
    """Judge every case of these files and folders."""
    report = Report()
    start = time.perf_counter()
    with _steady_clock():
        for path in files(list(paths)):
            for case in read(path):
                if isinstance(case, Broken):
                    report.broken.append(case.because)
                else:
                    _judge(report, case)
    report.seconds = time.perf_counter() - start
    return report


@contextmanager
def _steady_clock() -> Iterator[None]:
    """Keep what happens once and by chance, loading and collecting, out of the slowest move."""
    rules("advanced")
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _judge(report: Report, case: Case) -> None:
    run = counted(case)
    if isinstance(run, Skipped):
        report.skipped[case.kind, run.because] += 1
        return
    start = time.perf_counter()
    try:
        answer = verdict(case, run)
    except Unreadable as fault:
        report.skipped[case.kind, str(fault)] += 1
        return
    if case.kind in EXPLAINED:
        report.slowest = max(report.slowest, (time.perf_counter() - start, case.id))
    if type(answer) is type(case.expected) and answer == case.expected:
        report.passed[run.run, case.kind] += 1
    else:
        report.failed[run.run, case.kind] += 1
        report.failures.append(f"{case.id}: expected {case.expected}, not {answer}")


def lines(report: Report) -> Iterator[str]:
    """Yield the report as text."""
    for run in (1, 2):
        kinds = sorted(kind for at, kind in report.passed | report.failed if at == run)
        for kind in kinds:
            yield _line(f"run {run}", kind, report.passed[run, kind], report.failed[run, kind])
        passed = sum(report.passed[run, kind] for kind in kinds)
        failed = sum(report.failed[run, kind] for kind in kinds)
        yield _line(f"run {run}", "all", passed, failed)
    for (kind, because), count in sorted(report.skipped.items()):
        yield f"skipped  {kind:<22}{count:>5}  {because}"
    yield f"skipped  {'all':<22}{report.skipped.total():>5}"
    yield from (f"failed   {failure}" for failure in report.failures)
    yield from (f"broken   {place}" for place in report.broken)
    slowest, name = report.slowest
    yield f"{report.seconds:.1f} s; slowest move {slowest * 1000:.1f} ms {name}".rstrip()


def _line(run: str, kind: str, passed: int, failed: int) -> str:
    return f"{run:<9}{kind:<22}{passed:>5} passed {failed:>5} failed"
