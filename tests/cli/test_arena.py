"""The arena and the list of bots at the terminal."""

import io
import json
import sys

import pytest

from boomtown.cli.progress import progress
from tests.cli.shell import Shell

QUICK = ("arena", "random", "random", "--deals", "2", "--jobs", "1")


def test_the_arena_answers_people(shell: Shell) -> None:
    run = shell("arena", "random", "apprentice", "--deals", "2", "--jobs", "1")
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    assert lines[0].startswith("2 deals, 4 games in ")
    assert "ended by: third refusal" in lines[1]
    assert lines[2].startswith("random: ")
    assert "won 0.0% (0.0% to 65.8%) of the games" in lines[2]
    assert sum(line.startswith("  a turn takes ") for line in lines) == 2
    assert lines[-1].startswith("random against apprentice: -")


def test_the_arena_answers_programs_the_same_for_the_same_seed(shell: Shell) -> None:
    answers = []
    for _ in range(2):
        answers.append(json.loads(shell(*QUICK, "--seed", "5", "--json").out))
        assert answers[-1].pop("time")["bots"]["random"]["turns"] > 20
    assert answers[0] == answers[1]
    assert answers[0]["settings"]["seats"] == 2
    assert answers[0] != json.loads(shell(*QUICK, "--json").out)


@pytest.mark.parametrize(
    ("options", "seats", "games"),
    [
        (("--mode", "solo"), 1, 2),
        (("--mode", "aaa", "--opponent", "3"), 1, 2),
        (("--mode", "expert", "--seats", "3"), 3, 2),
        (("--advanced", "--roundabouts", "--edition", "2023", "--sheet", "blueprint"), 2, 2),
        (("--seats", "1"), 1, 2),
    ],
)
def test_a_bot_meets_itself_in_every_mode(
    shell: Shell, options: tuple[str, ...], seats: int, games: int
) -> None:
    answer = json.loads(shell(*QUICK, *options, "--json").out)
    assert (answer["settings"]["seats"], answer["games"]) == (seats, games)
    assert answer["bots"]["random"]["sheets"] == seats * games


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["arena"], "arena: the following arguments are required: BOT"),
        (["arena", "deep"], "no bot is called “deep”: there are random"),
        (["arena", "random", "--deals", "0"], "must be at least 1"),
        (["arena", "random", "--mode", "solo", "--seats", "2"], "--seats: solo is for 1"),
        ([*QUICK, "--cluster", "127.0.0.1:1"], "no cluster at 127.0.0.1:1: "),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    shell: Shell, words: list[str], problem: str
) -> None:
    run = shell(*words)
    assert run.code == 2
    assert problem in run.err
    assert run.err.count("\n") == 1


def test_the_bots_are_listed_with_levels(shell: Shell) -> None:
    lines = shell("bots").out.splitlines()
    assert lines[:2] == [
        "1  random        any move that fits",
        "2  apprentice    takes what counts most now",
    ]


class Screen(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True


def test_a_bar_shows_where_somebody_looks_and_is_wiped_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("boomtown.cli.progress.EVERY", -1)
    assert list(progress("ab", 2)) == ["a", "b"]
    assert "[###############...............] 1 of 2, " in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_no_bar_is_written_into_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    assert list(progress("ab", 2)) == ["a", "b"]
    assert file.getvalue() == ""
