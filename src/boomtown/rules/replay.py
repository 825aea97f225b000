"""A record played again, round by round, and checked (R3.6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from boomtown.rules.edition import Edition
from boomtown.rules.game import Game, Rejected, Step, new_game, submit
from boomtown.rules.reasons import Reason
from boomtown.rules.record import Decisions, Record, fingerprint
from boomtown.rules.settings import ruleset
from boomtown.rules.turn import IllegalMove


class ReplayError(Exception):
    """A record that is not a game by these rules; `round` and `seat` count from 1, 0 for none."""

    def __init__(self, problem: str, round_number: int = 0, seat: int = 0) -> None:
        """Keep the place for whoever shows it."""
        where = f"round {round_number}, seat {seat}: " if seat else ""
        where = where or (f"round {round_number}: " if round_number else "")
        super().__init__(where + problem)
        self.problem = problem
        self.round = round_number
        self.seat = seat


class IllegalDecision(ReplayError):  # noqa: N818 - reads as what it says
    """A decision that the rules do not allow, with the reason."""

    def __init__(self, why: Reason, round_number: int, seat: int) -> None:
        """Keep the reason for whoever explains it."""
        super().__init__(f"{why.code} ({why.rule})", round_number, seat)
        self.reason = why


class PlayedRound(NamedTuple):
    """One round of a replay: the game before it, what each seat did, the step after it."""

    before: Game
    decisions: Decisions
    after: Step


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole replay: the opening, then each round."""

    opening: Step
    rounds: tuple[PlayedRound, ...]

    @property
    def last(self) -> Step:
        """The state that the record leads to."""
        return self.rounds[-1].after if self.rounds else self.opening


def opening(record: Record, edition: Edition) -> Step:
    """Set the record's game up; raises `ReplayError` if it cannot be this game."""
    if record.deal.seed is None:
        raise ReplayError("its deal is still sealed: seed and nonce are revealed at the end")
    if fingerprint(edition) != record.fingerprint:
        raise ReplayError(
            f"it was played with other figures of the {record.settings.edition} edition"
            f" ({record.fingerprint}, here {fingerprint(edition)})"
        )
    return new_game(ruleset(record.settings, edition), record.deal.seed)


def replay(record: Record, edition: Edition) -> Replay:
    """Play a record again; raises `ReplayError` at the first decision that cannot be."""
    start = opening(record, edition)
    return Replay(start, tuple(_rounds(record, start)))


def _rounds(record: Record, start: Step) -> Iterator[PlayedRound]:
    step = start
    for number, decisions in enumerate(record.rounds, 1):
        before = step.game
        if before.ended:
            raise ReplayError("the game was over before this round", number)
        if None in decisions and number < len(record.rounds):
            raise ReplayError("a seat’s turn is missing", number, decisions.index(None) + 1)
        step = _played(step, decisions, number)
        yield PlayedRound(before, decisions, step)


def _played(step: Step, decisions: Decisions, number: int) -> Step:
    for seat, moves in enumerate(decisions):
        if moves is None:
            continue
        try:
            step = submit(step.game, seat, moves)
        except (IllegalMove, Rejected) as problem:
            raise IllegalDecision(problem.reason, number, seat + 1) from problem
    return step
