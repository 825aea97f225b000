"""Where Numba is not installed the kernel is plain Python over lists, and the same game."""

import subprocess
import sys
from pathlib import Path

import pytest

CODEC = Path(__file__).with_name("test_codec.py")
WITHOUT = "import sys, pytest; sys.modules.update(numba=None, numpy=None); sys.exit(pytest.main())"


@pytest.mark.slow
@pytest.mark.rule("R3.6")
def test_all_that_lies_on_a_table_is_the_same_without_numba() -> None:
    command = [sys.executable, "-c", WITHOUT, "-q", "-p", "no:cacheprovider", str(CODEC)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
