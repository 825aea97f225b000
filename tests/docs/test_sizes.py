"""The size check itself: what it counts, and what it leaves out."""

from tests.docs.sizes import FILE_LINES, FUNCTION_LINES, too_long

BODY = "    x = 1\n" * FUNCTION_LINES


def keys(text: str) -> list[str]:
    return [key for key, _ in too_long("a.py", text)]


def test_a_file_may_have_three_hundred_lines() -> None:
    assert keys("x = 1\n" * FILE_LINES) == []
    assert keys("x = 1\n" * (FILE_LINES + 1)) == ["a.py"]


def test_a_function_may_have_twenty_five_lines() -> None:
    assert keys("def f():\n" + BODY[:-10]) == []
    assert keys("def f():\n" + BODY) == ["a.py:f"]


def test_docstrings_and_decorators_do_not_count() -> None:
    table = "@table(\n" + "    1,\n" * FUNCTION_LINES + ")\n"
    docstring = '    """Say\n' + "    more\n" * FUNCTION_LINES + '    """\n'
    assert keys(table + "def f():\n" + docstring + "    x = 1\n") == []
