"""Lines of a TOML text: every value of it is found, on the line where it stands."""

import tomllib
from collections.abc import Iterator

import pytest

from boomtown.editions import names
from boomtown.editions.box import text_of
from boomtown.editions.faults import Path
from boomtown.editions.lines import locate, nearest_line

TRICKY = '''\
# [not.a.table]
top = 1979-05-27T07:32:00.5Z  # x = 1
"quoted.key" = 'a # b'
dotted . key = { inner = [1, 2], "odd key" = -1.5e3 }
many = """
[still.text]
x = "1"
"""
literal = \'\'\'
]]] \'\'\'

[[list]]
name = "first"
values = [
    1,  # one
    [2,
     3],
    { deep = [] },
]
[[list]]
[list.below]
x = true
[[list.below.more]]
y = "a \\" b"
[last]
'''


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the way to everything in a parsed file."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from paths(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from paths(part, (*path, index))


@pytest.mark.parametrize("text", [TRICKY, *(text_of(name) for name in names())])
def test_everything_in_a_file_has_its_line(text: str) -> None:
    assert set(paths(tomllib.loads(text))) == set(locate(text))


@pytest.mark.parametrize(
    ("path", "start"),
    [
        (("top",), "top ="),
        (("quoted.key",), '"quoted.key"'),
        (("dotted", "key", "odd key"), "dotted . key"),
        (("dotted", "key", "inner", 1), "dotted . key"),
        (("literal",), "literal ="),
        (("list",), "[[list]]"),
        (("list", 0, "name"), 'name = "first"'),
        (("list", 0, "values", 0), "    1,"),
        (("list", 0, "values", 1, 1), "     3],"),
        (("list", 0, "values", 2, "deep"), "    { deep"),
        (("list", 1, "below"), "[list.below]"),
        (("list", 1, "below", "x"), "x = true"),
        (("list", 1, "below", "more", 0, "y"), "y ="),
        (("last",), "[last]"),
    ],
)
def test_a_value_is_on_the_line_where_it_starts(path: Path, start: str) -> None:
    assert TRICKY.splitlines()[locate(TRICKY)[path] - 1].startswith(start)


def test_what_is_not_there_is_looked_for_in_what_should_hold_it() -> None:
    lines = locate("[a]\nb = 1\n[c]\n")
    assert nearest_line(lines, ("c", "x", 3)) == 3
    assert nearest_line(lines, ("d",)) == 1


def test_lines_ending_the_way_of_windows_are_counted_alike() -> None:
    assert locate("a = 1\r\nb = [\r\n2]\r\n") == {("a",): 1, ("b",): 2, ("b", 0): 3}
