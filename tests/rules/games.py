"""Games for the tests: rounds whose outcomes are given, tables whose cards are known."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from boomtown.rules.events import EndReason
from boomtown.rules.game import Game, Sealed, Step, new_game, submit, submit_outcome, turn_of
from boomtown.rules.moves import Confirm, Move
from boomtown.rules.notation import parse_moves
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.scoring import sheet_lines
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.temps import NO_RANK
from boomtown.rules.turn import legal
from tests.rules.positions import drawn, rules

SEED = 17


def game(name: str = "2018", *switches: str, **choices: Any) -> Game:
    """Set a game up; see `rules`."""
    return new_game(rules(name, *switches, **choices), SEED).game


def a_turn(at: Game, seat: int) -> tuple[Move, ...]:
    """Give a seat's first legal move, confirmed."""
    return (legal(turn_of(at, seat))[0], Confirm())


def outcome(
    at: Game, sheet: Sheet | None = None, claims: Iterable[int] = (), **other: Any
) -> Sealed:
    """Give the outcome of a turn; the sheet is empty, and the first card goes on from a hand."""
    left = 0 if at.table.hand else None
    blank = empty_sheet(at.ruleset.site.layout)
    return Sealed((), sheet or blank, tuple(claims), **{"card_left": left, **other})


def close(at: Game, *outcomes: Sealed) -> Step:
    """Close a round with these outcomes of the first seats, and nothing done by the others."""
    step = Step(at)
    for seat in range(at.seats):
        done = outcomes[seat] if seat < len(outcomes) else outcome(at, at.sheets[seat])
        step = submit_outcome(step.game, seat, done)
    return step


def submitted(at: Game, *claims: str) -> Game:
    """Play a round: each seat makes its first legal move, and these claims."""
    for seat, claim in enumerate(claims):
        fresh = turn_of(at, seat)
        moves = (legal(fresh)[0], *(parse_moves(claim) if claim else ()), Confirm())
        at = submit(at, seat, moves).game
    return at


def endings(at: Game, *sheets: Sheet) -> tuple[EndReason, ...]:
    """Say why the game ends when its round closes with these sheets."""
    return close(at, *(outcome(at, sheet) for sheet in sheets)).game.ended


def rounds(at: Game, count: int) -> Game:
    """Let rounds go by in which nobody does anything."""
    for _ in range(count):
        at = close(at).game
    return at


def with_plans(at: Game, *plans: PlanInPlay) -> Game:
    """Change the plans of a game."""
    return replace(at, plans=plans)


def lines(ruleset: Ruleset, sheet: str | Sheet) -> dict[str, ScoreLine]:
    """Score a sheet, its temps without a rank; give the lines by their kind."""
    on_paper = drawn(sheet, ruleset.site) if isinstance(sheet, str) else sheet
    return {line.kind: line for line in sheet_lines(ruleset, on_paper, NO_RANK)}


def points(ruleset: Ruleset, sheet: str | Sheet) -> dict[str, int]:
    """Give the points of each line."""
    return {kind: line.points for kind, line in lines(ruleset, sheet).items()}
