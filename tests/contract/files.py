"""Where the fixtures stand, and writing them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.contract.lesson import lesson
from tests.contract.qr import qr
from tests.contract.scenarios import Fixture
from tests.contract.scenarios import fixtures as games
from tests.contract.words import boxes, pages, words

FOLDER = Path(__file__).parent


def fixtures() -> Iterator[tuple[str, Fixture]]:
    """Yield each fixture with its name."""
    yield from games()
    yield "lesson", lesson()
    yield "words", words()
    yield "pages", pages()
    yield "boxes", boxes()
    yield "qr", qr()


def text_of(fixture: Fixture) -> str:
    """Write a fixture: one message a line, so that a change shows as a line."""
    lines = []
    for name, value in fixture.items():
        lines.append(f'"{name}": {_value(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(value: object) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_line, value)) + "\n]"
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f'"{key}": {_line(one)}' for key, one in value.items()) + "\n}"
    return _line(value)


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def write() -> None:
    """Write all of them."""
    for name, fixture in fixtures():
        path_of(name).write_text(text_of(fixture), encoding="utf-8")
