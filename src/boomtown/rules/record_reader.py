"""Reading the record of a game; lines that only follow from it are passed over."""

from dataclasses import replace
from typing import Any

from boomtown.rules.commitment import NONCE, SEED_LIMIT, Deal
from boomtown.rules.moves import Move
from boomtown.rules.notation import read_moves
from boomtown.rules.reader import NotationError, Word, Words, lines_of, words_of
from boomtown.rules.record import MAGIC, RULES_VERSION, Record
from boomtown.rules.settings import Settings

DERIVED = ("plan", "offers", "legal", "sheet", "event", "end", "score")
LONGEST_RECORD = 20_000_000


def parse_record(text: str) -> Record:
    """Read a record; raises `NotationError` with the place of the first fault."""
    if len(text) > LONGEST_RECORD:
        raise NotationError(1, 1, "this is too long for a game record")
    lines = [line for line in lines_of(text) if not line.text.startswith(DERIVED)]
    if not lines or lines[0].text != MAGIC:
        raise (lines[0] if lines else Word("", 1, 1)).error(f"“{MAGIC}”")
    lines.pop(0)
    version = _version(_line(lines, "rules"))
    edition = _line(lines, "edition")
    name = edition.next("the edition’s name").text
    fingerprint = edition.next("the edition’s fingerprint").text
    edition.end()
    settings = replace(_settings(_line(lines, "game")), edition=name)
    settings = replace(settings, switches=tuple(_switches(lines)))
    deal = _deal(_line(lines, "deal"))
    return Record(settings, fingerprint, deal, _rounds(lines, settings.seats), version)


def _line(lines: list[Word], name: str) -> Words:
    """Take the next line, which must begin with `name`."""
    words = words_of(lines.pop(0) if lines else Word("", 1, 1))
    first = words.next(f"a line that begins with “{name}”")
    if first.text != name:
        raise first.error(f"a line that begins with “{name}”")
    return words


def _version(words: Words) -> int:
    word = words.next("the version of the rules")
    version = word.integer("the version of the rules", 1)
    if version > RULES_VERSION:
        raise word.error(f"rules up to version {RULES_VERSION}")
    words.end()
    return version


def _pairs(words: Words) -> dict[str, Word]:
    """Read `name=value` up to the end of the line."""
    pairs: dict[str, Word] = {}
    for word in words.rest:
        name, equals, _ = word.text.partition("=")
        if not equals or name in pairs:
            raise word.error("name=value, each name once")
        pairs[name] = word.part(len(name) + 1)
    words.rest.clear()
    return pairs


def _settings(words: Words) -> Settings:
    line = words.line
    pairs = _pairs(words)
    chosen: dict[str, Any] = {}
    for name, word in pairs.items():
        if name in ("mode", "sheet"):
            chosen[name] = word.text
        elif name in ("advanced", "roundabouts"):
            chosen[name] = _yes(word)
        elif name in ("seats", "opponent"):
            chosen[name] = word.integer("a number", 1 if name == "seats" else 0)
        else:
            raise word.error("a setting: mode, sheet, advanced, roundabouts, seats, opponent")
    if "mode" not in chosen or "seats" not in chosen:
        raise NotationError(line.line, line.column, "expected mode=… and seats=…")
    return Settings(**chosen)


def _yes(word: Word) -> bool:
    if word.text not in ("yes", "no"):
        raise word.error("yes or no")
    return word.text == "yes"


def _switches(lines: list[Word]) -> list[tuple[str, str]]:
    switches = []
    while lines and lines[0].text.startswith("switch "):
        pairs = _pairs(_line(lines, "switch"))
        switches += [(name, word.text) for name, word in pairs.items()]
    return switches


def _deal(words: Words) -> Deal:
    kind = words.next("known, drawn or sealed")
    needed = {
        "known": {"seed"},
        "drawn": {"seed", "nonce", "commitment"},
        "sealed": {"commitment"},
    }
    if kind.text not in needed:
        raise kind.error("known, drawn or sealed")
    pairs = _pairs(words)
    if set(pairs) != needed[kind.text]:
        raise kind.error(f"a {kind.text} deal with {', '.join(sorted(needed[kind.text]))}")
    nonce = pairs.get("nonce")
    if nonce and not NONCE.match(nonce.text):
        raise nonce.error("a nonce of 32 hexadecimal digits")
    commitment = pairs.get("commitment")
    return Deal(
        _seed(pairs["seed"]) if "seed" in pairs else None,
        nonce.text if nonce else None,
        commitment.text if commitment else None,
    )


def _seed(word: Word) -> int:
    seed = word.integer("a seed of 64 bits")
    if seed >= SEED_LIMIT:
        raise word.error("a seed of 64 bits")
    return seed


def _rounds(lines: list[Word], seats: int) -> tuple[tuple[tuple[Move, ...] | None, ...], ...]:
    rounds: list[dict[int, tuple[Move, ...]]] = []
    for line in lines:
        words = words_of(line)
        kind = words.next("a round or a seat")
        if kind.text == "round":
            number = words.next("the round’s number")
            if number.integer("the round’s number") != len(rounds) + 1:
                raise number.error(f"round {len(rounds) + 1}")
            words.end()
            rounds.append({})
        elif kind.text == "seat" and rounds:
            seat, moves = _decision(words, seats)
            if seat in rounds[-1]:
                raise kind.error("one line a seat")
            rounds[-1][seat] = moves
        else:
            raise kind.error("a round, or a seat’s turn within it")
    return tuple(tuple(decisions.get(seat) for seat in range(seats)) for decisions in rounds)


def _decision(words: Words, seats: int) -> tuple[int, tuple[Move, ...]]:
    word = words.next("the seat’s number")
    seat = word.integer("the seat’s number", 1)
    if seat > seats:
        raise word.error(f"a seat from 1 to {seats}")
    first = words.next("a move")
    return seat - 1, read_moves(words.line.part(first.column - words.line.column))
