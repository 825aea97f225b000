"""Where the sources, tests and pages of the repository are, and the rule numbers in them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules.md"

DEFINED = re.compile(r"^(?:- |\| )(R\d+\.\d+)\b", re.MULTILINE)
HEADING = re.compile(r"^## (R\d+)\b", re.MULTILINE)
CITED = re.compile(r"\bR\d+(?:\.\d+)?\b")


def files(*endings: str) -> Iterator[Path]:
    """Yield our own files with one of these endings: never an environment or a cache."""
    for folder in ("src", "tests", "docs"):
        found = sorted((ROOT / folder).rglob("*"))
        yield from (path for path in found if path.suffix in endings)
    yield from (path for path in sorted(ROOT.iterdir()) if path.suffix in endings)


def name(path: Path) -> str:
    """Say where a file is, the way people write it."""
    return path.relative_to(ROOT).as_posix()


def defined_rules() -> frozenset[str]:
    """Give the numbers that stand before a rule, such as R4.2 or R14.3."""
    return frozenset(DEFINED.findall(RULES.read_text(encoding="utf-8")))


def citable() -> frozenset[str]:
    """Give what a text may cite: a rule, or a whole chapter."""
    return defined_rules() | frozenset(HEADING.findall(RULES.read_text(encoding="utf-8")))
