"""A group of a GPU's threads plays the turns of the processor's builders."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_group_of_threads_builds_as_one_alone() -> None:
    command = [sys.executable, "-m", "tests.differential.simulated_builders", "standard", "2", "1"]
    where = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, capture_output=True, text=True, env=where, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[0]) == 1
