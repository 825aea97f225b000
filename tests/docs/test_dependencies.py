"""The lock file is closed: known names, known contents, and no word about where they come from."""

import re
import tomllib

from tests.docs.pages import ROOT

LOCK = (ROOT / "requirements.txt").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")


def wanted() -> list[str]:
    """Read the names that requirements.in asks for."""
    lines = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    return [re.split(r"[^\w-]", line)[0] for line in lines if line and not line.startswith("#")]


def test_every_locked_package_has_its_version_and_hashes() -> None:
    packages = re.split(r"\n(?=[a-z])", re.sub(r"^ *#.*\n?", "", LOCK, flags=re.MULTILINE).strip())
    bad = [text for text in packages if not re.match(r"[\w.-]+==\S+.*\\\n.*--hash=sha256:", text)]
    assert bad == []


def test_lock_names_no_host() -> None:
    assert [line for line in LOCK.splitlines() if "://" in line or "--index" in line] == []


def test_every_wanted_package_is_locked_and_explained() -> None:
    assert [name for name in wanted() if f"\n{name}==" not in f"\n{LOCK}"] == []
    assert [name for name in wanted() if f"| `{name}` |" not in PAGE] == []


def test_nothing_is_needed_at_run_time() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
