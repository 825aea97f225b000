"""Every worked situation has a test that is named after it and cites its rules."""

import ast
import re

from tests.docs.pages import ROOT, files

ROW = re.compile(r"^\| (w\d+) \| (?:18|23|both) \| ([^|]*) \|", re.MULTILINE)
TEST = re.compile(r"test_(w\d+)_")


def rows() -> dict[str, set[str]]:
    """Map each row of the page to the rules it cites."""
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    return {row: set(rules.split(", ")) for row, rules in ROW.findall(page)}


def tested_rows() -> dict[str, set[str]]:
    """Map each row that a test is named after to the rules in the marks of its tests."""
    found: dict[str, set[str]] = {}
    for path in files(".py"):
        if not path.name.startswith("test_examples_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = TEST.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if isinstance(node, ast.FunctionDef) and name:
                found.setdefault(name[1], set()).update(cited(node))
    return found


def cited(test: ast.FunctionDef) -> set[str]:
    """Give the rules that the marks of a test name."""
    calls = (mark for mark in test.decorator_list if isinstance(mark, ast.Call))
    marks = (call for call in calls if getattr(call.func, "attr", "") == "rule")
    return {str(one.value) for call in marks for one in call.args if isinstance(one, ast.Constant)}


def test_the_page_is_read_as_meant() -> None:
    assert list(rows()) == [f"w{number:02}" for number in range(1, len(rows()) + 1)]
    assert rows()["w14"] == {"R5.1", "R14.10"}


def test_every_row_has_a_test() -> None:
    assert sorted(rows().keys() - tested_rows().keys()) == []


def test_every_test_of_a_row_has_its_row() -> None:
    assert sorted(tested_rows().keys() - rows().keys()) == []


def test_the_tests_of_a_row_cite_its_rules() -> None:
    tested = tested_rows()
    missing = {row: rules - tested.get(row, set()) for row, rules in rows().items()}
    assert {row: sorted(rules) for row, rules in missing.items() if rules} == {}
