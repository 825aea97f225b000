"""The commands: which steps they run, when set-up runs again, which exit code comes out."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

import run
from tools import engine, setup, steps
from tools.places import ROOT
from tools.steps import Command, Step


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the steps instead of running them."""
    names: list[str] = []

    def note(step: Step, extra: tuple[str, ...] = ()) -> int:
        names.append(" ".join((step.name, *extra)))
        return 0

    monkeypatch.setattr(steps, "run_alone", note)
    monkeypatch.setattr(steps, "run_quietly", note)
    return names


def python(name: str, code: str) -> Step:
    return Step(name, Path(sys.executable).name, ("-c", code))


def stale_in(
    folder: Path, inputs: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> Callable[[], list[str]]:
    """Return a set-up that makes files: what it finds stale, it makes."""
    monkeypatch.setattr(setup, "VENV", folder)
    (folder / "stamps").mkdir()

    def made() -> Iterator[str]:
        chain = [
            setup.Setup(name, partial(inputs.__getitem__, name), print, folder / name)
            for name in inputs
        ]
        for step, stamp, digest in setup.stale(chain):
            stamp.write_text(digest)
            step.product.touch()
            yield step.name

    return lambda: list(made())


def test_every_command_stands_in_the_usage_with_one_line() -> None:
    lines = run.usage().splitlines()[1:]
    assert [line.split()[0] for line in lines] == list(run.COMMANDS)


def test_the_makefile_forwards_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"\n{' '.join(run.COMMANDS)}:\n" in makefile


@pytest.mark.parametrize("arguments", [[], ["tset"], ["--help"], ["check", "src"]])
def test_usage_is_shown_when_the_command_is_not_understood(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == run.USAGE
    assert capsys.readouterr().err.startswith("usage:")


def test_all_checks_and_all_tests_run_when_nothing_is_chosen(started: list[str]) -> None:
    assert steps.run_command(run.COMMANDS["test"], ()) == 0
    checks = {step.name for step in run.CHECKS}
    assert set(started[: len(checks)]) == checks
    assert started[len(checks) :] == ["web tests", "tests"]


def test_only_the_chosen_tests_run_when_arguments_are_given(started: list[str]) -> None:
    assert steps.run_command(run.COMMANDS["test"], ("tests/rules", "-k", "street")) == 0
    assert started == ["tests tests/rules -k street"]


def test_later_stages_run_and_the_worst_code_counts_when_a_stage_fails(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = {"first": 0, "second": 3, "third": -2}
    monkeypatch.setattr(steps, "run_stage", lambda stage: codes[stage[0].name])
    stages = tuple((Step(name, "python"),) for name in codes)
    assert steps.run_command(Command("all", stages), ()) == 3


def test_a_failing_check_shows_what_it_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "BIN", Path(sys.executable).parent)
    good, bad = python("good", "print('noise')"), python("bad", "exit('cause')")
    assert steps.run_stage((good, bad)) == 1
    said = capsys.readouterr().out
    assert "cause" in said
    assert "noise" not in said


def test_a_step_and_all_after_it_are_stale_when_its_input_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    inputs = {"one": b"1", "two": b"2", "three": b"3"}
    stale = stale_in(tmp_path, inputs, monkeypatch)
    assert stale() == ["one", "two", "three"]
    assert stale() == []
    inputs["two"] = b"changed"
    assert stale() == ["two", "three"]


def test_a_step_is_stale_when_its_product_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stale = stale_in(tmp_path, {"one": b"1", "two": b"2"}, monkeypatch)
    stale()
    (tmp_path / "two").unlink()
    assert stale() == ["two"]


def test_an_old_python_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert run.main(["check"]) == run.USAGE
    assert capsys.readouterr().err == "run.py: Boomtown needs Python 3.11 or later\n"


@pytest.mark.parametrize(
    ("command", "waits"), [("serve", True), ("play", True), ("check", False), ("test", False)]
)
def test_only_who_plays_has_the_engine_compiled(
    command: str, waits: bool, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []

    def note(steps: Sequence[setup.Setup] = setup.SETUP) -> None:
        wanted.extend(step.name for step in steps)

    monkeypatch.setattr(run, "set_up", note)
    run.main([command])
    assert ("bots" in wanted) is waits
    assert wanted[:2] == ["environment", "requirements"]


def test_an_engine_that_cannot_be_compiled_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine, "PYTHON", sys.executable)
    monkeypatch.setattr(engine, "ROOT", ROOT / "tests")
    monkeypatch.setenv("PYTHONPATH", "")
    engine.compile_engine()


def test_the_engine_is_compiled_anew_when_the_kernel_or_a_bot_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "FOLDER", tmp_path)
    seen = {engine.bot_sources()}
    for place in ("fast/kernel/a.py", "bots/b.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(place)
        seen.add(engine.bot_sources())
    (tmp_path / "rules.py").write_text("something else")
    seen.add(engine.bot_sources())
    assert len(seen) == 3
