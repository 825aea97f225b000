"""Bad input ends with one line on standard error, exit code 2, and never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell

WRONG_OPTIONS = [
    (["nonsense"], "nonsense"),
    (["play", "--mode", "chess"], "--mode: the 2018 edition has standard, expert, solo"),
    (["play", "--edition", "2019"], "no edition is called 2019: there are 2018 and 2023"),
    (["play", "--edition", "no.toml"], "no.toml: there is no such file"),
    (["play", "--edition", "."], ".: this is a folder, not a file"),
    (["play", "--sheet", "napkin"], "--sheet: the 2018 edition has classic"),
    (["play", "--switch", "refusal=maybe"], "--switch: refusal can be printed, adjusted"),
    (["play", "--switch", "nothing=1"], "--switch: no switch is called nothing"),
    (["play", "--switch", "refusal"], "“refusal” is not NAME=VALUE"),
    (["play", "--seats", "0"], "must be at least 1"),
    (["play", "--seats", "99999"], "--seats: at most 10000 here"),
    (["play", "--seats", "²"], "“²” is not a whole number"),
    (["play", "--mode", "expert", "--seats", "28"], "--seats: expert is for 2 to 27"),
    (["play", "--mode", "solo", "--bots", "apprentice"], "--seats: solo is for 1"),
    (
        ["play", "--bots", "deep"],
        "no bot is called “deep”: there are random, apprentice, builder, planner and master",
    ),
    (["play", "--seats", "2", "--bots", "apprentice,apprentice"], "--bots: 2 bots, but 1 seat"),
    (["play", "--seed", "18446744073709551616"], "must be below 2 to the power of 64"),
    (["play", "--opponent", "1"], "--opponent: standard has no opponent card"),
    (["play", "--mode", "aaa", "--opponent", "9"], "--opponent: levels are 0, 1, 2, 3, 4, 5"),
    (["play", "--resume", "a.game", "--mode", "solo"], "--resume: the file says what is played"),
    (["replay"], "RECORD"),
    (["simulate", "--games", "0"], "must be at least 1"),
    (["edition", "praise", "x"], "praise"),
    (["score", "--others-temps", "1,x", "-"], "“x” is not a whole number"),
]


@pytest.mark.parametrize(("arguments", "problem"), WRONG_OPTIONS)
def test_a_wrong_option_is_told_on_one_line(
    shell: Shell, arguments: list[str], problem: str
) -> None:
    run = shell(*arguments)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("boomtown: ")
    assert problem in run.err
    assert run.err.count("\n") == 1


READERS = [
    ["score"],
    ["check"],
    ["verify"],
    ["replay"],
    ["perft"],
    ["edition", "check"],
    ["play", "--resume"],
]


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_cannot_be_read_is_told_on_one_line(shell: Shell, reader: list[str]) -> None:
    Path("bytes").write_bytes(b"fine\nup to \xff here")
    problems = {
        "nowhere": "boomtown: nowhere: there is no such file\n",
        ".": "boomtown: .: this is a folder, not a file\n",
        "bytes": "boomtown: bytes: line 2, column 7: this is not UTF-8 text\n",
    }
    for name, problem in problems.items():
        run = shell(*reader, name)
        assert (run.code, run.out, run.err) == (2, "", problem)


@pytest.mark.parametrize("reader", READERS[:-2])
def test_a_text_in_another_form_is_told_with_its_place(shell: Shell, reader: list[str]) -> None:
    run = shell(*reader, "-", typed=["  hello there"])
    assert run.code == 2
    assert run.err.startswith("boomtown: standard input: line 1, column ")
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("reader", READERS[:-1])
def test_closed_input_is_told(
    shell: Shell, reader: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomtown.cli.files.sys.stdin", None)
    from boomtown.cli import main

    assert main([*reader, "-"]) == 2


def test_a_record_of_other_figures_is_told(shell: Shell) -> None:
    shell("play", "--mode", "solo", "--seed", "1", "--record", "a.game", typed=["q"])
    text = Path("a.game").read_text()
    Path("a.game").write_text(text.replace("edition 2018 ", "edition 2018 0"))
    run = shell("play", "--resume", "a.game")
    assert run.code == 2
    assert "it was played with other figures of the 2018 edition" in run.err


def test_a_saved_turn_that_is_no_turn_is_told(shell: Shell) -> None:
    shell("play", "--mode", "solo", "--seed", "1", "--record", "a.game", typed=["q"])
    text = Path("a.game").read_text()
    Path("a.game").write_text(f"{text}# turn: dance\n")
    run = shell("play", "--resume", "a.game")
    assert run.code == 2
    assert "a.game: the turn in progress: expected a move" in run.err
    Path("a.game").write_text(f"{text}# turn: write 1 c99\n")
    assert "begins afresh" in shell("play", "--resume", "a.game", typed=["q"]).out
    Path("a.game").write_text(f"{text}# bots: apprentice\n")
    assert shell("play", "--resume", "a.game").code == 2


def test_a_game_saved_when_bots_had_other_names_goes_on(shell: Shell) -> None:
    shell("play", "--seats", "2", "--seed", "1", "--record", "a.game", typed=["q"])
    text = Path("a.game").read_text()
    assert "# bots: apprentice\n" in text
    Path("a.game").write_text(text.replace("apprentice", "greedy"))
    run = shell("play", "--resume", "a.game", typed=["q"])
    assert run.code == 0
    assert Path("a.game").read_text() == text


def test_an_interruption_keeps_the_game(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object, prompt: str) -> str:
        raise KeyboardInterrupt(prompt)

    monkeypatch.setattr("boomtown.cli.terminal.Terminal.ask", interrupted)
    run = shell("play", "--mode", "solo", "--record", "a.game")
    assert (run.code, run.err) == (2, "boomtown: interrupted\n")
    assert "boomtown play --resume a.game" in run.out


@pytest.mark.slow
def test_a_reader_who_leaves_is_no_traceback(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "boomtown.cli"]
    arguments = ["play", "--mode", "solo", "--record", str(tmp_path / "a.game")]
    with subprocess.Popen(
        [*program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write("1\nb6\n")
        process.stdin.close()
        said = process.stderr.read()
    assert process.returncode == 2
    assert said == "boomtown: nobody reads the output any more\n"
