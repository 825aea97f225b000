"""The editions of the game: those that come with the package, and files of people's own (R1.2)."""

from functools import cache
from pathlib import Path

from boomtown.editions.box import former_text_of, names, text_of
from boomtown.editions.faults import EditionFaults, Fault
from boomtown.editions.reader import read
from boomtown.rules.edition import Edition
from boomtown.rules.record import Record, fingerprint

__all__ = ["EditionFaults", "Fault", "check", "edition", "edition_of", "load", "names", "parse"]


@cache
def edition(name: str) -> Edition:
    """Return an edition of the package; raises `LookupError` for any other name."""
    if name not in names():
        raise LookupError(f"no edition is called {name}; there are {', '.join(names())}")
    # That its plans can be met is a test's business, not every start's.
    return read(text_of(name), thoroughly=False)


def edition_of(record: Record) -> Edition:
    """Return the edition that a game was played with: as it is now, or as it was then."""
    now = edition(record.settings.edition)
    if record.fingerprint == fingerprint(now):
        return now
    then = former_text_of(f"{record.settings.edition}-{record.fingerprint}")
    return now if then is None else read(then, thoroughly=False)


def load(name_or_path: str | Path) -> Edition:
    """Return an edition of the package by its name, or that of a file by its path."""
    if str(name_or_path) in names():
        return edition(str(name_or_path))
    return parse(_text_in(Path(name_or_path)))


def _text_in(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise EditionFaults([Fault(line, "", "not a text in UTF-8")]) from error


def parse(text: str) -> Edition:
    """Return the edition that a text describes; raises `EditionFaults`."""
    return read(text, thoroughly=True)


def check(text: str) -> tuple[Fault, ...]:
    """Return all that is wrong with the text of an edition file."""
    try:
        read(text, thoroughly=True)
    except EditionFaults as faults:
        return faults.faults
    return ()
