"""Reading case files, and deciding by a line's own marks in which run it counts."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = Any

DEFAULT_FOLDER = Path(__file__).resolve().parents[3] / "shared" / "conformance" / "cases"

# Rulings that the rules have since come to share; the files were marked before.
SHARED = frozenset({"fence-between-used-houses"})

# Rulings that are a switch of R14, and its reading there.
SWITCHED = {
    "refusal-judged-before-roundabout": ("refusal_judged", "turn_start"),
    "all-houses-with-roundabout": ("roundabout_as_house", "none"),
    "temp-column-full": ("temps_full", "stop"),
}

# Rulings on which the rules have no switch and say otherwise.
OPPOSED = frozenset({"tenth-bis", "game-over-not-checked", "unreachable-sheet", "impossible-card"})


@dataclass(frozen=True, slots=True)
class Broken:
    """A line that is no JSON object, and where it stands."""

    because: str


@dataclass(frozen=True, slots=True)
class Case:
    """One line: its question and the verdict from outside, with the marks that judge the line."""

    id: str
    kind: str
    input: Json
    expected: Json
    marks: Json
    place: str


@dataclass(frozen=True, slots=True)
class Skipped:
    """A case that is in neither run, and why."""

    because: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A case of run 1 or 2; `switches` are the house rules that its verdict goes by."""

    run: int
    switches: tuple[tuple[str, str], ...] = ()


def files(paths: list[Path]) -> Iterator[Path]:
    """Yield the case files that are named, and those in the folders that are."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.glob("*.jsonl"))
        else:
            yield path


def read(path: Path) -> Iterator[Case | Broken]:
    """Yield the cases of a file; a broken line does not stop the others."""
    # JSON strings may hold what `splitlines` takes for line ends.
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _case(line, f"{path.name}:{number}")


def _case(line: str, place: str) -> Case | Broken:
    try:
        marks = json.loads(line)
    except ValueError as error:
        return Broken(f"{place}: {error}")
    if not isinstance(marks, dict):
        return Broken(f"{place}: not a JSON object")
    return Case(
        id=str(marks.get("id", place)),
        kind=str(marks.get("kind", "no kind")),
        input=marks.get("input"),
        expected=marks.get("expected"),
        marks=marks,
        place=place,
    )


def counted(case: Case) -> Counted | Skipped:
    """Decide from its marks whether a case counts, and under which house rules."""
    marks = case.marks
    if marks.get("level") != "rules":
        return Skipped(f"level {marks.get('level')}")
    rulings = marks.get("rulings") or []
    if marks.get("rulebook") == "differs":
        return Skipped(f"the rulebook differs: {', '.join(rulings)}")
    if marks.get("rules_md") != "differs":
        return Counted(1)
    opposed = [ruling for ruling in rulings if ruling in OPPOSED]
    known = SHARED.union(SWITCHED).intersection(rulings)
    if opposed or not known:
        return Skipped(f"the rules differ: {', '.join(opposed or rulings) or 'no ruling named'}")
    switches = tuple(SWITCHED[ruling] for ruling in rulings if ruling in SWITCHED)
    return Counted(2, switches) if switches else Counted(1)
