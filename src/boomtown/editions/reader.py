"""From the text of an edition file to an edition, or to all that is wrong with it (R1.2)."""

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from boomtown.editions import box
from boomtown.editions.faults import EditionFaults, Fault, dotted
from boomtown.editions.lines import locate, nearest_line
from boomtown.editions.node import Finding, Node
from boomtown.editions.reach import meeting_sheet
from boomtown.editions.whole import read_edition
from boomtown.rules.edition import Edition
from boomtown.rules.job import Site

_SYNTAX = re.compile(r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|.*)\)")


def read(text: str, *, thoroughly: bool) -> Edition:
    """Return the edition; raises `EditionFaults`.

    Read thoroughly, every plan card must have a sheet that meets it, which takes a while to find.
    """
    text = text.removeprefix("\ufeff")  # some editors leave this sign at the start
    found: list[Finding] = []
    edition, places = read_edition(_root(text, found))
    if thoroughly and not found:
        _check_reach(edition, places)
    if found:
        raise EditionFaults(_located(text, found))
    return edition


def _root(text: str, found: list[Finding]) -> Node:
    try:
        own = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionFaults([_syntax_fault(text, str(error))]) from error
    root = Node(own, (), found)
    if "base" not in root:
        return root
    base = tomllib.loads(box.text_of(root["base"].word(box.names())))
    return Node(_merged(base, own), (), found)


def _merged(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Lay a table over another: tables key by key, anything else as a whole."""
    merged = dict(base)
    for key, value in own.items():
        below = base.get(key)
        both = isinstance(value, dict) and isinstance(below, dict)
        merged[key] = _merged(base[key], value) if both else value
    return merged


def _check_reach(edition: Edition, places: Sequence[Node]) -> None:
    """Note the cards that no sheet could meet (R6.7)."""
    for card, place in zip(edition.plans, places, strict=True):
        for layout in edition.layouts:
            if meeting_sheet(card.requirement, Site(layout, edition.house_rules)) is None:
                place.fault(f"found no way to meet it on the {layout.name} sheet")


def _located(text: str, found: Sequence[Finding]) -> list[Fault]:
    lines = locate(text)
    return sorted(Fault(nearest_line(lines, path), dotted(path), reason) for path, reason in found)


def _syntax_fault(text: str, message: str) -> Fault:
    match = _SYNTAX.fullmatch(message)
    if match and match["line"]:
        reason = f"not TOML at column {match['column']}: {match['reason']}"
        return Fault(int(match["line"]), "", reason)
    # What is said to be wrong at the end of the document has no line in the message.
    return Fault(text.count("\n") + 1, "", f"not TOML: {match['reason'] if match else message}")
