"""The gallery: every picture is shown, told in words, and small."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"
PICTURE = re.compile(r"!\[([^\]]*)\]\(gallery/([\w-]+)\.webp\)")
SCRIPT = Path(__file__).parents[1] / "browser" / "gallery.mjs"
TAKEN = re.compile(r'^  \["([\w-]+)", "[\w-]+", "(?:phone|desktop|television)"', re.MULTILINE)
MOST_BYTES = 1_200_000
FEWEST = 12


def test_every_picture_that_is_taken_is_there_and_shown_once() -> None:
    shown = [name for _, name in PICTURE.findall(PAGE.read_text("utf-8"))]
    taken = TAKEN.findall(SCRIPT.read_text("utf-8"))
    there = [path.stem for path in (PAGE.parent / "gallery").iterdir()]
    assert sorted(shown) == sorted(taken) == sorted(there)
    assert len(shown) >= FEWEST


def test_every_picture_is_told_in_words() -> None:
    assert [name for told, name in PICTURE.findall(PAGE.read_text("utf-8")) if len(told) < 20] == []


def test_the_pictures_do_not_weigh_much() -> None:
    sizes = [path.stat().st_size for path in (PAGE.parent / "gallery").iterdir()]
    assert sum(sizes) <= MOST_BYTES
