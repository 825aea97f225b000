"""Every sentence of the terminal, by section and key; the sentences stand in `en.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from boomtown.cli.words.template import Word, fill

LANGUAGE = "en"

Sentences = Mapping[str, Mapping[str, str]]


@cache
def sentences() -> Sentences:
    """Return all sections of the language."""
    text = files(__package__).joinpath(f"{LANGUAGE}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def say(section: str, key: str, **words: Word) -> str:
    """Return a sentence with its words filled in."""
    return fill(sentences()[section][key], words)


def knows(section: str, key: str) -> bool:
    """Tell whether there is a sentence of that key."""
    return key in sentences()[section]
