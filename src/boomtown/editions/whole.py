"""An edition file as a whole: its parts, and what its modes need of them (R1)."""

import re
from dataclasses import MISSING, fields
from typing import Any

from boomtown.editions.deck import read_deck
from boomtown.editions.node import Node
from boomtown.editions.opponents import read_opponents
from boomtown.editions.plans import read_plans
from boomtown.editions.sheets import STATUSES, read_sheets
from boomtown.rules.edition import Edition, Opponent, SoloTemps
from boomtown.rules.house_rules import HouseRules, switch_named
from boomtown.rules.modes import MODES
from boomtown.rules.modes.aaa import LOWER_PART

TIE_BREAKS = ("estates", "sizes")

_KEYS = (
    *("base", "name", "modes", "tie_breaks", "house_rules", "solo_temps", "deck", "sheets"),
    *("plans", "opponents", "opponent_ranges", "words"),
)
_LANGUAGE = re.compile(r"[a-z]{2}")


def read_edition(root: Node) -> tuple[Edition, tuple[Node, ...]]:
    """Return the edition, and for each of its plan cards the place in the file."""
    root.only(*_KEYS)
    plans = read_plans(root["plans"])
    modes = root["modes"].words(MODES)
    deck = read_deck(root["deck"])
    if any(MODES[mode].opponents for mode in modes) and len(deck) <= LOWER_PART:
        root["deck"].fault(f"must be more cards than the {LOWER_PART} of the lower part")
    edition = Edition(
        name=root["name"].text(),
        modes=modes,
        deck=deck,
        layouts=read_sheets(root["sheets"]),
        plans=tuple(card for card, _ in plans),
        house_rules=_house_rules(root["house_rules"]),
        tie_breaks=root["tie_breaks"].words(TIE_BREAKS),
        solo_temps=_solo_temps(root, modes),
        deck_status=root["deck"]["status"].word(STATUSES),
        opponents=_opponents(root, modes),
        words=_words(root["words"]) if "words" in root else None,
    )
    _check_places(root, edition)
    return edition, tuple(place for _, place in plans)


def _house_rules(node: Node) -> HouseRules:
    node.only(*(field.name for field in fields(HouseRules)))
    values: dict[str, Any] = {}
    for field in fields(HouseRules):
        switch = switch_named(field.name)
        # Without a default it is one in which the editions differ, and must be there.
        required = field.default is MISSING
        if switch and (required or field.name in node):
            values[field.name] = node[field.name].word(switch.values)
    return HouseRules(**values)


def _solo_temps(root: Node, modes: tuple[str, ...]) -> SoloTemps | None:
    if "solo_temps" not in root and not any(MODES[mode].threshold_temps for mode in modes):
        return None
    node = root["solo_temps"]
    node.only("minimum", "points")
    return SoloTemps(minimum=node["minimum"].integer(1), points=node["points"].integer(0))


def _opponents(root: Node, modes: tuple[str, ...]) -> tuple[Opponent, ...]:
    if "opponents" not in root and not any(MODES[mode].opponents for mode in modes):
        return ()
    ranges = root["opponent_ranges"] if "opponent_ranges" in root else root.empty()
    return read_opponents(root["opponents"], ranges)


def _check_places(root: Node, edition: Edition) -> None:
    ranks = {len(layout.temp_ranks) for layout in edition.layouts}
    cards = root["opponents"].items() if edition.opponents else ()
    for card, opponent in zip(cards, edition.opponents, strict=True):
        if opponent.temp_places and ranks - {len(opponent.temp_places)}:
            card["temp_places"].fault("must have as many items as the sheets have ranks for temps")


def _words(words: Node) -> dict[str, dict[str, str]]:
    for language, node in words.parts():
        if not _LANGUAGE.fullmatch(language):
            node.fault("must be a language's code of two letters")
    return {
        language: {term: word.text() for term, word in node.parts()}
        for language, node in words.parts()
    }
