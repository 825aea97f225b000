"""A package with a bot, as pip would leave it in a folder."""

from pathlib import Path


def install(folder: Path, module: str, text: str, *, offers: str = "BOT") -> None:
    """Put a module into a folder, and the note that it offers a bot."""
    (folder / f"{module}.py").write_text(text, encoding="utf-8")
    notes = folder / f"{module}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[boomtown.bots]\n{module} = {module}:{offers}\n")


GENTLE = """
from boomtown.bots import Bot
from boomtown.rules.view import draft, random_turn

BOT = Bot("gentle", 3, "gentle", thinks="hurts nobody")


def choose(seen, rng):
    return random_turn(draft(seen), rng).moves
"""
BROKEN = "raise RuntimeError('no brain')\n"
"""What stands in a module that offers a bot, and in one that falls over."""
