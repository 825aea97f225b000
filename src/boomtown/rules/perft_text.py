"""Text of positions to count: settings, a sheet, cards or a seed, and what is expected.

Each line begins with what it gives; `position` begins the next one, and lines of a kind add up.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from boomtown.rules.cards import Action, Card, Offer, offers_from_hand
from boomtown.rules.draft import Turn, begin
from boomtown.rules.edition import Edition
from boomtown.rules.game import Game, new_game, terms_of
from boomtown.rules.perft import Count, count, count_rounds
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.reader import NotationError, Word, lines_of
from boomtown.rules.settings import Ruleset, Settings, SettingsError, ruleset
from boomtown.rules.sheet_text import read_sheet
from boomtown.rules.transcript import format_plan

HEADS = ("position", "rules", "sheet", "offers", "hand", "plan", "seed", "rounds", "count")
SPOKEN = {"yes": True, "no": False}

Editions = Callable[[str], Edition]
Parts = dict[str, list[Word]]


@dataclass(frozen=True, slots=True)
class Position:
    """One entry: a turn or, where `rounds` are given, a game; and the count that it must have."""

    name: str
    line: int
    game: Game
    turn: Turn
    rounds: int
    expected: Count | None

    def counted(self) -> Count:
        """Count it."""
        return count_rounds(self.game, self.rounds) if self.rounds else count(self.turn)


def parse_positions(text: str, editions: Editions) -> tuple[Position, ...]:
    """Read all positions of a text; `editions` finds an edition by its name."""
    found: list[Parts] = []
    for line in lines_of(text):
        head = line.words()[0]
        if head.text == "position":
            found.append({})
        if head.text not in HEADS or not found:
            raise head.error(f"one of {', '.join(HEADS)}" if found else "position")
        (rest,) = line.part(len(head.text)).split("\n")
        found[-1].setdefault(head.text, []).append(rest)
    return tuple(_position(parts, editions) for parts in found)


def _position(parts: Parts, editions: Editions) -> Position:
    name = parts["position"][0]
    rules = _ruleset(parts.get("rules", []), name, editions)
    seeded = "seed" in parts
    game = new_game(rules, _figure(parts, "seed")).game
    pieces = [
        piece
        for line in parts.get("sheet", [])
        for part in line.split(";")
        for piece in part.split("/")
        if piece.text
    ]
    if pieces:
        sheet = read_sheet(pieces, rules.site.layout)
        game = replace(game, sheets=(sheet,) * game.seats)
    if "plan" in parts or not seeded:
        game = replace(game, plans=tuple(_plans(parts.get("plan", []), rules)))
    terms = terms_of(game, 0)
    if not seeded:
        terms = replace(terms, offers=_offers(parts, name))
    turn = begin(terms, game.sheets[0])
    return Position(name.text, name.line, game, turn, _figure(parts, "rounds"), _expected(parts))


def _figure(parts: Parts, head: str) -> int:
    """Return the one figure of a line, 0 where there is none."""
    return parts[head][-1].integer("a whole number") if head in parts else 0


def _expected(parts: Parts) -> Count | None:
    if "count" not in parts:
        return None
    line = parts["count"][-1]
    figures = [word.integer("a whole number") for word in line.words()]
    if len(figures) != len(Count._fields):
        raise line.error("two figures: sequences and sheets")
    return Count(*figures)


def _ruleset(lines: list[Word], name: Word, editions: Editions) -> Ruleset:
    chosen: dict[str, Any] = {}
    switches = []
    known = {field.name for field in fields(Settings)}
    for word in (word for line in lines for word in line.words()):
        key, _, value = word.text.partition("=")
        if key in known:
            chosen[key] = _setting(word.part(len(key) + 1), key)
        else:
            switches.append((key, value))
    settings = Settings(switches=tuple(switches), **chosen)
    try:
        return ruleset(settings, editions(settings.edition))
    except (SettingsError, LookupError) as error:
        raise NotationError(name.line, name.column, str(error)) from error


def _setting(word: Word, key: str) -> object:
    if key in ("seats", "opponent"):
        return word.integer("a whole number")
    return SPOKEN.get(word.text, word.text)


def _offers(parts: Parts, name: Word) -> tuple[Offer, ...]:
    if "hand" in parts:
        return offers_from_hand(tuple(_cards(parts["hand"])))
    cards = _cards(parts.get("offers", []))
    offers = tuple(Offer(*card, place, place) for place, card in enumerate(cards))
    if not offers:
        raise name.error("offers, a hand or a seed with it")
    return offers


def _cards(lines: list[Word]) -> Iterator[Card]:
    for word in (piece for line in lines for piece in line.split(",")):
        number, *action = word.words() or [word]
        if [one.text for one in action] not in [[known.value] for known in Action]:
            raise word.error("a number and an action, such as 8 surveyor")
        yield Card(number.integer("a number"), Action(action[0].text))


def _plans(lines: list[Word], rules: Ruleset) -> Iterator[PlanInPlay]:
    if len(lines) > len(rules.piles):
        raise lines[len(rules.piles)].error(f"at most {len(rules.piles)} plans")
    for pile, line in zip(rules.piles, lines, strict=False):
        words = [word.text for word in line.words()]
        turned = words[-1:] == ["turned"]
        asked = " ".join(words[:-1] if turned else words)
        cards = [card for card in pile if format_plan(card) == asked]
        if not cards:
            raise line.error(f"a plan: {', '.join(format_plan(card) for card in pile)}")
        yield PlanInPlay(cards[0], turned)
