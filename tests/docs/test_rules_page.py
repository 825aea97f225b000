"""The rules in the browser have a place for every rule that the game can name, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.rules.house_rules import SWITCHES
from tests.docs.pages import CITED, HEADING, ROOT, RULES, citable, defined_rules, name

WEB = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "fr")
KEY = re.compile(r'^  "(R\d+(?:\.\d+)?)(?:\.(\d{4}))?":', re.MULTILINE)


def places(language: str) -> set[str]:
    """Return what has a place on the page; those of the switches come with the catalog."""
    text = (WEB / "text" / language / "rules.ts").read_text(encoding="utf-8")
    return {rule for rule, edition in KEY.findall(text) if not edition} | {
        switch.rule for switch in SWITCHES
    }


def reasons(folder: Path) -> Iterator[str]:
    """Yield every rule number that stands alone in a text of the code: what a reason can carry."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from CITED.findall(node.value) if CITED.fullmatch(node.value) else ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_every_chapter_has_its_place_on_the_page(language: str) -> None:
    assert places(language) == citable()


def test_every_rule_that_a_reason_can_name_has_a_place() -> None:
    found = set(reasons(ROOT / "src" / "boomtown"))
    assert {"R4.1", "R4.2", "R7.1", "R14.2"} <= found
    assert found <= places("en")


def test_every_rule_that_the_front_end_names_exists() -> None:
    sources = (path for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}"))
    cited = {
        name(path): set(CITED.findall(path.read_text(encoding="utf-8"))) - citable()
        for path in sources
    }
    assert {path: sorted(numbers) for path, numbers in cited.items() if numbers} == {}


def test_the_chapters_of_the_page_count_their_rules() -> None:
    text = (WEB / "rules" / "contents.ts").read_text(encoding="utf-8")
    counted = {name: int(n) for name, n in re.findall(r'id: "(R\d+)", rules: (\d+)', text)}
    chapters = HEADING.findall(RULES.read_text(encoding="utf-8"))
    numbered = {
        one: sum(rule.startswith(f"{one}.") for rule in defined_rules()) for one in chapters
    }
    assert counted == {one: count for one, count in numbered.items() if one != "R14"}
