"""Where things are: the working copy, its environment, the front end, and the Python outside."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
# Started from inside its own environment, run.py must not replace what it stands on.
INSIDE = Path(sys.prefix) == VENV
OUTER = getattr(sys, "_base_executable", sys.executable) if INSIDE else sys.executable
