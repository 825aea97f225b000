"""The commands: which steps they run, when set-up runs again, which exit code comes out."""

import sys
from functools import partial
from pathlib import Path

import pytest

import run


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the steps instead of running them."""
    steps: list[str] = []

    def note(step: run.Step, extra: tuple[str, ...] = ()) -> int:
        steps.append(" ".join((step.name, *extra)))
        return 0

    monkeypatch.setattr(run, "run_alone", note)
    monkeypatch.setattr(run, "run_quietly", note)
    return steps


def python(name: str, code: str) -> run.Step:
    return run.Step(name, Path(sys.executable).name, ("-c", code))


def test_every_command_stands_in_the_usage_with_one_line() -> None:
    lines = run.usage().splitlines()[1:]
    assert [line.split()[0] for line in lines] == list(run.COMMANDS)


def test_the_makefile_forwards_every_command() -> None:
    makefile = (run.ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"\n{' '.join(run.COMMANDS)}:\n" in makefile


@pytest.mark.parametrize("arguments", [[], ["tset"], ["--help"], ["check", "src"]])
def test_usage_is_shown_when_the_command_is_not_understood(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == run.USAGE
    assert capsys.readouterr().err.startswith("usage:")


def test_all_checks_and_all_tests_run_when_nothing_is_chosen(started: list[str]) -> None:
    assert run.run_command(run.COMMANDS["test"], ()) == 0
    assert sorted(started) == ["format", "imports", "lint", "sizes", "tests", "types"]


def test_only_the_chosen_tests_run_when_arguments_are_given(started: list[str]) -> None:
    assert run.run_command(run.COMMANDS["test"], ("tests/rules", "-k", "street")) == 0
    assert started == ["tests tests/rules -k street"]


def test_later_stages_run_and_the_worst_code_counts_when_a_stage_fails(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = {"first": 0, "second": 3, "third": -2}
    monkeypatch.setattr(run, "run_stage", lambda stage: codes[stage[0].name])
    stages = tuple((run.Step(name, "python"),) for name in codes)
    assert run.run_command(run.Command("all", stages), ()) == 3


def test_a_failing_check_shows_what_it_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "BIN", Path(sys.executable).parent)
    steps = (python("good", "print('noise')"), python("bad", "print('cause'); raise SystemExit(4)"))
    assert run.run_stage(steps) == 4
    said = capsys.readouterr().out
    assert "cause" in said
    assert "noise" not in said


def test_a_step_and_all_after_it_are_stale_when_its_input_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path)
    (tmp_path / "stamps").mkdir()
    inputs = {"one": b"1", "two": b"2", "three": b"3"}

    def stale() -> list[str]:
        setup = [run.Setup(name, partial(inputs.__getitem__, name), print) for name in inputs]
        found = [(step.name, stamp.write_text(digest)) for step, stamp, digest in run.stale(setup)]
        return [name for name, _ in found]

    assert stale() == ["one", "two", "three"]
    assert stale() == []
    inputs["two"] = b"changed"
    assert stale() == ["two", "three"]


def test_an_old_python_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert run.main(["check"]) == run.USAGE
    assert capsys.readouterr().err == "run.py: Boomtown needs Python 3.11 or later\n"
