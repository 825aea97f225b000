"""Filling a sentence: `{name}` is replaced, `{name|one|other}` chooses by a number (glossary 2)."""

import re
from collections.abc import Mapping

_SLOT = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")

Word = int | str


def fill(template: str, words: Mapping[str, Word]) -> str:
    """Return the sentence; English has one form for 1 and one for all others.

    >>> fill("{n} {n|box|boxes} of {who}", {"n": 2, "who": "a street"})
    '2 boxes of a street'
    """
    return _SLOT.sub(lambda slot: _chosen(slot, words), template)


def _chosen(slot: re.Match[str], words: Mapping[str, Word]) -> str:
    name, one, other = slot.groups()
    word = words[name]
    if one is None:
        return signed(word) if isinstance(word, int) else word
    return str(one if word == 1 else other)


def signed(number: int) -> str:
    """Write a number with a true minus sign.

    >>> signed(-6)
    '−6'
    """
    return str(number).replace("-", "−")
