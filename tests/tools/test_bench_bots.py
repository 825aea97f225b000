"""The page of the bots: measured contests land in its tables, and it is what its file says."""

import json
from pathlib import Path

import pytest

from bench import bots, bots_page
from bench.bots_page import PAGE, TABLES, rendered
from bench.bots_rows import rows
from boomtown.bots import roster
from boomtown.cli.entry import parser

FILE = PAGE.with_suffix(".json")
MEASURE = ("--jobs", "1", "--share", "0.0001", "--bots", "random", "apprentice")


def run(*words: str) -> None:
    """Run the command."""
    chosen = bots.parser().parse_args(words)
    chosen.run(chosen)


def test_the_page_shows_what_was_measured() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert rendered(page, json.loads(FILE.read_text(encoding="utf-8"))) == page


def test_every_contest_is_a_command_of_the_arena() -> None:
    found = list(rows(list(roster()), 1.0))
    assert {row.table for row in found} == {"itself", "below", "solo", "aaa"}
    for row in found:
        args = parser().parse_args(row.command.split()[1:])
        assert (tuple(args.bots), args.deals) == (row.entrants, row.deals)
        assert (args.mode, args.seats) == (row.settings.mode, row.settings.seats)


@pytest.mark.slow
def test_measuring_goes_on_where_it_stopped_and_replaces_what_is_measured_anew(
    tmp_path: Path,
) -> None:
    file = tmp_path / "bots.json"
    run("measure", str(file), *MEASURE, "--table", "below")
    first = json.loads(file.read_text())
    assert [(one["line"], one["answer"]["deals"]) for one in first] == [
        ("base", 1),
        ("advanced", 1),
    ]
    first[0]["date"] = "long ago"
    file.write_text(json.dumps(first[:1]))
    run("measure", str(file), *MEASURE, "--table", "below")
    second = json.loads(file.read_text())
    assert [one["command"] for one in second] == [one["command"] for one in first]
    assert second[0]["date"] == "long ago"
    run("measure", str(file), *MEASURE, "--table", "below", "--share", "0.0002")
    third = json.loads(file.read_text())
    assert [one["answer"]["deals"] for one in third] == [2, 2]


@pytest.mark.slow
def test_all_tables_are_written_between_their_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, page = tmp_path / "bots.json", tmp_path / "bots.md"
    run("measure", str(file), *MEASURE, "--table", "itself", "solo", "aaa", "--bots", "random")
    marks = "".join(f"<!-- {name} -->\nold\n<!-- /{name} -->\n" for name in TABLES)
    page.write_text(f"# Bots\n{marks}the end\n")
    monkeypatch.setattr(bots, "PAGE", page)
    run("page", str(file))
    text = page.read_text()
    assert text.startswith(
        "# Bots\n<!-- levels -->\n| level | bot | how it thinks |\n| --- | --- | --- |\n"
    )
    assert text.endswith("the end\n")
    assert "old" not in text
    assert "| random | advanced, roundabouts | 1 | " in text
    assert "| 5 Opponent 5 | random | 1 | " in text
    assert rendered(text, json.loads(file.read_text())) == text
    assert bots_page.PAGE.name == "bots.md"
