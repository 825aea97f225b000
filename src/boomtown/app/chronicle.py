"""A finished game round by round, for those who look at it again (R3.6, R3.8)."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from boomtown.app.room import CROWD
from boomtown.app.stored import Decision, GameRow, StoredRoom
from boomtown.app.told import Claims
from boomtown.editions import edition_of
from boomtown.rules.draft import Turn, begin
from boomtown.rules.events import EndReason, Event
from boomtown.rules.game import Game, Rejected, Step, submit_turn, terms_of, turn_of
from boomtown.rules.moves import BuildRoundabout, Refuse
from boomtown.rules.notation import parse_moves
from boomtown.rules.record import Record
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import IllegalDecision, ReplayError, opening
from boomtown.rules.roll import roll_of
from boomtown.rules.scoring import Score, score
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.transcript import transcript
from boomtown.rules.turn import IllegalMove, play_all

# So many turns are replayed before others get their time.
PIECE = 50

SignKind = Literal["plan", "refusal", "roundabout", "end"]


@dataclass(frozen=True, slots=True)
class Sign:
    """A round worth jumping to, and the seats it is about; a claim that was `first` pays more."""

    round: int
    kind: SignKind
    seats: tuple[int, ...] = ()
    plan: int | None = None
    first: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A closed round: the game as it opened and as it closed, each seat's turn, what happened.

    Both games are without sheets: those of a crowd would fill the memory, and a seat's follow from
    its own turns. `temps` are the amounts on all sheets, which decide what temps are worth.
    """

    before: Game
    after: Game
    turns: tuple[str, ...]
    events: tuple[Event, ...]
    temps: frozenset[int]
    rival: Score | None = None


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All rounds of a game that is over; `last` has the sheets as they were in the end."""

    record: Record
    chapters: tuple[Chapter, ...]
    last: Game
    claims: Claims
    signs: tuple[Sign, ...]
    ended: int

    @property
    def reasons(self) -> tuple[EndReason | str, ...]:
        """Why the game is over; nothing in the rules ended it: the host did."""
        return self.last.ended or ("host",)

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return len(self.chapters) * self.last.seats


def closed_rounds(stored: StoredRoom) -> Iterator[tuple[Decision, ...]]:
    """Yield the rounds that every seat has decided, in order."""
    seats = stored.game.seats if stored.game else 0
    for _, decisions in groupby(stored.decisions, key=lambda one: one.round):
        whole = tuple(decisions)
        if len(whole) == seats:
            yield whole


def bare_record(stored: StoredRoom, game: GameRow) -> str:
    """Return a game's record: what was decided, and nothing that follows from it."""
    lines = game.record.splitlines()
    for number, decisions in enumerate(closed_rounds(stored), 1):
        lines.append(f"round {number}")
        lines += [f"  seat {decision.seat + 1} {decision.moves}" for decision in decisions]
    return "\n".join(lines) + "\n"


def record_text(stored: StoredRoom, game: GameRow) -> str:
    """Return a game's record; with all that follows, but for a crowd's, which would be a book."""
    text = bare_record(stored, game)
    if game.seats > CROWD:
        return text
    record = parse_record(text)
    try:
        return transcript(record, edition_of(record))
    except ReplayError:
        return text


def chronicled(stored: StoredRoom, game: GameRow) -> Generator[None, None, Chronicle]:
    """Play a stored game again, in pieces; raises `ReplayError`."""
    record = parse_record(game.record)
    step = opening(record, edition_of(record))
    chapters, signs, claims = list[Chapter](), list[Sign](), dict[tuple[int, int], int]()
    for decisions in closed_rounds(stored):
        before, turns = step.game, []
        for decision in decisions:
            turn, step = _played(step.game, decision)
            turns.append(turn)
            if decision.seat % PIECE == PIECE - 1:
                yield
        for seat, turn in enumerate(turns):
            claims.update(((plan, seat), before.round) for plan in turn.claims)
        signs += _signs(before, turns)
        chapters.append(_chapter(before, step, decisions))
        yield
    if chapters:
        signs.append(Sign(len(chapters), "end"))
    at = max((one.at for one in stored.decisions), default=game.timing.opened)
    ended = at + game.timing.lag
    return Chronicle(record, tuple(chapters), step.game, claims, tuple(signs), ended)


def _played(game: Game, decision: Decision) -> tuple[Turn, Step]:
    try:
        turn = play_all(turn_of(game, decision.seat), parse_moves(decision.moves))
        return turn, submit_turn(game, decision.seat, turn)
    except (IllegalMove, Rejected) as no:
        raise IllegalDecision(no.reason, decision.round, decision.seat + 1) from no


def _chapter(before: Game, step: Step, decisions: Iterable[Decision]) -> Chapter:
    after = step.game
    return Chapter(
        before=_without_sheets(before),
        after=_without_sheets(after),
        turns=tuple(decision.moves for decision in decisions),
        events=step.events,
        temps=frozenset(sheet.temps for sheet in after.sheets),
        rival=score(after)[-1] if after.table.rival() is not None else None,
    )


def _without_sheets(game: Game) -> Game:
    return replace(game, sheets=(), sealed=roll_of(None, 0), confirmed=0)


def _signs(before: Game, turns: list[Turn]) -> Iterator[Sign]:
    number = before.round
    refused = tuple(seat for seat, turn in enumerate(turns) if isinstance(turn.choice, Refuse))
    if refused:
        yield Sign(number, "refusal", refused)
    built = tuple(
        seat
        for seat, turn in enumerate(turns)
        if any(isinstance(move, BuildRoundabout) for move in turn.moves)
    )
    if built:
        yield Sign(number, "roundabout", built)
    for plan, card in enumerate(before.plans):
        claimed = [seat for seat, turn in enumerate(turns) if plan in turn.claims]
        if claimed:
            first = turns[claimed[0]].sheet.plans[plan] == card.card.values[0]
            yield Sign(number, "plan", tuple(claimed), plan, first)


def sheets_of(chronicle: Chronicle, seat: int) -> Iterator[Sheet]:
    """Yield a seat's sheet after each round."""
    sheet = empty_sheet(chronicle.last.ruleset.site.layout)
    for chapter in chronicle.chapters:
        turn = begin(terms_of(chapter.before, seat), sheet)
        sheet = play_all(turn, parse_moves(chapter.turns[seat])).sheet
        yield sheet
