"""The words of editions as TypeScript, by language: `python -m boomtown.protocol.vocabulary`."""

import json
import sys
from pathlib import Path

from boomtown.editions import edition, names

FOLDER = "web/src/text"
# Where words stand that all editions have alike; no edition is called so.
COMMON = ""

HEAD = """\
// Written by `python -m boomtown.protocol.vocabulary` from src/boomtown/editions: do not edit.

/** What the editions call things; what all of them call alike stands once, under "". */
export const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
"""

Words = dict[str, str]


def vocabulary() -> dict[str, dict[str, Words]]:
    """Return the words by language, then by edition; first what is common to all that have it."""
    languages = sorted({language for name in names() for language in _words(name)})
    return {language: _shared(language) for language in languages}


def _words(name: str) -> dict[str, Words]:
    return {language: dict(words) for language, words in (edition(name).words or {}).items()}


def _shared(language: str) -> dict[str, Words]:
    by_edition = {name: _words(name).get(language, {}) for name in names()}
    terms = dict.fromkeys(term for words in by_edition.values() for term in words)
    common: Words = {}
    for term in terms:
        found = {words.get(term) for words in by_edition.values()}
        if len(found) == 1:
            common[term] = str(found.pop())
    own = {
        name: {term: word for term, word in words.items() if term not in common}
        for name, words in by_edition.items()
    }
    return {COMMON: common, **own}


def typescript(words: dict[str, Words]) -> str:
    """Return the file of one language."""
    parts = [_part(name, terms) for name, terms in words.items()]
    return HEAD + "".join(parts) + "};\n"


def _part(name: str, terms: Words) -> str:
    lines = [f"    {term}: {_quoted(word)},\n" for term, word in terms.items()]
    return f"  {_quoted(name)}: {{\n{''.join(lines)}  }},\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def path_of(language: str, folder: Path) -> Path:
    """Return where a language's file stands."""
    return folder / language / "terms.ts"


def main(folder: str = FOLDER) -> None:
    """Write the files."""
    for language, words in vocabulary().items():
        path = path_of(language, Path(folder))
        path.parent.mkdir(exist_ok=True)
        path.write_text(typescript(words), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
