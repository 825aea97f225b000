"""How the kernel is built, where Numba is installed."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from boomtown.fast.kernel import built, game, many, sheet

pytestmark = pytest.mark.skipif(not built.COMPILED, reason="Numba is not installed")


def test_functions_are_built_kept_and_count_no_references() -> None:
    functions: tuple[Any, ...] = (game.play_many, many.step_all, sheet.takes)
    for function in functions:
        options = function.targetoptions
        assert options["_nrt"] is False
        assert options["error_model"] == "numpy"
        assert type(function._cache).__name__ == "FunctionCache"


def test_small_functions_are_built_into_those_that_call_them() -> None:
    small: Any = sheet.takes
    large: Any = game.play_many
    assert small.targetoptions["forceinline"] is True
    assert large.targetoptions["forceinline"] is False


def test_what_was_built_is_kept_apart_for_each_version_of_the_kernel(tmp_path: Path) -> None:
    places = []
    for text in ("one = 1", "one = 2", "one = 1"):
        file = tmp_path / "built.py"
        file.write_bytes(Path(built.__file__).read_bytes())
        (tmp_path / "other.py").write_text(text)
        spec = spec_from_file_location("kernel_elsewhere", file)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        places.append(module._cache())
    assert places[0] == places[2] != places[1]
    assert all(Path(place).is_relative_to(tmp_path / "__pycache__") for place in places)
    assert "kernel_elsewhere" not in sys.modules
