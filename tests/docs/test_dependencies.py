"""The lock file is closed: known names, known contents, and no word about where they come from."""

import json
import re
import tomllib

from tests.docs.pages import ROOT

NAMES = ("requirements", "requirements-cluster", "requirements-node")
WANTED, LOCK = (
    "".join((ROOT / f"{name}.{kind}").read_text(encoding="utf-8") for name in NAMES)
    for kind in ("in", "txt")
)
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")


def wanted() -> list[str]:
    """Read the names that the files of wishes ask for."""
    lines = WANTED.splitlines()
    return [re.split(r"[^\w-]", line)[0] for line in lines if line and not line.startswith("#")]


def of_the_front_end() -> list[str]:
    """Read the names that the front end asks for."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    return [*package.get("dependencies", {}), *package["devDependencies"]]


def test_every_locked_package_has_its_version_and_hashes() -> None:
    packages = re.split(r"\n(?=[a-z])", re.sub(r"^ *#.*\n?", "", LOCK, flags=re.MULTILINE).strip())
    bad = [text for text in packages if not re.match(r"[\w.-]+==\S+.*\\\n.*--hash=sha256:", text)]
    assert bad == []


def test_lock_names_no_host() -> None:
    assert [line for line in LOCK.splitlines() if "://" in line or "--index" in line] == []


def test_every_wanted_package_is_locked_and_explained() -> None:
    assert [name for name in wanted() if f"\n{name}==" not in f"\n{LOCK}"] == []
    assert [name for name in wanted() if f"| `{name}` |" not in PAGE] == []


def test_every_package_of_the_front_end_is_explained() -> None:
    assert [name for name in of_the_front_end() if f"| `{name}` |" not in PAGE] == []


def test_the_lock_of_the_front_end_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    named = [path for path, entry in lock["packages"].items() if "resolved" in entry]
    assert named == []


def test_nothing_is_needed_at_run_time() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
