"""Every rule has a test that names it, and every rule that is named exists."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import CITED, citable, defined_rules, files, name

# Rules without a test in this repository, with the reason; a test makes the entry needless.
UNTESTED = {
    "R13.1": "a digital scoring sheet is a program of its own, and not here",
    "R13.2": "printable sheets are not here",
}


def marked_rules(text: str) -> Iterator[str]:
    """Yield the numbers in every mark that reads `pytest.mark.rule(…)`, wherever it stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
            yield from (str(one.value) for one in node.args if isinstance(one, ast.Constant))


def tested_rules() -> dict[str, list[str]]:
    """Map each marked number to the files of its tests."""
    found: dict[str, list[str]] = {}
    for path in files(".py"):
        if path.name.startswith("test_"):
            for number in marked_rules(path.read_text(encoding="utf-8")):
                found.setdefault(number, []).append(name(path))
    return found


def cited_rules(path: Path) -> frozenset[str]:
    return frozenset(CITED.findall(path.read_text(encoding="utf-8")))


def test_rules_page_is_read_as_meant() -> None:
    assert {"R1.1", "R4.2", "R14.11"} <= defined_rules()
    assert {"R4", "R14"} <= citable()


def test_marks_are_found_in_decorators_and_parameters() -> None:
    text = "@pytest.mark.rule('a', 'b')\ndef test(): pytest.param(1, marks=pytest.mark.rule('c'))"
    assert set(marked_rules(text)) == {"a", "b", "c"}


def test_every_rule_has_a_test() -> None:
    missing = defined_rules() - tested_rules().keys() - UNTESTED.keys()
    assert sorted(missing) == []


def test_every_marked_rule_exists() -> None:
    unknown = {number: where for number, where in tested_rules().items() if number not in citable()}
    assert unknown == {}


def test_exceptions_are_rules_that_no_test_names() -> None:
    assert UNTESTED.keys() <= defined_rules() - tested_rules().keys()


def test_every_cited_rule_exists() -> None:
    cited = {name(path): cited_rules(path) - citable() for path in files(".py", ".md", ".toml")}
    assert {path: sorted(numbers) for path, numbers in cited.items() if numbers} == {}
