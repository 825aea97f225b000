"""A running game as a file: the record, who the bots are, the person’s turn so far (R3.6)."""

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from boomtown.bots import FORMER, USUAL, roster
from boomtown.cli.faults import Fault, misread
from boomtown.cli.files import Text, write_text
from boomtown.cli.game.match import Match, match_of
from boomtown.cli.options import edition_for
from boomtown.rules.moves import Move
from boomtown.rules.notation import format_moves, parse_moves
from boomtown.rules.reader import NotationError
from boomtown.rules.record import Record, format_record
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import ReplayError
from boomtown.rules.settings import SettingsError
from boomtown.rules.transcript import transcript

# Remarks to every other reader of a record, so that a saved game is a record like any other.
_BOTS = re.compile(r"^# bots:(?P<names>[ \w]*)$", re.MULTILINE)
_TURN = re.compile(r"^# turn: (?P<moves>.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds: the match, and the moves of the turn in progress."""

    match: Match
    moves: tuple[Move, ...] = ()


def saved_text(match: Match, moves: tuple[Move, ...] = ()) -> str:
    """Return the file of a game; one that is over has all that follows from it as well."""
    if match.game.ended:
        return transcript(match.record, match.edition)
    remarks = [f"# bots: {' '.join(match.bots)}".rstrip()]
    remarks += [f"# turn: {format_moves(moves)}"] if moves else []
    return format_record(match.record) + "\n".join(remarks) + "\n"


def save(name: str, match: Match, moves: tuple[Move, ...] = ()) -> None:
    """Write the file; the old one stays whole until the new one is."""
    fresh = f"{name}.new"
    write_text(fresh, saved_text(match, moves))
    try:
        Path(fresh).replace(name)
    except OSError as error:
        raise Fault(f"{name}: cannot be written: {error.strerror}") from None


def new_name(now: datetime) -> str:
    """Return a name for a game’s file that nothing in this folder has yet."""
    stem = f"boomtown-{now:%Y%m%d-%H%M}"
    names = [f"{stem}.game", *(f"{stem}-{n}.game" for n in range(2, 1000))]
    return next(name for name in names if not Path(name).exists())


def read_record(source: Text) -> Record:
    """Read a record; raises `Fault` with the place of what is wrong."""
    try:
        return parse_record(source.text)
    except NotationError as error:
        raise misread(source.name, error) from None


def restored(source: Text, edition: str | None) -> Saved:
    """Return the game of a file; `edition` names the one to use where the record’s is a file."""
    record = read_record(source)
    box = edition_for(record, edition)
    bots = _bots(source, record.settings.seats - 1)
    try:
        match = match_of(record, box, bots)
    except (ReplayError, SettingsError) as error:
        raise Fault(f"{source.name}: {error}") from None
    return Saved(match, _moves(source))


def _bots(source: Text, seats: int) -> tuple[str, ...]:
    line = _BOTS.search(source.text)
    named = line["names"].split() if line else []
    names = tuple(FORMER.get(name, name) for name in named) + (USUAL,) * (seats - len(named))
    unknown = [name for name in names if name not in roster()]
    if unknown or len(names) != seats:
        raise Fault(f"{source.name}: its line of bots does not fit {seats} other seats")
    return names


def _moves(source: Text) -> tuple[Move, ...]:
    line = _TURN.search(source.text)
    try:
        return parse_moves(line["moves"]) if line else ()
    except NotationError as error:
        raise Fault(f"{source.name}: the turn in progress: {error.problem}") from None
