"""Finding Chromium, and when it may be installed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser import chromium as module
from tests.browser.chromium import (
    INSTALL,
    Missing,
    chromium,
    found,
    install,
    may_install,
    missing_fails,
)

CI = {"CI": "true"}


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> set[str]:
    """A Debian machine of root's, with these programs."""
    programs = {"apt-get"}
    debian = tmp_path / "debian_version"
    debian.touch()
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(module, "DEBIAN", debian)
    return programs


@pytest.fixture
def lines(machine: set[str], monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The lines that are run; the last one of an installation brings the program."""
    said: list[tuple[str, ...]] = []

    def run(line: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        said.append(line)
        if "chromium" in line:
            machine.add("chromium")
        return subprocess.CompletedProcess(line, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    return said


def test_the_program_that_is_named_comes_before_the_one_on_the_path(machine: set[str]) -> None:
    machine |= {"chromium", "/opt/own"}
    assert found({"CHROMIUM": "/opt/own"}) == "/opt/own"
    assert found({}) == "chromium"


def test_a_named_program_that_is_not_there_is_missing_whatever_else_is(machine: set[str]) -> None:
    machine.add("chromium")
    assert found({"CHROMIUM": "/opt/none"}) is None
    with pytest.raises(Missing, match="CHROMIUM"):
        chromium({"CHROMIUM": "/opt/none", **CI})


def test_nothing_is_installed_where_it_is_there(
    machine: set[str], lines: list[tuple[str, ...]]
) -> None:
    machine.add("chromium")
    assert chromium(CI) == "chromium"
    install()
    assert lines == []


def test_it_is_installed_where_tests_run_by_themselves(lines: list[tuple[str, ...]]) -> None:
    assert chromium(CI) == "chromium"
    assert lines == list(INSTALL)


def test_nothing_is_installed_on_a_persons_machine(lines: list[tuple[str, ...]]) -> None:
    with pytest.raises(Missing, match="no Chromium"):
        chromium({})
    assert lines == []


def test_only_root_on_debian_with_apt_installs(
    machine: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert may_install(CI)
    machine.remove("apt-get")
    assert not may_install(CI)
    machine.add("apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not may_install(CI)


def test_an_installation_that_fails_says_what_apt_said(
    machine: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(line: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(line, 100, "", "no route")

    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(Missing, match=r"apt-get update.*no route"):
        chromium(CI)


def test_a_missing_browser_is_a_failure_only_where_tests_run_by_themselves() -> None:
    assert missing_fails(CI)
    assert not missing_fails({})
    assert not missing_fails({"CI": ""})
