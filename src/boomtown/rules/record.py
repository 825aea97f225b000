"""The record of a game: settings, seed, decisions, rules version (R3.6; docs/notation.md)."""

from dataclasses import dataclass, fields
from hashlib import sha256

from boomtown.rules.commitment import Deal
from boomtown.rules.edition import Edition
from boomtown.rules.house_rules import SWITCHES, HouseRules
from boomtown.rules.moves import Move
from boomtown.rules.notation import format_moves
from boomtown.rules.settings import Settings, house_rules_of

MAGIC = "boomtown record 1"
RULES_VERSION = 1

Decisions = tuple[tuple[Move, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is remembered; the state is its replay.

    `rounds` holds each seat's moves, None for a seat that has not confirmed in the last round yet.
    `fingerprint` tells the edition's figures apart from another file of the same name.
    """

    settings: Settings
    fingerprint: str
    deal: Deal
    rounds: tuple[Decisions, ...] = ()
    rules_version: int = RULES_VERSION


def fingerprint(edition: Edition) -> str:
    """Return a short hash of an edition's figures; its words play no part.

    Every figure is a plain value with a fixed text form, so the same figures give the same hash.
    """
    figures = [
        f"{field.name}={getattr(edition, field.name)!r}"
        for field in fields(Edition)
        if field.name != "words"
    ]
    return sha256("\n".join(figures).encode()).hexdigest()[:12]


def record_of(settings: Settings, edition: Edition, deal: Deal) -> Record:
    """Return the record of a game about to begin, every switch written out."""
    rules = house_rules_of(settings, edition)
    switches = tuple((switch.name, getattr(rules, switch.name)) for switch in SWITCHES)
    complete = Settings(
        edition=settings.edition,
        mode=settings.mode,
        sheet=settings.sheet,
        advanced=settings.advanced,
        roundabouts=settings.roundabouts,
        seats=settings.seats,
        opponent=settings.opponent,
        switches=switches,
    )
    return Record(complete, fingerprint(edition), deal)


def header(record: Record, defaults: HouseRules | None = None) -> list[str]:
    """Return the lines before the first round; each switch with its rule and what it rests on."""
    settings = record.settings
    game = {
        "mode": settings.mode,
        "sheet": settings.sheet,
        "advanced": _yes(settings.advanced),
        "roundabouts": _yes(settings.roundabouts),
        "seats": settings.seats,
    }
    if settings.opponent is not None:
        game["opponent"] = settings.opponent
    return [
        MAGIC,
        f"rules {record.rules_version}",
        f"edition {settings.edition} {record.fingerprint}",
        "game " + " ".join(f"{name}={value}" for name, value in game.items()),
        *_switch_lines(settings, defaults),
        _deal_line(record.deal),
    ]


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _switch_lines(settings: Settings, defaults: HouseRules | None) -> list[str]:
    chosen = dict(settings.switches)
    lines = []
    for switch in SWITCHES:
        if switch.name in chosen:
            value = chosen[switch.name]
            usual = defaults is None or getattr(defaults, switch.name) == value
            note = "" if usual else "not the default; "
            lines.append(
                f"switch {switch.name}={value}  # {switch.rule}: {note}"
                f"of {', '.join(switch.values)}; {switch.because}"
            )
    return lines


def _deal_line(deal: Deal) -> str:
    if deal.known:
        return f"deal known seed={deal.seed}"
    if deal.seed is None or deal.nonce is None:
        return f"deal sealed commitment={deal.commitment}"
    return f"deal drawn seed={deal.seed} nonce={deal.nonce} commitment={deal.commitment}"


def decision_line(seat: int, moves: tuple[Move, ...]) -> str:
    """Return the line of one seat's turn."""
    return f"  seat {seat + 1} {format_moves(moves)}"


def format_record(record: Record) -> str:
    """Write a record without what follows from it."""
    lines = header(record)
    for number, decisions in enumerate(record.rounds, 1):
        lines.append(f"round {number}")
        lines += [
            decision_line(seat, moves) for seat, moves in enumerate(decisions) if moves is not None
        ]
    return "\n".join(lines) + "\n"
