"""The list of faults keeps up with the fast engine: every function has one, every text is found."""

import pytest

from tests.planted.driver import CHECKS
from tests.planted.listed import COMPILED, FAST, Fault, functions, listed, spoiled

FILES = sorted(
    path.relative_to(FAST).as_posix()
    for path in (
        *FAST.glob("kernel/*.py"),
        *(FAST / f"{name}.py" for name in ("tables", "thumb", "fitted")),
    )
)
# What no fault in it could change, and why.
SPARED = {("kernel/bits.py", "_finds_bits"): "it chooses between two ways to the same"}


@pytest.mark.parametrize("file", FILES)
def test_every_function_has_a_fault(file: str) -> None:
    named = {fault.function for fault in listed() if fault.file == file}
    spared = {name for where, name in SPARED if where == file}
    assert set(functions(file)) - spared <= named


@pytest.mark.parametrize("fault", listed(), ids=str)
def test_a_fault_can_be_planted(fault: Fault) -> None:
    assert spoiled(fault) != (FAST / fault.file).read_text(encoding="utf-8")
    assert set(fault.checks) - {COMPILED} <= set(CHECKS)


def test_there_are_hundreds_of_faults_and_none_twice() -> None:
    assert len(set(listed())) == len(listed()) > 300
