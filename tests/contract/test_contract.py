"""The fixtures are what rooms say today, and every message is as its type says."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from boomtown.protocol.messages import FromServer
from boomtown.protocol.page import page
from boomtown.protocol.typescript import typescript
from tests.contract.codes import codes
from tests.contract.files import FOLDER, fixtures, path_of, text_of

ROOT = FOLDER.parents[1]
FILES = sorted(FOLDER.glob("*.json"))


def messages(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every message in a fixture."""
    if isinstance(value, dict) and "t" in value:
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from messages(inner)


def strict(part: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(part))


def test_fixtures_are_what_rooms_say_today() -> None:
    old = [name for name, one in fixtures() if path_of(name).read_text() != text_of(one)]
    assert old == [], "python -m tests.contract writes them again"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_has_exactly_the_fields_of_its_type(path: Path) -> None:
    for message in messages(msgspec.json.decode(path.read_bytes())):
        typed = msgspec.convert(message, FromServer, str_keys=True)
        assert strict(typed) == message


def test_every_kind_of_message_is_among_them() -> None:
    everything = (m for path in FILES for m in messages(msgspec.json.decode(path.read_bytes())))
    kinds = {kind.__struct_config__.tag for kind in get_args(FromServer)}
    assert kinds - {message["t"] for message in everything} == {"farewell"}


def test_codes_are_found_where_they_are_given() -> None:
    found = {code for _, code, _ in codes()}
    plain, chosen, named = "order.too_high", "pool_elsewhere", "fence_between_marked"
    assert {plain, chosen, named, "card_due", "plans.item_later", "bad_setting"} <= found


def test_typescript_is_current() -> None:
    generated = ROOT / "web" / "src" / "protocol" / "generated.ts"
    assert generated.read_text(encoding="utf-8") == typescript()


def test_page_is_current() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == page()


def test_generators_write_files(tmp_path: Path) -> None:
    for module in ("typescript", "page"):
        out = tmp_path / module
        subprocess.run([sys.executable, "-m", f"boomtown.protocol.{module}", out], check=True)
        assert out.read_text(encoding="utf-8")
