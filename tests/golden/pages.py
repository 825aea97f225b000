"""What the table answers about the golden games, for those who show it: a game a line.

`python -m tests.golden.pages` writes it out; the tests of the page open every round of it.
"""

import sys
from collections.abc import Generator, Iterator
from typing import TypeVar

import msgspec

from boomtown.app.chronicle import chronicled
from boomtown.protocol.over import game_page
from boomtown.protocol.replays import rounds_page, sheets_page
from boomtown.protocol.scores import Scores
from boomtown.rules.record_reader import parse_record
from tests.golden.games import combinations, path_of
from tests.golden.stored import stored

T = TypeVar("T")


def to_the_end(work: Generator[None, None, T]) -> T:
    """Do a work in one go; return what comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def pages(name: str, text: str) -> bytes:
    """Return a game as its page, its rounds and its sheets."""
    room = stored(parse_record(text), name)
    assert room.game is not None
    chronicle = to_the_end(chronicled(room, room.game))
    scores = Scores(chronicle.last, {})
    for _ in scores.worked_out():
        pass
    seats = range(chronicle.last.seats)
    return msgspec.json.encode(
        {
            "game": game_page(room, chronicle, scores, None, 0),
            "rounds": msgspec.Raw(rounds_page(chronicle)),
            "sheets": msgspec.Raw(to_the_end(sheets_page(chronicle, seats))),
        }
    )


def lines() -> Iterator[bytes]:
    """Yield every golden game."""
    for path in map(path_of, combinations()):
        yield pages(path.stem, path.read_text("utf-8")) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.writelines(lines())
