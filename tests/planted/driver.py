"""Runs tests on the package that comes first on the path, without pytest's start-up.

`python -m tests.planted.driver plain CHECK…` plays the kernel as plain Python, which takes no
building; `compiled` builds it. Both run the tests as they stand in their modules, every case, up to
the first that fails. The code it exits with tells what happened: a fault that keeps the tests from
even beginning ends otherwise, and is none.
"""

import resource
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from math import gcd
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from _pytest.mark import ParameterSet

PASSED, NOTICED = 0, 3
STRIDE = 11
# A game that does not end any more is noticed as well: seconds of this processor's time, so that a
# busy machine changes nothing.
LONGEST = 120
CHECKS = {
    "batch": "tests.fast.test_batch",
    "bits": "tests.fast.test_bits",
    "built": "tests.fast.test_built",
    "codec": "tests.differential.test_codec",
    "fitted": "tests.fast.test_fitted",
    "guess": "tests.fast.test_guess",
    "lacking": "tests.fast.test_lacking",
    "learn": "tests.fast.test_learn",
    "lockstep": "tests.differential.test_lockstep",
    "perft": "tests.perft.test_perft",
    "steps": "tests.differential.test_steps",
    "thoughts": "tests.planted.thoughts",
    "thumb": "tests.fast.test_thumb",
    "worth": "tests.fast.test_worth",
}
# These start processes of their own, or ask nothing of the fast engine.
APART = (
    "test_the_functions_for_a_gpu_take_the_same_steps",
    "test_the_position_has_as_many_turns_as_it_should",
)


def main(way: str, *checks: str) -> int:
    """Run checks up to the first test that fails."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 1))
    if way == "plain":
        _without_numba()
    modules = [import_module(CHECKS[check]) for check in checks]
    if way == "plain" and "steps" in checks:
        _plain_steps()
    for module in modules:
        for name, case in cases(module):
            try:
                case()
            except Exception as error:
                print(f"{module.__name__}::{name}: {type(error).__name__} {error}"[:300])
                return NOTICED
    return PASSED


def _without_numba() -> None:
    loaded: dict[str, Any] = sys.modules
    loaded["numba"] = None
    library: Any = pytest
    library.importorskip = str


def _plain_steps() -> None:
    """Let steps play on arrays of Python's own integers, which have as many bits as it takes."""
    steps: Any = import_module("boomtown.fast.steps")
    built: Any = import_module("boomtown.fast.kernel.built")
    tables, step_all, built.COMPILED = steps._tables, steps.many.step_all, True

    def plain(*what: Any) -> Any:
        return steps.Tables(*(array.astype(object) for array in tables(*what)))

    def stepped(book: Any, actions: Any, *rest: Any) -> None:
        step_all(book, actions.astype(object), *rest)

    steps._tables, steps.many.step_all = plain, stepped


def cases(module: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield every case of a module's tests; cases far apart in a list come one after another."""
    for name, test in list(vars(module).items()):
        if name.startswith("test_") and test.__module__ == module.__name__ and name not in APART:
            found = list(_cases(test, [*_marks(module), *_marks(test)]))
            stride = STRIDE if gcd(STRIDE, len(found)) == 1 else 1
            for number in range(len(found)):
                yield name, found[number * stride % len(found)]


def _marks(marked: Any) -> list[Any]:
    marks = vars(marked).get("pytestmark", [])
    return marks if isinstance(marks, list) else [marks]


def _cases(test: Any, marks: list[Any]) -> Iterator[Callable[[], object]]:
    if any(mark.name == "soak" or (mark.name == "skipif" and mark.args[0]) for mark in marks):
        return
    tables = [list(_rows(*mark.args)) for mark in marks if mark.name == "parametrize"]
    for rows in product(*tables):
        given = {key: value for row in rows for key, value in row.items()}
        yield partial(_called, test, given)


def _rows(names: Any, values: Any) -> Iterator[dict[str, Any]]:
    for value in values:
        if isinstance(value, ParameterSet):
            if not value.marks:
                yield {names: value.values[0]}
        elif isinstance(names, str):
            yield {names: value}
        else:
            yield dict(zip(names, value, strict=True))


def _called(test: Any, given: dict[str, Any]) -> None:
    """Call a test as pytest would, with the few things that it may ask for."""
    code = test.__code__
    asked = code.co_varnames[: code.co_argcount]
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        lent = {"monkeypatch": patch, "tmp_path": Path(folder)}
        test(**given, **{name: lent[name] for name in asked if name in lent})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
