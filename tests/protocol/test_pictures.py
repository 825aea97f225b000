"""The pictures of the rules page show what the rules say today."""

from pathlib import Path

import pytest

from boomtown.protocol.pictures import FILE, PICTURES, main, pictures, text
from boomtown.rules.notation import parse_move, parse_moves

ROOT = Path(__file__).parents[2]
DRAWN = pictures()["pictures"]


def test_the_pictures_in_the_page_are_those_of_the_rules() -> None:
    written = (ROOT / FILE).read_text(encoding="utf-8")
    assert written == text(), "python -m boomtown.protocol.pictures"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_ends_with_the_moves_it_is_told(name: str) -> None:
    drafts = DRAWN[name]["drafts"]
    assert len(drafts) == len(parse_moves(PICTURES[name].moves)) + 1
    assert [parse_move(move) for move in drafts[-1]["moves"]] == list(
        parse_moves(PICTURES[name].moves)
    )


@pytest.mark.rule("R4.1", "R5.6")
def test_what_glows_is_what_the_captions_say() -> None:
    assert DRAWN["order"]["drafts"][-1]["legal"] == ["write 1 a3", "write 1 a4"]
    crossing = "copy a3 a4"
    assert crossing in DRAWN["bis-2023"]["drafts"][-1]["legal"]
    assert crossing not in DRAWN["bis"]["drafts"][-1]["legal"]


def test_the_generator_writes_a_file(tmp_path: Path) -> None:
    assert main([str(tmp_path / "new" / "pictures.json")]) == 0
    assert (tmp_path / "new" / "pictures.json").read_text(encoding="utf-8") == text()
