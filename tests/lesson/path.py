"""What the guided first game shows, as its page has it: a typed seed, and moves by round."""

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "web" / "src" / "lesson" / "path.json"
_READ: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))

SEED: str = _READ["seed"]
ROUNDS: list[list[str]] = _READ["rounds"]
